import type { TraceStore } from '../../source/trace-store.ts';
import { type LogFilter, matchesFacts } from './log-filter.ts';
import { type LogLine, logLine } from './log-line.ts';

type Store = Pick<TraceStore, 'rows' | 'raw' | 'body'> & {
  readonly model: { readonly logSeqs: readonly number[] };
};

/** `missing`: the next line's text is not in the page. `paused`: the time was up. */
export type Progress = 'done' | 'missing' | 'paused';

/** A run of seqs, both ends included. */
export type SeqRun = readonly [from: number, to: number];

/** Lines between two looks at the clock. */
const SLICE = 64;
/** Other events between log lines that are fetched along, in bytes: one command for many lines. */
const GAP_BYTES = 4096;

/** The log lines that pass a filter, in order; grows with the log. */
export class LogRows {
  readonly #store: Store;
  readonly #filter: LogFilter;
  readonly #needle: string;
  readonly #seqs: number[] = [];
  #checked = 0;

  constructor(store: Store, filter: LogFilter) {
    this.#store = store;
    this.#filter = filter;
    this.#needle = filter.text.toLowerCase();
  }

  get length(): number {
    return this.#seqs.length;
  }

  /** How many lines of the log have been looked at, and how many there are. */
  get checked(): number {
    return this.#checked;
  }

  get total(): number {
    return this.#store.model.logSeqs.length;
  }

  seqAt(index: number): number | undefined {
    return this.#seqs[index];
  }

  /** Index of the first line at or after `seq`; `length` when there is none. */
  indexFrom(seq: number): number {
    let low = 0;
    let high = this.#seqs.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#seqs[middle] ?? 0) < seq) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  indexOf(seq: number): number | undefined {
    const index = this.indexFrom(seq);
    return this.#seqs[index] === seq ? index : undefined;
  }

  /** Looks at further lines until `isOver` says that the time is up. */
  update(isOver: () => boolean): Progress {
    const { logSeqs } = this.#store.model;
    while (this.#checked < logSeqs.length) {
      const seq = logSeqs[this.#checked] ?? 0;
      // A batch with several log messages is one line.
      if (seq !== logSeqs[this.#checked - 1]) {
        const matches = this.#matches(seq);
        if (matches === undefined) return 'missing';
        if (matches) this.#seqs.push(seq);
      }
      this.#checked += 1;
      if (this.#checked % SLICE === 0 && isOver()) return 'paused';
    }
    return 'done';
  }

  /** Events to fetch next, so that the search can go on: those of the next `count` lines that are not in the page. */
  missing(count: number): readonly SeqRun[] {
    const { logSeqs } = this.#store.model;
    const runs: [number, number][] = [];
    let bytes = 0;
    for (let at = this.#checked, found = 0; at < logSeqs.length && found < count; at++) {
      const seq = logSeqs[at] ?? 0;
      if (!matchesFacts(this.#store.rows, seq, this.#filter) || this.#store.raw(seq) !== undefined) continue;
      found += 1;
      const run = runs.at(-1);
      bytes = run === undefined ? 0 : this.#bytesBetween(run[1], seq);
      if (run !== undefined && bytes <= GAP_BYTES) run[1] = seq;
      else runs.push([seq, seq]);
    }
    return runs;
  }

  #bytesBetween(before: number, after: number): number {
    let bytes = 0;
    for (let seq = before + 1; seq < after && bytes <= GAP_BYTES; seq++)
      bytes += this.#store.rows.lengthAt(seq);
    return bytes;
  }

  #matches(seq: number): boolean | undefined {
    if (!matchesFacts(this.#store.rows, seq, this.#filter)) return false;
    if (this.#needle === '') return true;
    const line = logLine(this.#store, seq);
    if (line === undefined) return undefined;
    return line !== 'none' && contains(line, this.#needle);
  }
}

/** Whether a line says `needle` (in lower case), in its text or as its logger. */
function contains({ text, logger }: LogLine, needle: string): boolean {
  return text.toLowerCase().includes(needle) || logger?.toLowerCase().includes(needle) === true;
}
