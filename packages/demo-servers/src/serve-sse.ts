import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { localhostAllowedHostnames } from '@modelcontextprotocol/server';
import { greetingServer } from './faulty/greeting-server.ts';
import { type Incoming, outgoing, readMessage } from './faulty/line-server.ts';

/** Streams that are open, and what takes the messages that belong to them. */
const streams = new Map<string, (message: Incoming) => void>();

/**
 * Serves HTTP+SSE (2024-11-05, basic/transports) at `http://127.0.0.1:<free port>/sse` and says so on stderr: a stream
 * for all that the server says, and an address, told by its first event, for what the client says.
 */
export function serveSse(): void {
  const http = createServer((request, response) => {
    const { hostname, pathname, searchParams } = new URL(
      `http://${request.headers.host ?? ''}${request.url ?? ''}`,
    );
    if (!localhostAllowedHostnames().includes(hostname)) end(response, 403, 'Forbidden\n');
    else if (request.method === 'GET' && pathname === '/sse') open(response);
    else if (request.method === 'POST' && pathname === '/messages')
      take(request, response, searchParams.get('sessionId') ?? '');
    else end(response, 404, 'Not found\n');
  });
  http.listen(0, '127.0.0.1', () => {
    const address = http.address();
    if (typeof address === 'object' && address !== null)
      process.stderr.write(`Listening at http://127.0.0.1:${address.port}/sse\n`);
  });
}

function open(response: ServerResponse): void {
  const id = randomUUID();
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`event: endpoint\ndata: /messages?sessionId=${id}\n\n`);
  streams.set(
    id,
    greetingServer(
      {},
      outgoing((text) => response.write(`event: message\ndata: ${text}\n\n`)),
    ),
  );
  response.on('close', () => streams.delete(id));
}

function take(request: IncomingMessage, response: ServerResponse, id: string): void {
  const answer = streams.get(id);
  if (answer === undefined) {
    end(response, 404, 'Unknown session\n');
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const message = readMessage(Buffer.concat(chunks).toString('utf8'));
    end(response, message === undefined ? 400 : 202, message === undefined ? 'Bad request\n' : 'Accepted\n');
    if (message !== undefined) answer(message);
  });
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(text);
}
