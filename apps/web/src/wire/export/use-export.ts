import type { ExportTrace, RecordingLines } from '@lifeline/diagram';
import type { KnownSecret, Secret } from '@lifeline/redact';
import type { Annotations, SessionInfo } from '@lifeline/wire';
import { useEffect, useState } from 'react';
import { type BridgeError, toBridgeError } from '../../source/errors.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { prepare } from './prepare.ts';
import { SessionLines } from './session-lines.ts';
import { traceHeader } from './trace-header.ts';

/** Where the making of an export stands. */
export type ExportState =
  | { readonly kind: 'working' /** 0 to 1. */; readonly share: number }
  | { readonly kind: 'failed'; readonly error: BridgeError }
  | { readonly kind: 'ready'; readonly trace: ExportTrace; readonly secrets: readonly Secret[] | undefined };

interface Source {
  readonly lines: RecordingLines;
  readonly known: readonly KnownSecret[];
}

export interface Exported {
  readonly session: SessionInfo;
  /** The first events, so many. */
  readonly count: number;
  readonly notes: Annotations;
  readonly redacts: boolean;
}

/** Makes the first events of a session ready to be written, with or without their secrets. */
export function useExport(store: TraceStore, { session, count, notes, redacts }: Exported): ExportState {
  const [source, setSource] = useState<Source>();
  const [state, setState] = useState<ExportState>({ kind: 'working', share: 0 });
  const [first] = useState(session);

  useEffect(() => {
    const abort = new AbortController();
    const work = async () => {
      const lines = new SessionLines(store, count, abort.signal);
      const [known, header] = await Promise.all([store.secrets(), traceHeader(first, store, lines)]);
      const reach = (seq: number) => lines.reach(seq);
      return { known, lines: { header, length: count, reach, line: (seq: number) => lines.line(seq) } };
    };
    work().then(setSource, failed(abort.signal, setState));
    return () => abort.abort();
  }, [store, first, count]);

  useEffect(() => {
    if (source === undefined) return;
    const abort = new AbortController();
    setState({ kind: 'working', share: 0 });
    const unprepared = { lines: source.lines, notes, known: redacts ? source.known : undefined };
    prepare(unprepared, (share) => setState({ kind: 'working', share }), abort.signal).then(
      (prepared) => setState({ kind: 'ready', ...prepared }),
      failed(abort.signal, setState),
    );
    return () => abort.abort();
  }, [source, notes, redacts]);

  return state;
}

/** Whoever closed the dialog does not want to hear of it any more. */
function failed(signal: AbortSignal, setState: (state: ExportState) => void) {
  return (error: unknown) => {
    if (!signal.aborted) setState({ kind: 'failed', error: toBridgeError(error) });
  };
}
