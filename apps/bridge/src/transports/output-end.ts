import type { Readable } from 'node:stream';

/** A pipe that stays open this long without a byte, after its process exited, is held by somebody else. */
const IDLE_MS = 100;
/** Reading goes on this long after the exit, however much still comes. */
const LONGEST_MS = 1000;
const POLL_MS = 10;

/** Knows when all that a process wrote has been read, although its children may hold the pipes open for ever. */
export class OutputEnd {
  readonly #streams: readonly Readable[];
  readonly #allEnded: Promise<unknown>;
  #hasEnded = false;
  #isPaused = false;
  #lastByteAt = 0;

  constructor(streams: readonly Readable[]) {
    this.#streams = streams;
    for (const stream of streams) stream.on('data', () => (this.#lastByteAt = performance.now()));
    this.#allEnded = Promise.all(
      streams.map((stream) => new Promise((end) => stream.once('close', end))),
    ).then(() => (this.#hasEnded = true));
  }

  pause(): void {
    this.#isPaused = true;
    for (const stream of this.#streams) stream.pause();
  }

  resume(): void {
    this.#isPaused = false;
    this.#lastByteAt = performance.now();
    for (const stream of this.#streams) stream.resume();
  }

  /** Resolves when the pipes ended, or went on being silent; call it once the process has exited. */
  async drained(): Promise<void> {
    let left = LONGEST_MS;
    this.#lastByteAt = performance.now();
    while (!this.#hasEnded && left > 0) {
      await Promise.race([this.#allEnded, new Promise((resolve) => setTimeout(resolve, POLL_MS))]);
      if (this.#isPaused) continue;
      if (performance.now() - this.#lastByteAt > IDLE_MS) return;
      left -= POLL_MS;
    }
  }
}
