import type { SessionModel } from '@lifeline/model';

/** What a connection that is not ready yet waits for. */
export type Awaited = 'spawn' | 'initialize' | 'you';

/** Read off the newest connection: the process, the answer to initialize, or the person who has to send it. */
export function awaitedOf(model: Pick<SessionModel, 'connections' | 'exchanges'>): Awaited {
  const connection = model.connections.at(-1);
  if (connection?.pid === undefined) return 'spawn';
  const asked = model.exchanges.findLast(
    (exchange) => exchange.connection === connection.connection && exchange.method === 'initialize',
  );
  return asked?.outcome === 'pending' ? 'initialize' : 'you';
}
