import { useCallback, useEffect, useState } from 'react';
import type { TraceStore } from '../source/trace-store.ts';
import type { ShownRows } from './shown-rows.ts';

export interface Follow {
  readonly follow: boolean;
  readonly setFollow: (follow: boolean) => void;
  /** Rows that came since the reader scrolled away. */
  readonly unseen: number;
}

/**
 * Whether the view stays at the newest row. It begins so, unless it `startsAway` from it: a row is selected already (a
 * link to it, a reload), or the session is a recording, which is read from its beginning. Then the rows that were there
 * before do not count as unseen.
 */
export function useFollow(store: TraceStore, shown: ShownRows, startsAway: boolean): Follow {
  /** Events there were when the reader left the end; undefined while following. */
  const [leftAt, setLeftAt] = useState<number | undefined>(startsAway ? 0 : undefined);
  const [catchingUp, setCatchingUp] = useState(startsAway);
  const complete = store.rows.length > 0 && store.rows.length >= store.total;
  useEffect(() => {
    if (!catchingUp || !complete) return;
    setCatchingUp(false);
    setLeftAt((at) => (at === undefined ? undefined : store.rows.length));
  }, [catchingUp, complete, store]);
  const setFollow = useCallback(
    (on: boolean) => setLeftAt((at) => (on ? undefined : (at ?? store.rows.length))),
    [store],
  );
  return {
    follow: leftAt === undefined,
    setFollow,
    unseen: leftAt === undefined || catchingUp ? 0 : shown.length - shown.indexFrom(leftAt),
  };
}
