// Runs the engine, a WebAssembly program for WASI, in a worker. A request is the program's standard
// input. The lines of its standard output are posted to the page while it runs.
"use strict";

/** Thrown to leave the program when it exits. */
class Exit {}

/** The result of a WASI call that has succeeded. */
const SUCCESS = 0;

/** One run of the program: its input, its output, and the few WASI calls that it needs. */
class Run {
  /** @param {string} request what the program reads from standard input */
  constructor(request) {
    this.input = new TextEncoder().encode(request);
    this.decoders = { 1: new TextDecoder(), 2: new TextDecoder() };
    this.line = "";
    this.errors = "";
    this.memory = null;
  }

  /** Runs the program to its end. */
  async start(module) {
    const names = WebAssembly.Module.imports(module).map((call) => call.name);
    const calls = Object.fromEntries(names.map((name) => [name, this[name].bind(this)]));
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: calls });
    this.memory = instance.exports.memory;
    try {
      instance.exports._start();
    } catch (error) {
      if (!(error instanceof Exit)) throw error;
    }
  }

  /** Takes what the program prints. Posts whole lines of standard output. */
  write(descriptor, bytes) {
    const text = this.decoders[descriptor].decode(bytes, { stream: true });
    if (descriptor === 2) {
      this.errors += text;
      return;
    }
    const lines = (this.line + text).split("\n");
    this.line = lines.pop();
    if (lines.length > 0) postMessage({ lines });
  }

  /** The program's memory. Its buffer is a new one after the memory has grown. */
  get view() {
    return new DataView(this.memory.buffer);
  }

  /** Returns the parts of memory in a list of `count` pairs of an address and a length. */
  buffers(list, count) {
    return Array.from({ length: count }, (_, i) => {
      const address = this.view.getUint32(list + 8 * i, true);
      const length = this.view.getUint32(list + 8 * i + 4, true);
      return new Uint8Array(this.memory.buffer, address, length);
    });
  }

  fd_read(_descriptor, list, count, result) {
    let read = 0;
    for (const buffer of this.buffers(list, count)) {
      const piece = this.input.subarray(0, buffer.length);
      buffer.set(piece);
      this.input = this.input.subarray(piece.length);
      read += piece.length;
    }
    this.view.setUint32(result, read, true);
    return SUCCESS;
  }

  fd_write(descriptor, list, count, result) {
    let written = 0;
    for (const buffer of this.buffers(list, count)) {
      this.write(descriptor, buffer);
      written += buffer.length;
    }
    this.view.setUint32(result, written, true);
    return SUCCESS;
  }

  clock_time_get(_clock, _precision, result) {
    const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
    this.view.setBigUint64(result, nanoseconds, true);
    return SUCCESS;
  }

  random_get(address, length) {
    crypto.getRandomValues(new Uint8Array(this.memory.buffer, address, length));
    return SUCCESS;
  }

  environ_sizes_get(count, bytes) {
    this.view.setUint32(count, 0, true);
    this.view.setUint32(bytes, 0, true);
    return SUCCESS;
  }

  environ_get() {
    return SUCCESS;
  }

  proc_exit() {
    throw new Exit();
  }
}

/** Compiles a module from its compressed bytes. */
async function compile(bytes) {
  const decompressed = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(decompressed).arrayBuffer());
}

/** The compiled module, a promise. */
let compiled;

/** Runs the program on a request. Returns the error that it reports, "" if there is none. */
async function answer(request) {
  const run = new Run(request);
  try {
    await run.start(await compiled);
    return run.errors.replace(/^error: /, "").trim();
  } catch (error) {
    return run.errors.trim() || String(error);
  }
}

// The first message brings the module, each further message a request.
onmessage = async ({ data: { module, request } }) => {
  if (module) compiled = compile(module);
  else postMessage({ done: true, error: await answer(request) });
};
