// The board that the user sees and moves.

/** The move of the blank for each key. A tile slides the way of the arrow, the blank the other. */
const KEYS = { ArrowUp: "D", ArrowDown: "U", ArrowLeft: "R", ArrowRight: "L" };

/** Draws a board, and calls `onMoves` with the moves of the blank that the user makes. */
class BoardView {
  constructor(onMoves) {
    this.element = document.getElementById("board");
    this.description = document.getElementById("description");
    this.arrows = document.getElementById("arrows");
    this.onMoves = onMoves;
    this.buttons = new Map(); // of each tile
    this.board = null;
    document.addEventListener("keydown", (event) => this.press(event));
  }

  /** Shows a board, and marks the tiles that are on their cells in the goal. */
  show(board, goal) {
    const { rows, columns, tiles } = board;
    this.board = board;
    if (this.buttons.size !== tiles.length - 1) this.makeButtons();
    this.element.style.setProperty("--rows", rows);
    this.element.style.setProperty("--columns", columns);
    this.arrows.replaceChildren();
    tiles.forEach((tile, cell) => tile && this.showTile(tile, cell, goal[cell] === tile));
    this.description.textContent = inWords(board);
  }

  /** Makes a button for each tile. */
  makeButtons() {
    this.buttons.forEach((button) => button.remove());
    this.buttons.clear();
    for (let tile = 1; tile < this.board.tiles.length; tile++) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "tile";
      const face = document.createElement("span");
      face.textContent = tile;
      button.append(face);
      button.addEventListener("click", () => this.click(tile));
      this.buttons.set(tile, button);
    }
    this.element.append(...this.buttons.values());
  }

  /** Puts a tile on a cell. */
  showTile(tile, cell, isHome) {
    const button = this.buttons.get(tile);
    const [row, column] = place(cell, this.board.columns);
    const steps = movesTo(this.board, cell).length;
    button.style.setProperty("--row", row);
    button.style.setProperty("--column", column);
    button.classList.toggle("home", isHome);
    button.removeAttribute("data-cycle");
    button.setAttribute("aria-disabled", steps === 0);
    button.tabIndex = steps === 1 ? 0 : -1;
    const label = this.label(tile, cell);
    button.setAttribute("aria-label", steps === 0 ? `${label}, cannot slide` : label);
  }

  /** Returns the name of a tile on a cell. */
  label(tile, cell) {
    const [row, column] = place(cell, this.board.columns);
    return `Tile ${tile}, row ${row + 1}, column ${column + 1}`;
  }

  /** Slides a tile, with those between it and the blank. */
  click(tile) {
    const moves = movesTo(this.board, this.board.tiles.indexOf(tile));
    if (moves) this.onMoves(moves);
  }

  /** Slides a tile by an arrow key, if the board is in sight and nothing else has the focus. */
  press(event) {
    const move = KEYS[event.key];
    const withKey = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    const isHere = event.target === document.body || this.element.contains(event.target);
    const isInSight = this.element.getBoundingClientRect().bottom > 0;
    if (!move || withKey || !isHere || !isInSight || !this.board) return;
    event.preventDefault(); // The page does not scroll, even if there is no tile to slide.
    if (after(this.board, move)) this.onMoves(move);
  }

  /** Draws an arrow from each tile of some cycles to the cell where it belongs. */
  explain(cycles) {
    const { rows, columns, tiles } = this.board;
    this.arrows.setAttribute("viewBox", `0 0 ${columns} ${rows}`);
    cycles.forEach((cells, i) => {
      const colour = i % 6;
      cells.forEach((cell, k) => {
        const next = cells[(k + 1) % cells.length];
        const d = arrow(centre(cell, columns), centre(next, columns));
        this.arrows.append(shape("path", { d, class: `cycle-${colour}` }));
        this.buttons.get(tiles[cell])?.setAttribute("data-cycle", colour);
      });
    });
  }
}

/** Returns the rows of a board in words. */
function inWords({ rows, columns, tiles }) {
  const words = tiles.map((tile) => tile || "blank");
  const row = (_, i) => `Row ${i + 1}: ${words.slice(i * columns, (i + 1) * columns).join(", ")}.`;
  return Array.from({ length: rows }, row).join(" ");
}

/** Returns the centre of a cell as [x, y], in cells. */
function centre(cell, columns) {
  const [row, column] = place(cell, columns);
  return [column + 0.5, row + 0.5];
}

/** Returns a curved arrow from one point to another, as the path of an SVG. */
function arrow([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  // One cell along the arrow, and one to its left.
  const [alongX, alongY] = [(x2 - x1) / length, (y2 - y1) / length];
  const [leftX, leftY] = [alongY, -alongX];
  const point = (x, y, along, left) => [
    x + along * alongX + left * leftX,
    y + along * alongY + left * leftY,
  ];
  // It starts and ends beside the numbers.
  const start = point(x1, y1, 0.3, 0.14);
  const end = point(x2, y2, -0.3, 0.14);
  const bend = point((x1 + x2) / 2, (y1 + y2) / 2, 0, 0.14 + 0.1 * length);
  const angle = Math.atan2(end[1] - bend[1], end[0] - bend[0]);
  const barb = (turn) => [
    end[0] - 0.13 * Math.cos(angle + turn),
    end[1] - 0.13 * Math.sin(angle + turn),
  ];
  return `M${start}Q${bend} ${end}M${barb(0.5)}L${end}L${barb(-0.5)}`;
}

/** Returns an element of SVG. */
function shape(name, attributes, text = "") {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
