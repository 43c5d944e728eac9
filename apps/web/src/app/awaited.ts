import type { Exchange, SessionModel } from '@lifeline/model';

/** What a connection that is not ready yet waits for. */
export type Awaited = 'spawn' | 'server/discover' | 'initialize' | 'you';

/** Read off the newest connection: the process, the answer to what opens it, or the person who has to send that. */
export function awaitedOf(
  model: Pick<SessionModel, 'connections' | 'exchanges'>,
  /** There is no process to wait for. */
  isRemote: boolean,
): Awaited {
  const connection = model.connections.at(-1);
  if (connection === undefined || (connection.pid === undefined && !isRemote)) return 'spawn';
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
