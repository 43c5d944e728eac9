import type { Exchange, SessionModel } from '@lifeline/model';

/** What a connection that is not ready yet waits for. */
export type Awaited = 'spawn' | 'server/discover' | 'initialize' | 'you' | 'release';

/** Read off the newest connection: the process, the answer to what opens it, or the person, who has to send that or to let a held message go. */
export function awaitedOf(
  model: Pick<SessionModel, 'connections' | 'exchanges' | 'waiting'>,
  /** There is no process to wait for. */
  isRemote: boolean,
): Awaited {
  const connection = model.connections.at(-1);
  if (connection === undefined || (connection.pid === undefined && !isRemote)) return 'spawn';
  if (model.waiting.length > 0) return 'release';
  const asked = pendingOf(model);
  return asked?.method === 'initialize' || asked?.method === 'server/discover' ? asked.method : 'you';
}

/** The newest request of the newest connection that waits for its answer. */
export function pendingOf(model: Pick<SessionModel, 'connections' | 'exchanges'>): Exchange | undefined {
  const connection = model.connections.at(-1)?.connection;
  return model.exchanges.findLast(
    (exchange) => exchange.connection === connection && exchange.outcome === 'pending',
  );
}
