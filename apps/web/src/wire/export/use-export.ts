import type { ExportTrace, RecordingLines } from '@lifeline/diagram';
import type { KnownSecret, Secret } from '@lifeline/redact';
import type { SessionInfo } from '@lifeline/wire';
import { useEffect, useState } from 'react';
import { type BridgeError, toBridgeError } from '../../source/errors.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { prepare } from './prepare.ts';
import { readLines } from './read-lines.ts';
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

/** Share of the work that reading the lines takes. */
const READING = 0.5;

/**
 * Reads the first `count` events of a session, and makes it ready to be written. It is read once; with or without its secrets it
 * is made ready when that is asked for.
 */
export function useExport(
  store: TraceStore,
  session: SessionInfo,
  count: number,
  redacts: boolean,
): ExportState {
  const [source, setSource] = useState<Source>();
  const [state, setState] = useState<ExportState>({ kind: 'working', share: 0 });
  const [first] = useState(session);

  useEffect(() => {
    const abort = new AbortController();
    const work = async () => {
      const onProgress = (share: number) => setState({ kind: 'working', share: share * READING });
      const known = await store.secrets();
      const lines = await readLines(store, count, onProgress, abort.signal);
      const header = traceHeader(first, store, lines);
      return { known, lines: { header, length: lines.length, line: (seq: number) => lines[seq] ?? '' } };
    };
    work().then(setSource, failed(abort.signal, setState));
    return () => abort.abort();
  }, [store, first, count]);

  useEffect(() => {
    if (source === undefined) return;
    const abort = new AbortController();
    const onProgress = (share: number) =>
      setState({ kind: 'working', share: READING + share * (1 - READING) });
    setState({ kind: 'working', share: READING });
    prepare(source.lines, redacts ? source.known : undefined, onProgress, abort.signal).then(
      (prepared) => setState({ kind: 'ready', ...prepared }),
      failed(abort.signal, setState),
    );
    return () => abort.abort();
  }, [source, redacts]);

  return state;
}

/** Whoever closed the dialog does not want to hear of it any more. */
function failed(signal: AbortSignal, setState: (state: ExportState) => void) {
  return (error: unknown) => {
    if (!signal.aborted) setState({ kind: 'failed', error: toBridgeError(error) });
  };
}
