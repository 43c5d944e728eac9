import { useEffect, useState } from 'react';
import { useSession, useSourceState } from '../source/hooks.ts';
import { useWire } from './wire-context.ts';

/**
 * The moment on the trace's clock (ms since its start), once a second while `ticking` in a live session; else the
 * time of the last event. It stops while the bridge cannot be reached: nobody knows then whether anything is pending.
 */
export function useTraceNow(ticking: boolean): number {
  const { store, sessionId } = useWire();
  const session = useSession(sessionId);
  const startMs = session === undefined ? Number.NaN : Date.parse(session.createdAt);
  const live = ticking && session?.readOnly === false && Number.isFinite(startMs);
  const [now, setNow] = useState(0);
  const stopped = useSourceState() === 'lost';
  useEffect(() => {
    if (!live || stopped) return;
    setNow(Date.now() - startMs);
    const timer = setInterval(() => setNow(Date.now() - startMs), 1000);
    return () => clearInterval(timer);
  }, [live, stopped, startMs]);
  const { length } = store.rows;
  const lastMs = length === 0 ? 0 : store.rows.atMsAt(length - 1);
  return live ? Math.max(now, lastMs) : lastMs;
}
