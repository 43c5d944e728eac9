import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterwards } from './cleanup.ts';
import { installedServer } from './shared.ts';
import { pause } from './wait.ts';

/** A request that a test server got, with its body. */
export interface Got {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Handler = (got: Got, response: ServerResponse, request: IncomingMessage) => unknown;

export interface TestServer {
  readonly origin: string;
  readonly got: readonly Got[];
}

/** An HTTP server of node:http that does what the test says; closed after the tests of the file. */
export async function httpServer(handler: Handler): Promise<TestServer> {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
      got.push(one);
      handler(one, response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { origin: `http://127.0.0.1:${portOf(server.address())}`, got };
}

/** `{id, method}` of a JSON-RPC message. */
export function messageOf({ body }: Got): { readonly id?: unknown; readonly method?: string } {
  return body === '' ? {} : JSON.parse(body);
}

/** An answer as JSON. */
export function reply(response: ServerResponse, id: unknown, result: unknown, headers = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
}

const INITIALIZED = {
  protocolVersion: '2025-11-25',
  capabilities: { tools: {} },
  serverInfo: { name: 'scripted', version: '1' },
};

/** Shakes hands as a legacy server with a protocol session; everything else goes to `handler`. */
export function legacy(handler: Handler, session = 'session-1'): Handler {
  return (got, response, request) => {
    const { id, method } = messageOf(got);
    if (got.method === 'GET') response.writeHead(405).end();
    else if (got.method === 'DELETE') response.writeHead(200).end();
    else if (method === 'server/discover') {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: 'no' } }));
    } else if (method === 'initialize') reply(response, id, INITIALIZED, { 'mcp-session-id': session });
    else if (method === 'notifications/initialized') response.writeHead(202).end();
    else if (method === 'tools/list')
      reply(response, id, { tools: [{ name: 't', inputSchema: { type: 'object' } }] });
    else handler(got, response, request);
  };
}

/** server-everything behind a URL, on a free port. */
export async function everything(
  mode: 'streamableHttp' | 'sse',
): Promise<{ origin: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [installedServer('server-everything'), mode], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  afterwards(() => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, child };
    await pause(50);
  }
  throw new Error('server-everything does not listen');
}

export async function freePort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
