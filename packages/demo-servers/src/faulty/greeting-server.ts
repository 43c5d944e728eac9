import { type Fault, greeting, TOOL } from './faults.ts';
import { type Incoming, isObject, type Outgoing } from './line-server.ts';

/** Answers messages as a small sound server does, but for the fault. */
export function greetingServer(fault: Fault, out: Outgoing): (message: Incoming) => void {
  return ({ id, method, params }) => {
    if (id === undefined) return;
    switch (method) {
      case 'initialize':
        out.result(id, {
          protocolVersion: fault.revision ?? params.protocolVersion,
          capabilities: { tools: {} },
          serverInfo: { name: 'greeting-server', version: '1.0.0' },
        });
        return;
      case 'ping':
        out.result(id, {});
        return;
      case 'tools/list':
        out.result(id, { tools: [TOOL] });
        return;
      case 'tools/call': {
        const args = isObject(params.arguments) ? params.arguments : {};
        if (params.name !== TOOL.name) out.error(id, -32602, `Unknown tool: ${String(params.name)}`);
        else if (fault.call === undefined) out.result(id, greeting(args));
        else fault.call(id, args);
        return;
      }
      default:
        out.error(id, -32601, `Method not found: ${method}`);
    }
  };
}
