import type { SessionModel } from '@lifeline/model';
import type { SessionInfo } from '@lifeline/wire';
import { useSyncExternalStore } from 'react';
import { useSession, useStore } from '../source/hooks.ts';

/**
 * Whether the server runs, so that messages can be sent and it can be disconnected. A handshake that failed does not
 * end it: the newest connection tells, as long as the trace has come that far.
 */
export function isRunning(
  session: Pick<SessionInfo, 'readOnly' | 'state' | 'connection'>,
  model: Pick<SessionModel, 'connections'>,
): boolean {
  if (session.readOnly || session.state === 'closing' || session.state === 'closed') return false;
  const newest = model.connections.at(-1);
  if (newest?.connection !== session.connection) return session.state !== 'failed';
  return newest.exit === undefined && newest.closed === undefined && newest.spawnFailedSeq === undefined;
}

/** `isRunning` of a session, kept up to date; false for one that is not known. */
export function useRunning(sessionId: string): boolean {
  const session = useSession(sessionId);
  const store = useStore(sessionId);
  return useSyncExternalStore(
    store.subscribe,
    () => session !== undefined && isRunning(session, store.model),
  );
}
