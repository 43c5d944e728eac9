import { type ParsedFilter, parseFilter, printFilter } from '@lifeline/filter';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { navigate, useSessionRoute } from '../../app/router.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { FilterRun } from './filter-run.ts';

/** A pause in typing this long, and the filter is applied. */
const TYPING_MS = 60;

/** The filter of a session's wire, as it stands in the address. */
export interface WireFilter {
  readonly text: string;
  readonly parsed: ParsedFilter;
  /** Changes the text, and with it the address. */
  readonly change: (text: string) => void;
  /** What decides about the rows, printed: the last text that was a filter; '' when everything is shown. */
  readonly applied: string;
  readonly run: FilterRun;
}

/** The filter in the address, at work on the session of `store`. */
export function useFilter(store: TraceStore): WireFilter {
  const text = useSessionRoute()?.q ?? '';
  const parsed = useMemo(() => parseFilter(text), [text]);
  const [applied, setApplied] = useState(() => (parsed.ok ? printFilter(parsed.filter) : ''));
  useEffect(() => {
    if (!parsed.ok) return;
    const next = printFilter(parsed.filter);
    const timer = setTimeout(() => setApplied(next), TYPING_MS);
    return () => clearTimeout(timer);
  }, [parsed]);

  // Kept, so that taking a filter away costs nothing.
  const whole = useMemo(() => new FilterRun(store, undefined), [store]);
  const run = useMemo(() => {
    const read = parseFilter(applied);
    return read.ok && applied !== '' ? new FilterRun(store, read.filter) : whole;
  }, [store, applied, whole]);
  useEffect(() => () => run.stop(), [run]);
  useEffect(() => run.start());
  useSyncExternalStore(run.subscribe, () => run.version);
  run.advance();

  const change = useCallback((next: string) => navigate({ q: next === '' ? undefined : next }), []);
  return { text, parsed, change, applied, run };
}
