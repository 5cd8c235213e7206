// Numbers as text.

/** Returns a number with its digits in groups of three. */
function grouped(number) {
  return number.toLocaleString("en");
}

/** Returns a number and its unit: "1 move", "2 moves". */
function counted(number, unit) {
  return `${grouped(number)} ${unit}${number === 1 ? "" : "s"}`;
}

/** Returns a time, which is given in milliseconds. */
function duration(milliseconds) {
  if (milliseconds < 0.1) return "< 0.1 ms"; // The clock of a browser is not more exact.
  if (milliseconds < 10) return `${milliseconds.toFixed(1)} ms`;
  if (milliseconds < 1000) return `${milliseconds.toFixed(0)} ms`;
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Returns "even" or "odd". */
function parity(number) {
  return number % 2 === 0 ? "even" : "odd";
}
