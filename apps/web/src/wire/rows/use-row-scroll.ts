import { useLayoutEffect } from 'react';
import { useVirtualScroll, type VirtualScroll } from '../scroll/use-virtual-scroll.ts';
import { useWire } from '../wire-context.ts';

export interface RowScrollOptions {
  /** Height of all rows, px. */
  readonly total: number;
  readonly topOf: (seq: number) => number;
  /** First row that is wholly at or below a height. */
  readonly rowAt: (top: number) => number;
  /** Where the selected row is; undefined while it is not in the view. */
  readonly selected: { readonly top: number; readonly bottom: number } | undefined;
  readonly step: number;
  /** Up to this height all rows are in the page, px; few enough that it stays below 2,000 elements. */
  readonly wholePx: number;
}

/**
 * Scrolling of a view over rows: follows, begins where the reader was in the view before, and brings a newly
 * selected row on screen.
 */
export function useRowScroll({
  total,
  topOf,
  rowAt,
  selected,
  step,
  wholePx,
}: RowScrollOptions): VirtualScroll {
  const { sel, follow, setFollow, place } = useWire();
  const scroll = useVirtualScroll({
    total,
    follow,
    onFollow: setFollow,
    initialTop: () => topOf(place.current.seq),
    onMoved: (top, bottom) => {
      const selInView = selected !== undefined && selected.top >= top - 1 && selected.bottom <= bottom + 1;
      place.current = { ...place.current, seq: rowAt(top), selInView };
    },
    step,
    wholePx,
  });
  const { reveal, viewport } = scroll;
  const ready = selected !== undefined && viewport > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection moves the view, new rows do not
  useLayoutEffect(() => {
    if (!ready) return;
    const known = place.current.sel === sel;
    place.current = { ...place.current, sel };
    if (!known || (place.current.selInView && !follow)) reveal(selected.top, selected.bottom);
  }, [sel, ready]);
  return scroll;
}
