import { type Incoming, OUT, readMessages } from './faulty/line-server.ts';

/**
 * A server as tutorials draw it: answers a request `shutdown` with `{}`, and ends at a notification `exit`. No revision
 * of MCP has these two; they are from the Language Server Protocol.
 */
function answer({ id, method, params }: Incoming): void {
  if (method === 'exit') process.exit(0);
  if (id === undefined) return;
  if (method === 'initialize') {
    OUT.result(id, {
      protocolVersion: params.protocolVersion,
      capabilities: {},
      serverInfo: { name: 'tutorial-shutdown', version: '1.0.0' },
    });
  } else if (method === 'shutdown' || method === 'ping') OUT.result(id, {});
  else OUT.error(id, -32601, `Method not found: ${method}`);
}

readMessages(answer);
