// The page: what it is made of, and what happens when.

/** The board that is shown if the address has none: the sample of UVA 10181. */
const SAMPLE = "2,3,4,0,1,5,7,8,9,6,10,12,13,14,11,15";

class App {
  constructor() {
    this.engine = new Engine();
    this.solution = new SolutionView();
    this.view = new BoardView((moves) => this.slide(moves));
    this.player = new Player((step) => this.showStep(step));
    this.race = new Race(() => this.puzzle());
    this.watch = new Watch(() => this.puzzle());
    this.text = document.getElementById("text");
    this.error = document.getElementById("error");
    this.said = document.getElementById("said");
    this.goalName = "last";
    this.board = null;
    this.boards = null; // of the path, once there is one
    this.listen();
    this.open();
  }

  /** Connects the controls. */
  listen() {
    const on = (id, type, act) => document.getElementById(id).addEventListener(type, act);
    on("solve", "click", () => this.solve());
    on("cancel", "click", () => this.cancel());
    on("shuffle", "click", () => this.shuffle(this.board));
    on("read", "click", () => this.read(this.text.value));
    on("copy-path", "click", (event) => this.copy(event.target, this.player.path));
    on("copy-link", "click", (event) => this.copy(event.target, location.href));
    on("goal", "change", (event) => this.changeGoal(event.target.value));
    for (const size of document.getElementsByName("size")) {
      const [rows, columns] = size.value.split("x").map(Number);
      size.addEventListener("change", () => this.shuffle({ rows, columns }));
    }
    for (const example of document.querySelectorAll("[data-board]"))
      example.addEventListener("click", () => this.openExample(example.dataset.board));
    window.addEventListener("hashchange", () => this.open());
  }

  /** Opens the board in the address, or the sample. */
  open() {
    const { board, goal } = readAddress();
    this.goalName = goal;
    this.read(board || SAMPLE);
  }

  openExample(text) {
    this.goalName = "last";
    this.read(text);
  }

  changeGoal(name) {
    this.goalName = name;
    this.start(this.board);
    this.solve();
  }

  /** Reads a board in any notation, and solves it. */
  async read(text) {
    this.error.textContent = "";
    let board = null;
    try {
      await this.engine.ask("read", "", text, ([, rows, columns, ...tiles]) => {
        board = { rows: Number(rows), columns: Number(columns), tiles: tiles.map(Number) };
      });
    } catch (error) {
      this.refuse(text, error.message);
    }
    if (!board) return;
    this.start(board);
    this.solve();
  }

  /** Shows what is wrong with the text of a board. */
  refuse(text, message) {
    document.getElementById("other").open = true;
    this.text.value = text;
    this.error.textContent = message;
    const size = { rows: 4, columns: 4 };
    if (!this.board) this.start({ ...size, tiles: goalOf(this.goalName, size) });
  }

  /** Starts with a random board. */
  shuffle(size) {
    this.start(shuffled(goalOf(this.goalName, size), size));
  }

  /** Starts with a board. */
  start(board) {
    this.board = board;
    this.goal = goalOf(this.goalName, board);
    const size = `${board.rows}x${board.columns}`;
    document.getElementById("goal").value = this.goalName;
    document.getElementById("watch").hidden = size === "4x4";
    for (const radio of document.getElementsByName("size")) radio.checked = radio.value === size;
    this.forget();
    this.view.show(board, this.goal);
  }

  /** Forgets all that is known about a board before the present one. */
  forget() {
    this.engine.cancel();
    this.boards = null;
    this.player.load("");
    this.solution.idle();
    this.race.clear();
    this.watch.clear();
    writeAddress(this.board, this.goalName);
  }

  /** Returns the board and the goal for the engine. If there is a path, the board is its start. */
  puzzle() {
    const { tiles } = this.boards?.[0] ?? this.board;
    return { board: tiles.join(" "), goal: this.goal.join(" ") };
  }

  /** Finds a shortest path from the present board. */
  async solve() {
    this.forget();
    this.view.show(this.board, this.goal);
    this.solution.busy();
    const { board, goal } = this.puzzle();
    const start = performance.now();
    const lines = { path: null, unsolvable: null, cycles: [] };
    const onLine = ([word, ...values]) => {
      if (word === "path") lines.path = values[0];
      else if (word === "unsolvable") lines.unsolvable = values.map(Number);
      else if (word === "cycle") lines.cycles.push(values.map(Number));
      else this.solution.searching([word, ...values]);
    };
    try {
      const isComplete = await this.engine.ask("solve", goal, board, onLine);
      if (isComplete) this.answer(lines, performance.now() - start);
    } catch (error) {
      this.solution.idle("Failed");
      this.refuse(board, error.message);
    }
  }

  /** Shows the answer of the engine. */
  answer({ path, unsolvable, cycles }, milliseconds) {
    if (unsolvable) {
      this.view.explain(cycles);
      this.solution.unsolvable(...unsolvable);
      return;
    }
    this.boards = [this.board];
    for (const move of path) this.boards.push(after(this.boards.at(-1), move));
    this.player.load(path);
    this.solution.solved(path, milliseconds);
  }

  /** Cancels the search. */
  cancel() {
    this.engine.cancel();
    this.solution.idle("Cancelled");
    document.getElementById("solve").focus(); // The button that had the focus is gone.
  }

  /** Shows the board after some moves of the path. */
  showStep(step) {
    this.board = this.boards[step];
    this.view.show(this.board, this.goal);
  }

  /** Makes the user's moves. As long as they follow the path, or go back on it, the path stays. */
  slide(moves) {
    this.player.pause();
    for (const move of moves) {
      const { path, step } = this.player;
      const blank = this.board.tiles.indexOf(0);
      this.board = after(this.board, move);
      if (this.boards && path[step] === move) this.player.go(step + 1);
      else if (this.boards && INVERSE[path[step - 1]] === move) this.player.go(step - 1);
      else this.forget();
      this.said.textContent = this.view.label(this.board.tiles[blank], blank);
    }
    this.view.show(this.board, this.goal);
    const isGoal = this.board.tiles.every((tile, cell) => tile === this.goal[cell]);
    if (isGoal) this.said.textContent = "Solved";
  }

  /** Copies a text, and says on the button whether it could. */
  async copy(button, text) {
    const label = (button.dataset.label ??= button.textContent);
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    } catch {
      button.textContent = "Not allowed here";
    }
    this.said.textContent = button.textContent;
    setTimeout(() => (button.textContent = label), 1500);
  }
}

new App();
