import type { TraceStore } from '../../source/trace-store.ts';

/** Where exchanges failed and lines were malformed: grows with the trace, each event is looked at once. */
export class FaultSeqs {
  readonly seqs = new Set<number>();
  readonly #store: TraceStore;
  #rows = 0;
  #changes = 0;

  constructor(store: TraceStore) {
    this.#store = store;
  }

  /** Takes what came since. */
  advance(): void {
    const { rows, model } = this.#store;
    for (; this.#rows < rows.length; this.#rows += 1) {
      if (rows.kindAt(this.#rows) === 'malformed') this.seqs.add(this.#rows);
    }
    for (; this.#changes < model.changeCount; this.#changes += 1) {
      const exchange = model.changedAt(this.#changes);
      if (exchange?.endSeq === undefined || exchange.outcome === 'result') continue;
      this.seqs.add(exchange.endSeq);
    }
  }
}

/** The columns of `width` equal ones, over the events 0 to `last`, that hold one of the events. */
export function columnsOf(seqs: Iterable<number>, last: number, width: number): number[] {
  const taken = new Uint8Array(width);
  for (const seq of seqs) taken[Math.round((seq / Math.max(1, last)) * (width - 1))] = 1;
  return Array.from(taken.keys()).filter((column) => taken[column] === 1);
}
