import { LINE_HEIGHTS, LINE_KINDS, type LineKind } from './sizes.ts';

const FIRST_SIZE = 1024;
const CODES = Object.fromEntries(LINE_KINDS.map((kind, code) => [kind, code])) as Record<LineKind, number>;

/**
 * Lines in columns: kind, seq, one value, and the top in px. Tops are prefix sums and seqs never fall, so both
 * are searched in logarithmic time.
 */
export class LineStore {
  #length = 0;
  #height = 0;
  #kinds = new Uint8Array(FIRST_SIZE);
  #seqs = new Int32Array(FIRST_SIZE);
  #values = new Int32Array(FIRST_SIZE);
  #tops = new Float64Array(FIRST_SIZE);

  get length(): number {
    return this.#length;
  }

  /** Height of all lines; px. */
  get height(): number {
    return this.#height;
  }

  kindAt(index: number): LineKind {
    return LINE_KINDS[this.#kinds[index] ?? 0] ?? 'message';
  }

  seqAt(index: number): number {
    return index < this.#length ? (this.#seqs[index] ?? 0) : Number.POSITIVE_INFINITY;
  }

  /** Gap: its milliseconds. Band: index of the band. Divider: connection. Host return: exchange. */
  valueAt(index: number): number {
    return this.#values[index] ?? 0;
  }

  topAt(index: number): number {
    return index < this.#length ? (this.#tops[index] ?? 0) : this.#height;
  }

  heightAt(index: number): number {
    return this.topAt(index + 1) - this.topAt(index);
  }

  push(kind: LineKind, seq: number, value = 0, height = LINE_HEIGHTS[kind]): void {
    this.#reserve(this.#length + 1);
    const index = this.#length;
    this.#kinds[index] = CODES[kind];
    this.#seqs[index] = seq;
    this.#values[index] = value;
    this.#tops[index] = this.#height;
    this.#height += height;
    this.#length += 1;
  }

  /** Drops all lines from `length` on. */
  truncate(length: number): void {
    this.#height = this.topAt(length);
    this.#length = Math.min(length, this.#length);
  }

  /** Puts the lines of `other` in the place of `removed` lines at `index`. */
  splice(index: number, removed: number, other: LineStore): void {
    const tail = index + removed;
    const shift = other.#length - removed;
    const rise = other.#height - (this.topAt(tail) - this.topAt(index));
    const top = this.topAt(index);
    this.#reserve(this.#length + shift);
    for (const column of [this.#kinds, this.#seqs, this.#values, this.#tops]) {
      column.copyWithin(tail + shift, tail, this.#length);
    }
    this.#length += shift;
    this.#height += rise;
    for (let at = tail + shift; at < this.#length; at += 1) this.#tops[at] = (this.#tops[at] ?? 0) + rise;
    for (let at = 0; at < other.#length; at += 1) {
      this.#kinds[index + at] = other.#kinds[at] ?? 0;
      this.#seqs[index + at] = other.#seqs[at] ?? 0;
      this.#values[index + at] = other.#values[at] ?? 0;
      this.#tops[index + at] = top + (other.#tops[at] ?? 0);
    }
  }

  /** Index of the line at this height; the first or last one outside. */
  indexAtTop(px: number): number {
    return Math.max(0, search(this.#length, (index) => this.topAt(index) > px) - 1);
  }

  /** First line with this seq or a later one; `length` when there is none. */
  firstFrom(seq: number): number {
    return search(this.#length, (index) => this.seqAt(index) >= seq);
  }

  #reserve(length: number): void {
    if (length <= this.#kinds.length) return;
    const size = Math.max(this.#kinds.length * 2, length);
    this.#kinds = grown(new Uint8Array(size), this.#kinds);
    this.#seqs = grown(new Int32Array(size), this.#seqs);
    this.#values = grown(new Int32Array(size), this.#values);
    this.#tops = grown(new Float64Array(size), this.#tops);
  }
}

function grown<T extends Uint8Array | Int32Array | Float64Array>(bigger: T, old: T): T {
  bigger.set(old);
  return bigger;
}

/** First index below `length` for which `test` holds; it must hold for all later ones. */
function search(length: number, test: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
