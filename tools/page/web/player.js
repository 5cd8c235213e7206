// Plays a path back.

/** Steps through the moves of a path, and calls `onStep` with the number of moves made. */
class Player {
  constructor(onStep) {
    this.onStep = onStep;
    this.slider = document.getElementById("step");
    this.speed = document.getElementById("speed");
    this.counter = document.getElementById("counter");
    this.letters = document.getElementById("path").children;
    const toggle = document.getElementById("toggle");
    this.button = new PlayButton(toggle, () => this.prepare(), () => this.playStep());
    const on = (id, act) => document.getElementById(id).addEventListener("click", act);
    on("first", () => this.jump(0));
    on("back", () => this.jump(this.step - 1));
    on("forward", () => this.jump(this.step + 1));
    on("end", () => this.jump(this.path.length));
    this.slider.addEventListener("input", () => this.jump(Number(this.slider.value)));
    this.speed.addEventListener("change", () => this.button.clock && this.button.play());
    this.load("");
  }

  /** Takes a path, from its start. */
  load(path) {
    this.pause();
    this.path = path;
    this.slider.max = path.length;
    this.go(0);
  }

  pause() {
    this.button.pause();
  }

  /** Goes to a move of the path, without a call of `onStep`. */
  go(step) {
    this.step = Math.max(0, Math.min(step, this.path.length));
    this.slider.value = this.step;
    this.counter.textContent = `${this.step} / ${this.path.length}`;
    this.slider.setAttribute("aria-valuetext", `Move ${this.step} of ${this.path.length}`);
    const [made, next, rest] = this.letters;
    made.textContent = this.path.slice(0, this.step);
    next.textContent = this.path.slice(this.step, this.step + 1);
    rest.textContent = this.path.slice(this.step + 1);
    const disable = (id, yes) => document.getElementById(id).setAttribute("aria-disabled", yes);
    for (const id of ["first", "back"]) disable(id, this.step === 0);
    for (const id of ["forward", "end"]) disable(id, this.step === this.path.length);
  }

  /** Goes to a move, because the user says so. */
  jump(step) {
    this.pause();
    this.go(step);
    this.onStep(this.step);
  }

  /** Prepares to play on, or from the start if the path is at its end. */
  prepare() {
    if (this.step === this.path.length) this.jump(0);
    return 1000 / Number(this.speed.value);
  }

  /** Plays one move. Returns whether there are more. */
  playStep() {
    this.go(this.step + 1);
    this.onStep(this.step);
    return this.step < this.path.length;
  }
}
