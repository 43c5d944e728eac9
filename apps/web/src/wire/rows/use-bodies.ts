import { useEffect } from 'react';
import type { TraceStore } from '../../source/trace-store.ts';

/** Scrolling rests this long before bodies are asked for. */
const REST_MS = 60;

/** Fetches the bodies of rows on screen that are not in the page, if their recording line is at most `maxBytes`. */
export function useBodies(store: TraceStore, seqs: readonly number[], maxBytes: number): void {
  const first = seqs[0];
  const last = seqs.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows on screen are those from first to last
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(() => {
      for (const [from, to] of missingRuns(store, seqs, maxBytes)) store.load(from, to);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [store, first, last, seqs.length, maxBytes]);
}

/** Runs of neighbouring seqs (both ends included) whose text is wanted and not here. */
export function missingRuns(
  store: Pick<TraceStore, 'rows' | 'body'>,
  seqs: readonly number[],
  maxBytes: number,
): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const seq of seqs) {
    const { rows } = store;
    if (rows.bytesAt(seq) === 0 || rows.lengthAt(seq) > maxBytes || store.body(seq) !== undefined) continue;
    const run = runs.at(-1);
    if (run !== undefined && run[1] === seq - 1) run[1] = seq;
    else runs.push([seq, seq]);
  }
  return runs;
}
