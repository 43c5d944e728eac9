import type { JSONRPCMessage, Server } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';

/** Writes the members in the order that the specification prints them: version and id before the content. */
class ReadableStdioTransport extends StdioServerTransport {
  override send(message: JSONRPCMessage): Promise<void> {
    const head =
      'id' in message ? { jsonrpc: message.jsonrpc, id: message.id } : { jsonrpc: message.jsonrpc };
    return super.send({ ...head, ...message });
  }
}

/** Serves on stdin and stdout until the client closes stdin. */
export async function serveOnStdio(server: Server): Promise<void> {
  server.onerror = (error) => process.stderr.write(`${error.message}\n`);
  await server.connect(new ReadableStdioTransport());
}

/** Serves the era that the client opens with; `reject`: of the legacy one only the error that names the modern one. */
export function serveEras(server: () => Server, legacy: 'serve' | 'reject'): void {
  serveStdio(server, { legacy, transport: new ReadableStdioTransport() });
}
