import { useEffect, useState } from 'react';
import type { TraceStore } from '../../source/trace-store.ts';
import type { ShownRows } from '../shown-rows.ts';
import type { Tally } from './limits.ts';
import { sliced } from './sliced.ts';
import { tally } from './tally.ts';

/** What the export of the first `count` events holds, of those that are shown; undefined while it is counted. */
export function useTally(
  { rows }: TraceStore,
  count: number,
  shown: ShownRows | undefined,
): Tally | undefined {
  const [counted, setCounted] = useState<Tally>();
  const length = shown?.indexFrom(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same list with other rows is counted again
  useEffect(() => {
    const abort = new AbortController();
    setCounted(undefined);
    sliced(tally(rows, count, shown), () => undefined, abort.signal).then(setCounted, () => undefined);
    return () => abort.abort();
  }, [rows, count, shown, shown?.revision, length]);
  return counted;
}
