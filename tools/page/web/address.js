// The part of the page's address after `#`: the tiles of a board and, unless the blank is last, the
// goal. `#1,0,2,3,4,5,6,7,8&goal=first` is a board of 3×3.

/** Returns `{ board, goal }`: the text of a board, "" if there is none, and the name of a goal. */
function readAddress() {
  const [board, ...options] = location.hash.slice(1).split("&");
  const goal = new URLSearchParams(options.join("&")).get("goal");
  return { board: decoded(board), goal: ["first", "snail"].includes(goal) ? goal : "last" };
}

/** Returns a text with its escapes, such as `%20`, decoded if they are valid. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Puts a board and the name of a goal into the address. Adds nothing to the browser's history. */
function writeAddress({ tiles }, goal) {
  const option = goal === "last" ? "" : `&goal=${goal}`;
  history.replaceState(null, "", `#${tiles.join(",")}${option}`);
}
