// Boards: `{ rows, columns, tiles }`, with the tiles row by row and 0 for the blank.

/** The rows down and the columns to the right that each move takes the blank. */
const MOVES = { D: [1, 0], L: [0, -1], R: [0, 1], U: [-1, 0] };

const INVERSE = { D: "U", L: "R", R: "L", U: "D" };

/** Returns `[row, column]` of a cell. */
function place(cell, columns) {
  return [Math.floor(cell / columns), cell % columns];
}

/** Returns the board after a move of the blank, or `null` if the blank would leave the board. */
function after({ rows, columns, tiles }, move) {
  const blank = tiles.indexOf(0);
  const [down, right] = MOVES[move];
  let [row, column] = place(blank, columns);
  row += down;
  column += right;
  if (row < 0 || row >= rows || column < 0 || column >= columns) return null;
  return { rows, columns, tiles: exchanged(tiles, blank, row * columns + column) };
}

/** Returns the tiles with those on two cells exchanged. */
function exchanged(tiles, a, b) {
  const next = [...tiles];
  [next[a], next[b]] = [tiles[b], tiles[a]];
  return next;
}

/**
 * Returns the moves that take the blank straight to a cell, one letter repeated. Returns "" if the
 * blank is on this cell, or if the cell is not in the row or column of the blank.
 */
function movesTo({ columns, tiles }, cell) {
  const [fromRow, fromColumn] = place(tiles.indexOf(0), columns);
  const [row, column] = place(cell, columns);
  const [down, right] = [row - fromRow, column - fromColumn];
  if (down === 0) return (right < 0 ? "L" : "R").repeat(Math.abs(right));
  if (right === 0) return (down < 0 ? "U" : "D").repeat(Math.abs(down));
  return "";
}

/** Returns the tiles of a goal: `last` and `first` say where the blank is, `snail` is a spiral. */
function goalOf(name, { rows, columns }) {
  const cells = rows * columns;
  const inOrder = Array.from({ length: cells }, (_, cell) => cell);
  if (name === "first") return inOrder;
  if (name === "last") return [...inOrder.slice(1), 0];
  const tiles = Array(cells);
  spiral(rows, columns).forEach((cell, i) => (tiles[cell] = (i + 1) % cells));
  return tiles;
}

/** Returns all cells in a spiral, clockwise from the first cell inwards. */
function spiral(rows, columns) {
  const cells = [];
  let [top, left, bottom, right] = [0, 0, rows - 1, columns - 1];
  while (cells.length < rows * columns) {
    for (let column = left; column <= right; column++) cells.push(top * columns + column);
    for (let row = top + 1; row <= bottom; row++) cells.push(row * columns + right);
    if (top < bottom) {
      for (let column = right - 1; column >= left; column--) cells.push(bottom * columns + column);
    }
    if (left < right) {
      for (let row = bottom - 1; row > top; row--) cells.push(row * columns + left);
    }
    [top, left, bottom, right] = [top + 1, left + 1, bottom - 1, right - 1];
  }
  return cells;
}

/** Returns a random board from which moves lead to the goal. All such boards are equally likely. */
function shuffled(goal, { rows, columns }) {
  let tiles = goal;
  let odd = false;
  for (let cell = tiles.length - 1; cell > 0; cell--) {
    const other = Math.floor((cell + 1) * Math.random());
    tiles = exchanged(tiles, cell, other);
    odd = odd !== (cell !== other);
  }
  const [row, column] = place(tiles.indexOf(0), columns);
  const [goalRow, goalColumn] = place(goal.indexOf(0), columns);
  // Each move exchanges two tiles and moves the blank by one cell, so both numbers must be even, or
  // both odd. Otherwise, exchange two more tiles.
  const farFromHome = Math.abs(row - goalRow) + Math.abs(column - goalColumn);
  if (odd !== (farFromHome % 2 === 1)) {
    const [a, b] = tiles.flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
    tiles = exchanged(tiles, a, b);
  }
  return { rows, columns, tiles };
}
