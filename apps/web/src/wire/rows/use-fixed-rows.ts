import { useEffect } from 'react';
import type { VirtualScroll } from '../scroll/use-virtual-scroll.ts';
import type { ShownRows } from '../shown-rows.ts';
import { useWire } from '../wire-context.ts';
import { type RowFacts, rowFacts } from './row-facts.ts';
import { useRowScroll } from './use-row-scroll.ts';

export const ROW_PX = 28;
const STEP_ROWS = 4;

export interface FixedRows {
  readonly scroll: VirtualScroll;
  /** Index of the first row in `facts`. */
  readonly first: number;
  readonly facts: readonly RowFacts[];
}

/** The rows on screen of a view whose rows all have one height; up to `wholeRows` all of them. */
export function useFixedRows(wholeRows: number): FixedRows {
  const wire = useWire();
  const { shown, sel, place, store } = wire;
  const index = sel === undefined ? undefined : shown.indexOf(sel);
  const scroll = useRowScroll({
    total: shown.length * ROW_PX,
    topOf: (seq) => shown.indexFrom(seq) * ROW_PX,
    rowAt: (top) => shown.seqAt(Math.ceil(top / ROW_PX)) ?? 0,
    selected: index === undefined ? undefined : { top: index * ROW_PX, bottom: (index + 1) * ROW_PX },
    step: STEP_ROWS * ROW_PX,
    wholePx: wholeRows * ROW_PX,
  });
  useEffect(() => {
    wire.step.current = (seq, by) => stepFixed(shown, seq ?? place.current.seq, by);
  }, [wire, shown, place]);

  const first = Math.floor(scroll.from / ROW_PX);
  const end = Math.min(shown.length, Math.ceil(scroll.to / ROW_PX));
  const facts: RowFacts[] = [];
  for (let at = first; at < end; at++) {
    const seq = shown.seqAt(at);
    if (seq !== undefined) facts.push(rowFacts(store, seq));
  }
  return { scroll, first, facts };
}

/** The shown row `by` rows away from `seq`; bounded by the first and the last. */
function stepFixed(shown: ShownRows, seq: number, by: number): number | undefined {
  const at = shown.indexFrom(seq);
  // The row that follows a hidden one is a step away already.
  const index = shown.seqAt(at) !== seq && by > 0 ? at + by - 1 : at + by;
  return shown.seqAt(Math.max(0, Math.min(shown.length - 1, index)));
}

/** Key of the row at `index` among `count` on screen: rows that leave give their elements to those that come. */
export function slotOf(index: number, count: number): number {
  return count === 0 ? 0 : index % count;
}
