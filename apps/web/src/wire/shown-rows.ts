import type { RowTable } from '@lifeline/trace';

const FIRST_CAPACITY = 1024;

/**
 * The rows that the views show, in order: every event but releases, which settle another row. Grows with the
 * table; `index` counts shown rows, `seq` counts events.
 */
export class ShownRows {
  readonly #rows: RowTable;
  #seqs = new Uint32Array(FIRST_CAPACITY);
  #length = 0;
  #read = 0;

  constructor(rows: RowTable) {
    this.#rows = rows;
  }

  get length(): number {
    return this.#length;
  }

  /** Takes the rows that were added to the table since. */
  update(): void {
    const { length } = this.#rows;
    for (; this.#read < length; this.#read += 1) {
      if (this.#rows.kindAt(this.#read) !== 'released') this.#push(this.#read);
    }
  }

  /** seq of the row at `index`; undefined outside. */
  seqAt(index: number): number | undefined {
    return index >= 0 && index < this.#length ? this.#seqs[index] : undefined;
  }

  /** Index of the first shown row at or after `seq`; `length` when there is none. */
  indexFrom(seq: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#seqs[middle] ?? 0) < seq) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Index of `seq`, or undefined when it is not shown. */
  indexOf(seq: number): number | undefined {
    const index = this.indexFrom(seq);
    return this.seqAt(index) === seq ? index : undefined;
  }

  #push(seq: number): void {
    if (this.#length === this.#seqs.length) {
      const grown = new Uint32Array(this.#seqs.length * 2);
      grown.set(this.#seqs);
      this.#seqs = grown;
    }
    this.#seqs[this.#length] = seq;
    this.#length += 1;
  }
}
