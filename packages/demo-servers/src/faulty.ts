import { FAULTS, greeting, TOOL } from './faulty/faults.ts';
import { type Incoming, isObject, OUT, readMessages } from './faulty/line-server.ts';

/** A small server with one fault, which the first argument chooses; without one it is sound. */
const fault = FAULTS[process.argv[2] ?? ''] ?? {};

function answer({ id, method, params }: Incoming): void {
  if (id === undefined) return;
  switch (method) {
    case 'initialize':
      OUT.result(id, {
        protocolVersion: fault.revision ?? params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'greeting-server', version: '1.0.0' },
      });
      return;
    case 'ping':
      OUT.result(id, {});
      return;
    case 'tools/list':
      OUT.result(id, { tools: [TOOL] });
      return;
    case 'tools/call': {
      const args = isObject(params.arguments) ? params.arguments : {};
      if (params.name !== TOOL.name) OUT.error(id, -32602, `Unknown tool: ${String(params.name)}`);
      else if (fault.call === undefined) OUT.result(id, greeting(args));
      else fault.call(id, args);
      return;
    }
    default:
      OUT.error(id, -32601, `Method not found: ${method}`);
  }
}

fault.start?.();
readMessages(answer);
