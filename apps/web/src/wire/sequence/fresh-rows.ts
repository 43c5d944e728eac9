/** Arrows draw themselves only while at most this many events come in a second. */
const MAX_EVENTS = 10;
const SECOND_MS = 1000;

interface Mark {
  readonly atMs: number;
  /** Rows there were before. */
  readonly before: number;
}

/** Tells which rows came just now, as long as few come: their arrows may be drawn before the reader's eyes. */
export class FreshRows {
  #length: number | undefined;
  #from = Number.POSITIVE_INFINITY;
  #marks: Mark[] = [];

  /** Number of rows at a moment (ms) → seq of the first fresh one; infinite for none. */
  note(length: number, nowMs: number): number {
    const before = this.#length;
    if (before === length) return this.#from;
    this.#length = length;
    if (before === undefined) return this.#from;
    this.#marks = this.#marks.filter((mark) => nowMs - mark.atMs < SECOND_MS);
    this.#marks.push({ atMs: nowMs, before });
    const inSecond = length - (this.#marks[0]?.before ?? before);
    this.#from = inSecond > MAX_EVENTS ? Number.POSITIVE_INFINITY : before;
    return this.#from;
  }
}
