import type { SessionModel } from '@lifeline/model';
import type { SessionInfo, SessionState } from '@lifeline/wire';

type Model = Pick<SessionModel, 'connections' | 'negotiation'>;

/**
 * The session as its trace shows it at a moment of the past: not as a recording, and in the state that it had then.
 */
export function sessionAt(session: SessionInfo, model: Model): SessionInfo {
  const { error, revision, ...rest } = session;
  const negotiated = model.negotiation?.revision;
  return {
    ...rest,
    readOnly: false,
    state: stateAt(model),
    ...(negotiated === undefined ? {} : { revision: negotiated }),
  };
}

function stateAt({ connections, negotiation }: Model): SessionState {
  const connection = connections.at(-1);
  if (connection === undefined) return 'connecting';
  if (connection.spawnFailedSeq !== undefined) return 'failed';
  if (connection.closed !== undefined || connection.exit !== undefined) return 'closed';
  return negotiation?.connection === connection.connection ? 'ready' : 'connecting';
}
