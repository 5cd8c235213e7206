// A button that plays something back step by step.

/** Starts and stops a clock. */
class PlayButton {
  /**
   * @param {HTMLElement} element the button
   * @param {() => number} onPlay prepares to play, and returns the milliseconds of a step
   * @param {() => boolean} onStep makes a step, and returns whether there are more
   */
  constructor(element, onPlay, onStep) {
    this.element = element;
    this.onPlay = onPlay;
    this.onStep = onStep;
    this.clock = null;
    element.addEventListener("click", () => (this.clock ? this.pause() : this.play()));
  }

  play() {
    this.pause();
    const milliseconds = this.onPlay();
    this.clock = setInterval(() => this.onStep() || this.pause(), milliseconds);
    this.show("Pause");
  }

  pause() {
    clearInterval(this.clock);
    this.clock = null;
    this.show("Play");
  }

  /** Shows what a click does next. */
  show(label) {
    this.element.classList.toggle("playing", label === "Pause");
    this.element.setAttribute("aria-label", label);
  }
}
