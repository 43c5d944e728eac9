import { SequenceLines, type SequenceOptions } from '@lifeline/diagram';
import type { TraceStore } from '../../source/trace-store.ts';
import type { ShownRows } from '../shown-rows.ts';

/** Rows between two looks at the clock. */
const CHUNK = 64;

/** The lines of one session's diagram, built from the shown rows in slices, so that a long trace never blocks. */
export class SequenceSource {
  readonly lines: SequenceLines;
  readonly #store: TraceStore;
  readonly #shown: ShownRows;
  #next = 0;

  constructor(store: TraceStore, shown: ShownRows, options: SequenceOptions) {
    this.#store = store;
    this.#shown = shown;
    this.lines = new SequenceLines(store.rows, store.model, options);
  }

  /** Whether all shown rows are in the diagram. */
  get complete(): boolean {
    return this.#next >= this.#shown.length;
  }

  /** Takes further rows for at most `budgetMs`. */
  advance(budgetMs: number): void {
    const end = performance.now() + budgetMs;
    while (!this.complete) {
      const stop = Math.min(this.#next + CHUNK, this.#shown.length);
      for (; this.#next < stop; this.#next += 1) {
        const seq = this.#shown.seqAt(this.#next);
        if (seq !== undefined) this.lines.append(this.#store.rows.at(seq));
      }
      if (performance.now() >= end) return;
    }
  }
}

interface Kept {
  readonly key: string;
  readonly source: SequenceSource;
}

const kept = new WeakMap<ShownRows, Kept>();

/** The diagram of a session with these options; the last one is kept, so that coming back to it costs nothing. */
export function sequenceSource(
  store: TraceStore,
  shown: ShownRows,
  options: SequenceOptions,
): SequenceSource {
  const key = `${options.notes && options.noteLines} ${options.host}`;
  const known = kept.get(shown);
  if (known?.key === key) return known.source;
  const source = new SequenceSource(store, shown, options);
  kept.set(shown, { key, source });
  return source;
}
