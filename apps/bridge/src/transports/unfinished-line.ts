import { lineStart } from './utf8.ts';

/** How long bytes of stdout may wait for their line end before that is told, in milliseconds. */
const LATE_MS = 1500;
/** How much of their start is quoted, in bytes. */
const QUOTED_BYTES = 200;

/** What a line without an end is made of so far. */
export interface Unfinished {
  readonly bytes: number;
  readonly start: string;
}

/** Where the bytes wait. */
export interface PendingLine {
  readonly pending: number;
  peek(most: number): Buffer;
}

/** Tells of bytes that wait long for their line end, once until a line end comes. The bytes themselves stay where they are. */
export class UnfinishedLine {
  readonly #line: PendingLine;
  readonly #onLate: (unfinished: Unfinished) => void;
  readonly #lateMs: number;
  #timer: NodeJS.Timeout | undefined;
  #isTold = false;

  constructor(line: PendingLine, onLate: (unfinished: Unfinished) => void, lateMs: number = LATE_MS) {
    this.#line = line;
    this.#onLate = onLate;
    this.#lateMs = lateMs;
  }

  /** A chunk came; `lines`: how many line ends were in it. */
  pushed(lines: number): void {
    if (lines > 0) this.end();
    if (this.#line.pending > 0 && !this.#isTold) this.#timer ??= setTimeout(() => this.#tell(), this.#lateMs);
  }

  /** Nothing waits any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isTold = false;
  }

  #tell(): void {
    this.#timer = undefined;
    this.#isTold = true;
    const { pending } = this.#line;
    if (pending > 0) this.#onLate({ bytes: pending, start: lineStart(this.#line.peek(QUOTED_BYTES)) });
  }
}
