// The answer: the number of moves of the path, the reason why there is none, or the progress of
// the search.

/** Shows one of the states `idle`, `busy`, `solved` and `unsolvable`. */
class SolutionView {
  constructor() {
    this.element = document.getElementById("solution");
    this.progress = document.getElementById("progress");
    this.elapsed = document.getElementById("elapsed");
    this.status = document.getElementById("status");
    this.clock = null;
  }

  /** Shows the part of the panel for a state. A screen reader says `words`. */
  set(state, words) {
    clearInterval(this.clock);
    this.element.dataset.state = state;
    this.status.textContent = words;
  }

  /** Shows that nothing is asked. */
  idle(words = "") {
    this.set("idle", words);
  }

  /** Shows that a search has begun. */
  busy() {
    this.set("busy", "Searching");
    this.progress.textContent = "";
    const start = performance.now();
    const tick = () => {
      this.elapsed.textContent = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    };
    this.clock = setInterval(tick, 100);
    tick();
  }

  /** Shows the progress of the search, a line of the engine. */
  searching([word, ...numbers]) {
    if (word === "building") {
      this.progress.textContent = `Building table ${numbers.join("-")}`;
    } else {
      const [bound, states] = numbers.map(Number);
      this.progress.textContent = `Looking for ${bound} moves, ${grouped(states)} states generated`;
    }
  }

  /** Shows the number of moves of a path. */
  solved(path, milliseconds) {
    const [number, unit] = counted(path.length, "move").split(" ");
    document.getElementById("moves").textContent = number;
    document.getElementById("unit").textContent = unit;
    const time = `found in ${duration(milliseconds)}`;
    const isGoal = path.length === 0;
    document.getElementById("time").textContent = isGoal
      ? "This is the goal."
      : `No path is shorter. It was ${time}.`;
    performance.mark("solved");
    this.set("solved", `${number} ${unit}, ${time}`);
  }

  /** Shows why no moves lead to the goal. The numbers are those of the engine. */
  unsolvable(exchanges, distance) {
    document.getElementById("exchanges").textContent = counted(exchanges, "exchange");
    document.getElementById("exchanges-parity").textContent = parity(exchanges);
    document.getElementById("distance").textContent = counted(distance, "cell");
    document.getElementById("distance-parity").textContent = parity(distance);
    this.set("unsolvable", "Unsolvable. No moves lead to the goal.");
  }
}
