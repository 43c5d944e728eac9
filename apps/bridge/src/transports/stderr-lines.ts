import { LineSplitter, type SplitLine } from './line-splitter.ts';

/** How long an unfinished line waits for its end before it is shown, in milliseconds. */
const PARTIAL_AFTER_MS = 100;
/** An unfinished line longer than this is shown at once, in bytes. */
const PARTIAL_BYTES = 256 * 1024;

/** A piece of stderr: a line, or with `open` its beginning, the rest of which comes later. */
export interface StderrPiece {
  readonly bytes: Buffer;
  readonly open: boolean;
}

/** Lines of stderr, where a prompt or a progress bar without LF shows up after a moment as an `open` piece. */
export class StderrLines {
  readonly #splitter = new LineSplitter();
  readonly #onPieces: (pieces: readonly StderrPiece[]) => void;
  #timer: NodeJS.Timeout | undefined;
  #isOpen = false;

  constructor(onPieces: (pieces: readonly StderrPiece[]) => void) {
    this.#onPieces = onPieces;
  }

  push(chunk: Buffer): void {
    const lines = this.#splitter.push(chunk);
    if (lines.length > 0) {
      this.#isOpen = false;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#onPieces(lines.map(closed));
    }
    if (this.#splitter.pending > PARTIAL_BYTES) this.#flush();
    else if (this.#splitter.pending > 0) this.#timer ??= setTimeout(() => this.#flush(), PARTIAL_AFTER_MS);
  }

  /** The stream ended: what waits is a line of its own. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#splitter.end();
    if (last !== undefined) this.#onPieces([closed(last)]);
    else if (this.#isOpen) this.#onPieces([{ bytes: Buffer.alloc(0), open: false }]);
    this.#isOpen = false;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const bytes = this.#splitter.takePartial();
    if (bytes === undefined) return;
    this.#isOpen = true;
    this.#onPieces([{ bytes, open: true }]);
  }
}

function closed(line: SplitLine): StderrPiece {
  return { bytes: line.bytes, open: false };
}
