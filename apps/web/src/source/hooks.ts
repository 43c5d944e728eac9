import type { SessionInfo } from '@lifeline/wire';
import { useEffect, useSyncExternalStore } from 'react';
import type { Commands } from './commands.ts';
import type { SocketState } from './socket.ts';
import { useSource } from './trace-source.ts';
import type { TraceStore } from './trace-store.ts';

export function useSourceState(): SocketState {
  const source = useSource();
  return useSyncExternalStore(source.subscribeState, () => source.state);
}

/** All sessions of the source, in its order; the same array until something changes. */
export function useSessions(): readonly SessionInfo[] {
  const { sessions } = useSource();
  return useSyncExternalStore(sessions.subscribe, () => sessions.all);
}

/** Whether the source has told its sessions yet. */
export function useSessionsKnown(): boolean {
  const { sessions } = useSource();
  return useSyncExternalStore(sessions.subscribe, () => sessions.known);
}

export function useSession(sessionId: string): SessionInfo | undefined {
  return useSessions().find((session) => session.id === sessionId);
}

/** The trace of a session: stable, survives route changes. Re-render with `useStoreVersion`. */
export function useStore(sessionId: string): TraceStore {
  return useSource().store(sessionId);
}

/** Renders again with each batch of the store; the number serves as a dependency for memos. */
export function useStoreVersion(store: TraceStore): number {
  return useSyncExternalStore(store.subscribe, () => store.version);
}

export function useCommands(sessionId: string): Commands {
  return useSource().commands(sessionId);
}

/** Exact text of an event's line, as far as it is in the page. */
export interface RawState {
  /** `truncated`: `text` is only the start. `none`: the event carries no text. */
  readonly state: 'loading' | 'ready' | 'truncated' | 'none';
  readonly text?: string;
  /** False: bytes that are no UTF-8 were replaced. */
  readonly exact?: boolean;
}

const LOADING: RawState = { state: 'loading' };
const NONE: RawState = { state: 'none' };
/** Lines up to this size are fetched whole. */
const WHOLE_BYTES = 1024 * 1024;

/**
 * Exact text of the line of event `seq`; fetched when it is not here. Lines above `wholeBytes` stay cut to their
 * start (`truncated`).
 */
export function useRaw(store: TraceStore, seq: number | undefined, wholeBytes = WHOLE_BYTES): RawState {
  const version = useStoreVersion(store);
  const known = seq !== undefined && seq < store.rows.length;
  const raw = known ? store.raw(seq) : undefined;
  const cut = raw !== undefined && raw !== 'none' && raw.cut;
  const wanted = cut && known && store.rows.at(seq).bytes <= wholeBytes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version may have dropped the body again
  useEffect(() => {
    if (!known) return;
    if (raw === undefined) store.load(seq, seq);
    else if (wanted) store.loadWhole(seq);
  }, [store, seq, known, raw, wanted, version]);
  if (seq === undefined) return NONE;
  if (raw === undefined || wanted) return LOADING;
  if (raw === 'none') return NONE;
  return { state: raw.cut ? 'truncated' : 'ready', text: raw.text, exact: raw.exact };
}
