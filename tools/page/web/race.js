// The race: every search on the board, as bars.

/** The columns with bars, and the text of their numbers. */
const BARS = {
  expanded: grouped,
  held: grouped,
  seconds: (value) => duration(1000 * value),
};

/** Runs all searches and draws their measures. */
class Race {
  /** @param {() => {board: string, goal: string}} puzzle returns the board to race on */
  constructor(puzzle) {
    this.puzzle = puzzle;
    this.table = document.querySelector("#race table");
    this.body = this.table.querySelector("tbody");
    this.status = document.getElementById("race-status");
    this.button = document.getElementById("race-run");
    this.limit = document.getElementById("limit");
    this.button.addEventListener("click", () => (this.running ? this.engine.cancel() : this.run()));
    this.running = false;
  }

  /** Removes the bars, which are of another board. */
  clear() {
    if (this.running) this.engine.cancel();
    this.results = [];
    this.body.replaceChildren();
    this.status.textContent = "";
    this.table.hidden = true;
  }

  async run() {
    this.clear();
    this.engine ??= new Engine();
    this.setRunning(true);
    const { board, goal } = this.puzzle();
    const limit = Number(this.limit.value);
    let outcome;
    try {
      const onLine = (words) => this.take(words, limit);
      const isComplete = await this.engine.ask(`race ${limit}`, goal, board, onLine);
      outcome = isComplete ? this.outcome() : "Cancelled";
    } catch (error) {
      outcome = error.message;
    }
    this.status.textContent = outcome;
    this.setRunning(false);
  }

  setRunning(running) {
    this.running = running;
    this.button.textContent = running ? "Cancel" : "Run all searches";
  }

  outcome() {
    if (this.results.length === 0) return "No moves lead to the goal, so no search is run.";
    return `${this.results.length} searches run`;
  }

  /** Takes a line of the engine. */
  take([word, ...values], limit) {
    if (word === "runs") this.status.textContent = `Running ${searchName(values)}`;
    if (word !== "row") return;
    const [expanded, held, build, seconds, moves] = values.slice(3).map(Number);
    this.add({
      name: searchName(values.slice(0, 3)),
      gaveUp: Number.isNaN(moves) ? `gave up at ${grouped(limit)} states` : "",
      built: build >= 0.01 ? `tables built in ${duration(1000 * build)}` : "",
      expanded,
      held,
      seconds,
    });
  }

  /** Adds the row of a search that has ended, and draws all bars again: their scale may change. */
  add(result) {
    const row = document.createElement("tr");
    row.classList.toggle("gave-up", result.gaveUp !== "");
    const name = row.appendChild(document.createElement("th"));
    name.scope = "row";
    for (const word of result.name.split(" ")) {
      const part = document.createElement("span"); // A word such as 4-4-4-3 stays in one line.
      part.textContent = word;
      name.append(part, " ");
    }
    for (const note of [result.built, result.gaveUp].filter((note) => note))
      name.appendChild(document.createElement("small")).textContent = note;
    for (const [column, text] of Object.entries(BARS)) {
      const cell = row.appendChild(document.createElement("td"));
      cell.className = column;
      const bar = document.createElement("span");
      bar.className = "bar";
      cell.append(bar, text(result[column]));
    }
    this.body.append(row);
    this.results.push(result);
    this.table.hidden = false;
    this.scale();
  }

  /** Makes the bars as long as the logarithms of their numbers. */
  scale() {
    for (const column of Object.keys(BARS)) {
      const values = this.results.map((result) => result[column]);
      // The bar of 1 has no length, nor has that of the shortest time.
      const least = column === "seconds" ? Math.min(...values.filter((time) => time > 0)) : 1;
      const tens = values.map((value) => Math.log10(Math.max(value / least, 1)));
      const most = Math.max(...tens, 1);
      this.body.querySelectorAll(`.${column}`).forEach((cell, i) => {
        cell.style.setProperty("--tens", tens[i]);
        cell.style.setProperty("--most-tens", most);
      });
    }
  }
}

/** Returns the name of a search: its algorithm, memory and heuristic, of which two may be `-`. */
function searchName(words) {
  return words.filter((word) => word !== "-").join(" ");
}
