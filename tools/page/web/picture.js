// A picture of all states: a square for those at the same distances from the start and the goal.

/** Draws squares: `fromStart` to the right and `fromGoal` upwards, both in moves. */
class Picture {
  /** @param {Array} places of `{ fromStart, fromGoal, states }` */
  constructor(element, places) {
    this.places = places;
    this.width = 1 + Math.max(...places.map(({ fromStart }) => fromStart));
    this.height = 1 + Math.max(...places.map(({ fromGoal }) => fromGoal));
    this.mostStates = Math.max(...places.map(({ states }) => states));
    this.squares = places.map((place) => this.square(place));
    element.setAttribute("viewBox", `-2.6 -0.6 ${this.width + 3.2} ${this.height + 3.4}`);
    element.replaceChildren(...this.squares, ...this.axes());
  }

  /** Makes the square of a place. */
  square({ fromStart, fromGoal, states }) {
    const y = this.height - 1 - fromGoal;
    const square = shape("rect", { x: fromStart, y, width: 1, height: 1, rx: 0.2 });
    const distances = `${fromStart} from the start, ${fromGoal} from the goal`;
    square.append(shape("title", {}, `${distances}: ${counted(states, "state")}`));
    return square;
  }

  /** Makes the numbers and the names of the axes. */
  axes() {
    const { width, height } = this;
    const parts = [];
    for (let moves = 0; moves < width; moves += 5)
      parts.push(shape("text", { x: moves + 0.5, y: height + 0.95 }, moves));
    for (let moves = 0; moves < height; moves += 5)
      parts.push(shape("text", { x: -0.75, y: height - 0.2 - moves }, moves));
    const turned = `rotate(-90) translate(${-height / 2} -1.75)`;
    parts.push(shape("text", { x: width / 2, y: height + 2.3 }, "moves from the start →"));
    parts.push(shape("text", { transform: turned }, "moves from the goal →"));
    return parts;
  }

  /**
   * Colours the squares. The two functions return how many states of a place were visited before,
   * and how many are new.
   */
  colour(before, now) {
    this.places.forEach((place, i) => {
      const [old, fresh] = [before(place), now(place)];
      const kind = fresh > 0 ? "frontier" : old > 0 ? "visited" : "space";
      const weight = Math.log(1 + (old + fresh || place.states)) / Math.log(1 + this.mostStates);
      this.squares[i].setAttribute("class", kind);
      this.squares[i].style.setProperty("--weight", (0.35 + 0.65 * weight).toFixed(3));
    });
  }
}
