import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useStoreVersion } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import type { LogFilter } from './log-filter.ts';
import { LogRows, type Progress } from './log-rows.ts';

const SLICE_MS = 8;
/** Lines asked for at a time while searching. */
const AHEAD = 2048;
/** What was asked for and did not come is asked for again after this time. */
const AGAIN_MS = 1000;

export interface FilteredLog {
  readonly rows: LogRows;
  /** `done` once all lines have been looked at. */
  readonly progress: Progress;
}

/** The lines that pass the filter, kept up to date; searching goes on in slices while the page stays free. */
export function useLogRows(store: TraceStore, filter: LogFilter): FilteredLog {
  useStoreVersion(store);
  const [, goOn] = useReducer((turn: number) => turn + 1, 0);
  const { source, level, text } = filter;
  const rows = useMemo(() => new LogRows(store, { source, level, text }), [store, source, level, text]);
  const end = performance.now() + SLICE_MS;
  const progress = rows.update(() => performance.now() >= end);
  const asked = useRef({ rows, at: -1, ms: 0 });

  useEffect(() => {
    if (progress === 'done') return;
    if (progress === 'missing') {
      const now = performance.now();
      const last = asked.current;
      if (last.rows !== rows || last.at !== rows.checked || now - last.ms >= AGAIN_MS) {
        asked.current = { rows, at: rows.checked, ms: now };
        for (const [from, to] of rows.missing(AHEAD)) store.load(from, to);
      }
    }
    const timer = setTimeout(goOn, progress === 'paused' ? 0 : AGAIN_MS);
    return () => clearTimeout(timer);
  });
  return { rows, progress };
}
