import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/language.ts';
import { announce } from '../../ui/announcer.tsx';
import { useBench } from './state/bench.ts';

/** Tells screen readers when a run has come to its end. */
export function useRunAnnounced(): void {
  const t = useT();
  const { run } = useBench();
  const wasRunning = useRef(false);
  const state = run?.state;
  useEffect(() => {
    if (wasRunning.current && run !== undefined && (state === 'done' || state === 'stopped')) {
      const rows = run.rows.filter((row) => row.state === 'done');
      const failed = rows.filter((row) => row.verdict !== 'pass').length;
      announce(state === 'stopped' ? t.bench.run.stopped : t.bench.run.finished(failed, rows.length));
    }
    wasRunning.current = state === 'running';
  }, [state, run, t]);
}
