import { SequenceLines, type SequenceOptions } from '@lifeline/diagram';
import type { TraceStore } from '../../source/trace-store.ts';
import type { ShownRows } from '../shown-rows.ts';

/** Rows between two looks at the clock. */
const CHUNK = 64;

/** Lines under construction. */
interface Draft {
  readonly lines: SequenceLines;
  readonly revision: number;
  /** The last row that was taken. */
  lastSeq: number;
}

/**
 * The lines of one session's diagram, built from the shown rows in slices, so that a long trace never blocks. When
 * earlier rows come in or leave, it is built anew, and the old one stays until that is done.
 */
export class SequenceSource {
  readonly #store: TraceStore;
  readonly #shown: ShownRows;
  readonly #options: SequenceOptions;
  /** First rows of the runs that the reader opened. */
  readonly #opened = new Set<number>();
  #current: Draft;
  #next: Draft | undefined;

  constructor(store: TraceStore, shown: ShownRows, options: SequenceOptions) {
    this.#store = store;
    this.#shown = shown;
    this.#options = options;
    this.#current = this.#begin();
  }

  get lines(): SequenceLines {
    return this.#current.lines;
  }

  /** Whether all shown rows are in the diagram, and no others. */
  get complete(): boolean {
    return this.#current.revision === this.#shown.revision && this.#isFull(this.#current);
  }

  /** Takes further rows for at most `budgetMs`. */
  advance(budgetMs: number): void {
    const end = performance.now() + budgetMs;
    if (this.#current.revision !== this.#shown.revision) this.#next ??= this.#begin();
    const draft = this.#next ?? this.#current;
    while (!this.#isFull(draft)) {
      this.#take(draft);
      if (performance.now() >= end) break;
    }
    if (draft !== this.#next || !this.#isFull(draft)) return;
    for (const seq of this.#opened) openRun(draft.lines, seq);
    this.#current = draft;
    this.#next = undefined;
  }

  /** Opens or closes a folded run. */
  toggle(fromSeq: number): void {
    if (this.lines.foldAt(fromSeq)?.open === true) this.#opened.delete(fromSeq);
    else this.#opened.add(fromSeq);
    this.lines.toggleFold(fromSeq);
  }

  #begin(): Draft {
    const lines = new SequenceLines(this.#store.rows, this.#store.model, this.#options);
    return { lines, revision: this.#shown.revision, lastSeq: -1 };
  }

  #isFull(draft: Draft): boolean {
    const last = this.#shown.seqAt(this.#shown.length - 1);
    return last === undefined || draft.lastSeq >= last;
  }

  #take(draft: Draft): void {
    const from = this.#shown.indexFrom(draft.lastSeq + 1);
    for (let index = from; index < from + CHUNK; index += 1) {
      const seq = this.#shown.seqAt(index);
      if (seq === undefined) return;
      draft.lines.append(this.#store.rows.at(seq));
      draft.lastSeq = seq;
    }
  }
}

function openRun(lines: SequenceLines, seq: number): void {
  const fold = lines.foldOf(seq);
  if (fold?.open === false) lines.toggleFold(fold.fromSeq);
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
