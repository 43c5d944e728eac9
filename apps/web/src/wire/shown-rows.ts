import type { SeqTest } from '@lifeline/filter';
import type { Exchange, SessionModel } from '@lifeline/model';
import type { RowTable } from '@lifeline/trace';
import { exchangeSeqs } from './rows/exchange-seqs.ts';

const FIRST_CAPACITY = 1024;
/** Rows between two looks at the clock. */
const CHUNK = 256;

/** What decides about rows, and tells whose facts have changed since they were asked. */
export interface RowFilter {
  readonly test: SeqTest;
  readonly model: Pick<SessionModel, 'changeCount'> & { changedAt(change: number): Exchange | undefined };
}

/**
 * The rows that the views show, in order: every event that matches, but none that says what happened to
 * another row: that it is held, or released. Grows
 * with the table; rows come in and leave when their exchange changes. `index` counts shown rows, `seq` events.
 */
export class ShownRows {
  /** Rises when an earlier row came in or left; rows at the end only lengthen the list. */
  revision = 0;
  readonly #rows: RowTable;
  readonly #filter: RowFilter | undefined;
  #seqs = new Uint32Array(FIRST_CAPACITY);
  #length = 0;
  #read = 0;
  /** Answers by seq, where there is a filter. */
  #answers = new Uint8Array(FIRST_CAPACITY);
  #changes: number;
  /** The first row whose answer is another one than before. */
  #changedFrom = Number.POSITIVE_INFINITY;

  constructor(rows: RowTable, filter?: RowFilter) {
    this.#rows = rows;
    this.#filter = filter;
    this.#changes = filter?.model.changeCount ?? 0;
  }

  get length(): number {
    return this.#length;
  }

  /** Rows looked at so far. */
  get read(): number {
    return this.#read;
  }

  /** Takes what came since, up to row `limit` (exclusive), for at most `budgetMs`. */
  update(limit = this.#rows.length, budgetMs = Number.POSITIVE_INFINITY): void {
    const end = performance.now() + budgetMs;
    this.#takeChanges();
    while (this.#read < limit) {
      const stop = Math.min(limit, this.#read + CHUNK);
      for (; this.#read < stop; this.#read += 1) this.#take(this.#read);
      if (performance.now() >= end) break;
    }
    this.#rebuild();
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

  #take(seq: number): void {
    if (this.#filter !== undefined) {
      // A held answer takes back what the row that it points to has said.
      const { ref } = this.#rows.restAt(seq);
      if (ref !== undefined) this.#askAgain(ref);
    }
    if (isAboutAnother(this.#rows, seq)) return;
    if (this.#filter !== undefined) {
      if (!this.#filter.test(seq)) return;
      this.#answer(seq, 1);
    }
    this.#push(seq);
  }

  #takeChanges(): void {
    if (this.#filter === undefined) return;
    const { model } = this.#filter;
    for (; this.#changes < model.changeCount; this.#changes += 1) {
      const exchange = model.changedAt(this.#changes);
      if (exchange !== undefined) for (const seq of exchangeSeqs(exchange)) this.#askAgain(seq);
    }
  }

  #askAgain(seq: number): void {
    if (seq >= this.#read || isAboutAnother(this.#rows, seq)) return;
    const answer = this.#filter?.test(seq) === true ? 1 : 0;
    if (answer === (this.#answers[seq] ?? 0)) return;
    this.#answer(seq, answer);
    this.#changedFrom = Math.min(this.#changedFrom, seq);
  }

  #rebuild(): void {
    if (this.#changedFrom === Number.POSITIVE_INFINITY) return;
    this.#length = this.indexFrom(this.#changedFrom);
    for (let seq = this.#changedFrom; seq < this.#read; seq += 1)
      if (this.#answers[seq] === 1) this.#push(seq);
    this.#changedFrom = Number.POSITIVE_INFINITY;
    this.revision += 1;
  }

  #answer(seq: number, answer: 0 | 1): void {
    if (seq >= this.#answers.length) {
      const grown = new Uint8Array(Math.max(this.#answers.length * 2, seq + 1));
      grown.set(this.#answers);
      this.#answers = grown;
    }
    this.#answers[seq] = answer;
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

/** A message is held that was read before, or one is released. */
function isAboutAnother(rows: RowTable, seq: number): boolean {
  if (rows.kindAt(seq) === 'released') return true;
  return rows.heldAt(seq) && rows.restAt(seq).ref !== undefined;
}
