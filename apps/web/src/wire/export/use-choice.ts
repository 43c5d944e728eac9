import type { ExportTrace } from '@lifeline/diagram';
import { useEffect, useState } from 'react';
import type { ShownRows } from '../shown-rows.ts';
import type { ExportState } from './use-export.ts';

/** What will be in the file: what `trace` shows. A new object whenever that has changed. */
export interface Choice {
  readonly trace: ExportTrace;
}

/** Chooses what is exported of a session, once it is ready: all of it or what is shown, with or without notes. */
export function useChoice(
  state: ExportState,
  shown: ShownRows | undefined,
  withNotes: boolean,
): Choice | undefined {
  const [choice, setChoice] = useState<Choice>();
  const trace = state.kind === 'ready' ? state.trace : undefined;
  useEffect(() => {
    if (trace === undefined) {
      setChoice(undefined);
      return;
    }
    if (shown === undefined) trace.show();
    else trace.showOnly(seqsOf(shown, trace.rows.length));
    trace.hidesNotes = !withNotes;
    setChoice({ trace });
  }, [trace, shown, shown?.revision, shown?.length, withNotes]);
  return trace === undefined ? undefined : choice;
}

function seqsOf(shown: ShownRows, count: number): Uint32Array {
  const seqs = new Uint32Array(shown.indexFrom(count));
  for (let at = 0; at < seqs.length; at += 1) seqs[at] = shown.seqAt(at) ?? 0;
  return seqs;
}
