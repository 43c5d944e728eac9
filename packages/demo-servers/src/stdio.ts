import type { JSONRPCMessage, Server } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

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
