// The engine, as the page sees it.

/** A worker that runs the engine. It answers one request at a time. */
class Engine {
  constructor() {
    const source = document.getElementById("worker").textContent;
    this.source = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.start();
  }

  /** Starts a worker, which compiles the engine. */
  start() {
    const text = atob(document.getElementById("engine").textContent);
    const module = Uint8Array.from(text, (character) => character.charCodeAt(0));
    this.worker = new Worker(this.source);
    this.worker.postMessage({ module });
    this.stop = null;
  }

  /** Ends the present request, if there is one. Its promise becomes `false`. */
  cancel() {
    if (!this.stop) return;
    this.worker.terminate();
    this.stop(false);
    this.start();
  }

  /**
   * Answers a request, after cancelling the one before. Calls `onLine` with the words of each line
   * of the answer.
   *
   * @returns {Promise<boolean>} whether the answer is complete
   * @throws {Error} if the engine reports an error
   */
  ask(command, goal, board, onLine) {
    this.cancel();
    return new Promise((resolve, reject) => {
      this.stop = resolve;
      this.worker.onmessage = ({ data: { lines, done, error } }) => {
        lines?.forEach((line) => onLine(line.split(" ")));
        if (!done) return;
        this.stop = null;
        if (error) reject(new Error(error));
        else resolve(true);
      };
      this.worker.postMessage({ request: `${command}\n${goal}\n${board}\n` });
    });
  }
}
