import { utf8Boundary } from './utf8.ts';

const LF = 0x0a;

export interface LineLimits {
  /** The longest line that is kept whole, and how much of a longer one is kept, in bytes. */
  readonly whole: number;
  readonly keep: number;
  /** Asked once with the start of a line above 1 MiB; one that is refused is kept to `keep`. */
  readonly isText?: (start: Buffer) => boolean;
}

const LINE_LIMITS: LineLimits = { whole: 256 * 1024 * 1024, keep: 1024 * 1024 };

/** A line above this is collected in one buffer that grows. */
const LARGE_BYTES = 1024 * 1024;

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
  readonly #limits: LineLimits;
  /** The current line so far: in pieces, or in the front of one buffer once it is large. */
  #pieces: Buffer[] = [];
  #large: Buffer | undefined;
  #size = 0;
  /** Bytes of the current line that were not kept. */
  #dropped = 0;

  constructor(limits: LineLimits = LINE_LIMITS) {
    this.#limits = limits;
  }

  /** Bytes that wait for their LF. */
  get pending(): number {
    return this.#size + this.#dropped;
  }

  /** At most the first `most` bytes of them. */
  peek(most: number): Buffer {
    const first = this.#large?.subarray(0, this.#size) ?? this.#pieces[0];
    return first !== undefined && first.length >= Math.min(most, this.#size)
      ? first.subarray(0, most)
      : this.#bytes().subarray(0, most);
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
    const bytes = this.#bytes();
    const cut = utf8Boundary(bytes, bytes.length);
    if (cut === 0) return undefined;
    this.#start(bytes.subarray(cut));
    return bytes.subarray(0, cut);
  }

  #add(piece: Buffer): void {
    if (this.#dropped > 0) {
      this.#dropped += piece.length;
      return;
    }
    if (this.#size + piece.length > LARGE_BYTES) this.#addToLarge(piece);
    else this.#pieces.push(piece);
    const wasLarge = this.#size > LARGE_BYTES;
    this.#size += piece.length;
    if (this.#size > this.#limits.whole) this.#shorten();
    else if (!wasLarge && this.#size > LARGE_BYTES && this.#limits.isText?.(this.#bytes()) === false)
      this.#shorten();
  }

  /** Copies at once, so that the chunk is free: many waiting chunks and their sum later would be twice the memory. */
  #addToLarge(piece: Buffer): void {
    const needed = this.#size + piece.length;
    if (this.#large === undefined || this.#large.length < needed) {
      const grown = Buffer.allocUnsafeSlow(2 * needed);
      this.#bytes().copy(grown);
      this.#large = grown;
      this.#pieces = [];
    }
    piece.copy(this.#large, this.#size);
  }

  #shorten(): void {
    const bytes = this.#bytes();
    const kept = Buffer.from(bytes.subarray(0, utf8Boundary(bytes, this.#limits.keep)));
    const dropped = this.#size - kept.length;
    this.#start(kept);
    this.#dropped = dropped;
  }

  #take(): SplitLine {
    const line = { bytes: this.#bytes(), dropped: this.#dropped };
    this.#start(Buffer.alloc(0));
    return line;
  }

  #bytes(): Buffer {
    if (this.#large !== undefined) return this.#large.subarray(0, this.#size);
    const [only] = this.#pieces;
    return only !== undefined && this.#pieces.length === 1 ? only : Buffer.concat(this.#pieces, this.#size);
  }

  /** Begins a line with these bytes. */
  #start(bytes: Buffer): void {
    this.#large = undefined;
    this.#pieces = bytes.length === 0 ? [] : [bytes];
    this.#size = bytes.length;
    this.#dropped = 0;
  }
}
