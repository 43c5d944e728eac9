import type { GroupGuard } from './guard-client.ts';
import { HttpConnection, type HttpLaunch } from './http/http-connection.ts';
import { StdioConnection, type Launch as StdioLaunch } from './stdio.ts';
import type { Transport, TransportSink } from './transport.ts';

/** What to start or to connect to, complete. */
export type Launch = ({ readonly kind: 'stdio' } & StdioLaunch) | ({ readonly kind: 'http' } & HttpLaunch);

export interface OpenedTransport {
  readonly transport: Transport;
  /** Resolves once the server can be spoken to, or has failed to start (the sink was told why). */
  start(): Promise<unknown>;
}

/** The transport for a target, not started yet. */
export function openTransport(launch: Launch, sink: TransportSink, guard: GroupGuard): OpenedTransport {
  if (launch.kind === 'http') {
    const transport = new HttpConnection(sink, launch);
    return { transport, start: async () => transport.start() };
  }
  const transport = new StdioConnection(sink, guard);
  return { transport, start: () => transport.start(launch) };
}
