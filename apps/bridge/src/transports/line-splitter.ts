import { utf8Boundary } from './utf8.ts';

const LF = 0x0a;

/** The longest line that is kept whole, and how much of a longer one is kept, in bytes. */
const LINE_LIMITS = { whole: 256 * 1024 * 1024, keep: 1024 * 1024 } as const;

/** One line without its LF. `dropped` counts the bytes behind `bytes` that were too many to keep. */
export interface SplitLine {
  readonly bytes: Buffer;
  readonly dropped: number;
}

/**
 * Cuts a byte stream at LF and nowhere else: a CR, a byte order mark, NUL and bytes that are not UTF-8 stay in
 * their line. The result does not depend on how the stream was cut into chunks, and the work is linear in its size.
 */
export class LineSplitter {
  readonly #limits: { readonly whole: number; readonly keep: number };
  #pieces: Buffer[] = [];
  #size = 0;
  /** Bytes of the current line that were not kept. */
  #dropped = 0;

  constructor(limits: { readonly whole: number; readonly keep: number } = LINE_LIMITS) {
    this.#limits = limits;
  }

  /** Bytes that wait for their LF. */
  get pending(): number {
    return this.#size + this.#dropped;
  }

  /** The lines that `chunk` completes. They share memory with it. */
  push(chunk: Buffer): SplitLine[] {
    const lines: SplitLine[] = [];
    let start = 0;
    for (let lf = chunk.indexOf(LF); lf !== -1; lf = chunk.indexOf(LF, start)) {
      this.#add(chunk.subarray(start, lf));
      lines.push(this.#take());
      start = lf + 1;
    }
    if (start < chunk.length) this.#add(chunk.subarray(start));
    return lines;
  }

  /** The last line, if the stream ended without an LF behind it. */
  end(): SplitLine | undefined {
    return this.pending === 0 ? undefined : this.#take();
  }

  /** Takes what waits for its LF, except a UTF-8 sequence that is not complete yet; the line goes on behind it. */
  takePartial(): Buffer | undefined {
    const bytes = Buffer.concat(this.#pieces, this.#size);
    const cut = utf8Boundary(bytes, bytes.length);
    if (cut === 0) return undefined;
    const rest = bytes.subarray(cut);
    this.#pieces = rest.length === 0 ? [] : [rest];
    this.#size = rest.length;
    return bytes.subarray(0, cut);
  }

  #add(piece: Buffer): void {
    if (this.#dropped > 0) {
      this.#dropped += piece.length;
      return;
    }
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#size > this.#limits.whole) this.#shorten();
  }

  #shorten(): void {
    const start = Buffer.concat(this.#pieces, Math.min(this.#size, this.#limits.keep + 4));
    const kept = start.subarray(0, utf8Boundary(start, this.#limits.keep));
    this.#dropped = this.#size - kept.length;
    this.#pieces = [kept];
    this.#size = kept.length;
  }

  #take(): SplitLine {
    const [only] = this.#pieces;
    const bytes =
      only !== undefined && this.#pieces.length === 1 ? only : Buffer.concat(this.#pieces, this.#size);
    const line = { bytes, dropped: this.#dropped };
    this.#pieces = [];
    this.#size = 0;
    this.#dropped = 0;
    return line;
  }
}
