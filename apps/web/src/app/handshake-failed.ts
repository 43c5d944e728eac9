import type { Exchange, SessionModel } from '@lifeline/model';

/** Why the newest connection's handshake came to nothing. `other`: only the bridge knows. */
export interface HandshakeFailure {
  readonly how: 'error' | 'timeout' | 'other';
  /** JSON text of the error code, when the server answered with an error. */
  readonly code?: string;
  /** The row that shows it. */
  readonly seq?: number;
  /** The request that was not answered in time. */
  readonly asked?: Exchange;
}

/** Read off the newest connection's last initialize request, or server/discover where there is none. */
export function handshakeFailureOf(model: Pick<SessionModel, 'connections' | 'exchanges'>): HandshakeFailure {
  const connection = model.connections.at(-1)?.connection;
  const opening = model.exchanges.filter((exchange) => exchange.connection === connection);
  const asked =
    opening.findLast(({ method }) => method === 'initialize') ??
    opening.findLast(({ method }) => method === 'server/discover');
  const seq = asked?.responseSeq ?? asked?.timeoutSeq ?? asked?.requestSeq;
  const at = seq === undefined ? {} : { seq };
  if (asked?.method !== 'initialize') return { how: 'other', ...at };
  if (asked.outcome === 'error') {
    return { how: 'error', ...(asked.errorCode === undefined ? {} : { code: asked.errorCode }), ...at };
  }
  return asked.outcome === 'timeout' ? { how: 'timeout', asked, ...at } : { how: 'other', ...at };
}
