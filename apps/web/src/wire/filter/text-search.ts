import type { SearchFound } from '@lifeline/wire';
import { type BridgeError, toBridgeError } from '../../source/errors.ts';

/** Asks for the events from `from` on that hold the text. */
export type Search = (text: string, from: number, signal: AbortSignal) => AsyncIterable<SearchFound>;

/** New rows are searched together, this long after the search before. */
const PACE_MS = 100;
const RETRY_MS = 1000;

/** One free text, searched for in rows as they are and as they come. */
export class TextSearch {
  readonly #text: string;
  readonly #search: Search;
  readonly #onProgress: () => void;
  #found = new Uint8Array(1024);
  #searched = 0;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;
  /** Why the last attempt failed, until the next one succeeds. */
  failure: BridgeError | undefined;

  constructor(text: string, search: Search, onProgress: () => void) {
    this.#text = text;
    this.#search = search;
    this.#onProgress = onProgress;
  }

  /** The first row that was not searched yet. */
  get searched(): number {
    return this.#searched;
  }

  has(seq: number): boolean {
    return this.#found[seq] === 1;
  }

  /** Sees to it that all rows below `count` get searched. */
  want(count: number): void {
    this.#wanted = Math.max(this.#wanted, count);
    if (this.#running === undefined && this.#timer === undefined && this.#searched < this.#wanted)
      void this.#run();
  }

  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #run(): Promise<void> {
    const control = new AbortController();
    this.#running = control;
    let waitMs = PACE_MS;
    try {
      for await (const { seqs, searched } of this.#search(this.#text, this.#searched, control.signal)) {
        if (control.signal.aborted) return;
        for (const seq of seqs) this.#note(seq);
        this.#searched = Math.max(this.#searched, searched);
        this.failure = undefined;
        this.#onProgress();
      }
    } catch (error) {
      if (control.signal.aborted) return;
      this.failure = toBridgeError(error);
      waitMs = RETRY_MS;
      this.#onProgress();
    }
    if (control.signal.aborted) return;
    this.#running = undefined;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.want(0);
    }, waitMs);
  }

  #note(seq: number): void {
    if (seq >= this.#found.length) {
      const grown = new Uint8Array(Math.max(this.#found.length * 2, seq + 1));
      grown.set(this.#found);
      this.#found = grown;
    }
    this.#found[seq] = 1;
  }
}
