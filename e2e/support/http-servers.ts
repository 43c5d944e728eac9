import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { officialServer } from './servers.ts';

/** A server that is spoken to by HTTP, until `stop`. */
export interface HttpServer {
  readonly origin: string;
  stop(): void;
}

/** The official everything server behind a URL, on a free port of this machine. */
export function everythingBy(mode: 'streamableHttp' | 'sse'): Promise<HttpServer> {
  return started(officialServer('everything'), mode);
}

/** A demo server of ours behind a URL, on a free port of this machine. */
export function demoByHttp(file: string): Promise<HttpServer> {
  return started(file, '--http');
}

/** Starts a program that takes its port from PORT, and waits until it answers. */
async function started(file: string, ...args: readonly string[]): Promise<HttpServer> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { origin, stop: () => child.kill('SIGKILL') };
}

/** Lets nobody in who does not bring this header value; who does gets a server with one tool. */
export async function guardedServer(authorization: string): Promise<HttpServer> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (request.headers.authorization !== authorization) response.writeHead(401).end();
      else if (request.method !== 'POST') response.writeHead(405).end();
      else {
        const { id, method } = JSON.parse(body);
        if (method === 'tools/call')
          response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Closed</h1>');
        else if (id === undefined) response.writeHead(202).end();
        else
          response
            .setHeader('content-type', 'application/json')
            .end(JSON.stringify({ jsonrpc: '2.0', id, ...answerTo(method) }));
      }
    });
  });
  const port = await listening(server);
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.closeAllConnections() };
}

function answerTo(method: string): object {
  if (method === 'initialize') {
    const serverInfo = { name: 'guarded', version: '1' };
    return { result: { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo } };
  }
  if (method === 'tools/list')
    return { result: { tools: [{ name: 'open', inputSchema: { type: 'object' } }] } };
  return { error: { code: -32601, message: 'Method not found' } };
}

function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
