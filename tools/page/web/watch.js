// One search, level by level: which states it visits.

/** Shows the states that a search visits up to a level, in a picture and in words. */
class Watch {
  /** @param {() => {board: string, goal: string}} puzzle returns the board to search from */
  constructor(puzzle) {
    this.puzzle = puzzle;
    this.search = document.getElementById("search");
    this.slider = document.getElementById("level");
    this.caption = document.getElementById("caption");
    this.figure = document.getElementById("figure");
    this.note = document.getElementById("watch-note");
    const grow = document.getElementById("grow");
    this.button = new PlayButton(grow, () => this.prepare(), () => this.playLevel());
    document.getElementById("watch-run").addEventListener("click", () => this.run());
    this.search.addEventListener("change", () => this.run());
    this.slider.addEventListener("input", () => {
      this.button.pause();
      this.draw();
    });
  }

  /** Removes the picture, which is of another board. */
  clear() {
    this.button.pause();
    this.engine?.cancel();
    this.figure.hidden = true;
    this.note.textContent = "";
  }

  async run() {
    this.clear();
    this.engine ??= new Engine();
    this.places = [];
    this.visited = [];
    const { board, goal } = this.puzzle();
    const command = `watch ${this.search.value}`;
    try {
      const isComplete = await this.engine.ask(command, goal, board, (words) => this.take(words));
      if (isComplete && this.places.length > 0) this.show();
    } catch (error) {
      this.note.textContent = error.message;
    }
  }

  /** Takes a line of the engine. */
  take([word, ...values]) {
    const numbers = values.map(Number);
    if (word === "unsolvable") {
      this.note.textContent = "No moves lead to the goal, so no search is run.";
    } else if (word === "space") {
      const [fromStart, fromGoal, states] = numbers;
      this.places.push({ fromStart, fromGoal, states });
    } else if (word === "level") {
      const [level, fromStart, fromGoal, states] = numbers;
      this.visited.push({ level, fromStart, fromGoal, states });
    }
  }

  /** Shows the picture of a search that has ended. */
  show() {
    const levels = new Set(this.visited.map(({ level }) => level));
    this.levels = [...levels].sort((a, b) => a - b);
    this.pathLength = Math.min(...this.places.map((place) => place.fromStart + place.fromGoal));
    this.slider.max = this.levels.length - 1;
    this.slider.value = 0;
    this.picture = new Picture(document.getElementById("picture"), this.places);
    this.figure.hidden = false;
    this.button.play();
  }

  /** Draws the states up to the level of the slider. */
  draw() {
    const level = this.levels[this.slider.value];
    const before = new Tally(this.visited.filter((group) => group.level < level));
    const now = new Tally(this.visited.filter((group) => group.level === level));
    this.picture.colour((place) => before.at(place), (place) => now.at(place));
    const isAStar = this.search.value.startsWith("a-star");
    const name = isAStar ? `f = g + h = ${level}` : counted(level, "move");
    const isOpen = level > this.pathLength ? ", generated but not expanded" : "";
    this.caption.textContent =
      `${name}: ${counted(now.total, "new state")}${isOpen}, ` +
      `${grouped(before.total + now.total)} visited of ${grouped(new Tally(this.places).total)}`;
    this.slider.setAttribute("aria-valuetext", this.caption.textContent);
  }

  /** Prepares to play on, or from the start if the picture is complete. Returns a step's time. */
  prepare() {
    if (this.slider.value === this.slider.max) this.slider.value = 0;
    // Who wants less motion gets the whole picture at once, and the slider.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.slider.value = this.slider.max;
    this.draw();
    return 250;
  }

  /** Plays one level. Returns whether there are more. */
  playLevel() {
    this.slider.value = Number(this.slider.value) + 1;
    this.draw();
    return this.slider.value !== this.slider.max;
  }
}

/** Numbers of states: in all, and at each pair of distances. */
class Tally {
  constructor(groups) {
    this.total = 0;
    this.numbers = new Map();
    for (const group of groups) {
      this.total += group.states;
      this.numbers.set(Tally.key(group), this.at(group) + group.states);
    }
  }

  at(place) {
    return this.numbers.get(Tally.key(place)) ?? 0;
  }

  static key({ fromStart, fromGoal }) {
    return `${fromStart} ${fromGoal}`;
  }
}
