import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  isLegacyRequest,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
  type Server,
  type ServerEvent,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { type Announce, announceTo } from './eras/announce.ts';

/**
 * Serves at `http://127.0.0.1:<port>/mcp` and says so on stderr. Port 0: one that is free. `reject`: of the legacy
 * era only the error that names the modern one.
 */
export function serveErasOnHttp(
  make: (announce: Announce) => Server,
  legacy: 'serve' | 'reject',
  port: number,
): void {
  const sessions = new LegacySessions(() => make(announce));
  const announce: Announce = async (event) => {
    modern.bus.publish(event);
    await sessions.announce(event);
  };
  const modern = createMcpHandler(() => make(announce), { legacy: 'reject' });
  const http = createServer((incoming, outgoing) => {
    respond(incoming, outgoing, async (request) => {
      const refused =
        hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
        originValidationResponse(request, localhostAllowedOrigins());
      if (refused !== undefined) return refused;
      if (new URL(request.url).pathname !== '/mcp') return new Response('Not found\n', { status: 404 });
      const isOlder = legacy === 'serve' && (await isLegacyRequest(request));
      return isOlder ? sessions.fetch(request) : modern.fetch(request);
    });
  });
  http.listen(port, '127.0.0.1', () => {
    const address = http.address();
    if (typeof address === 'object' && address !== null)
      process.stderr.write(`Listening at http://127.0.0.1:${address.port}/mcp\n`);
  });
}

/** The protocol sessions of clients of the legacy era. */
class LegacySessions {
  readonly #make: () => Server;
  readonly #open = new Map<string, { server: Server; transport: WebStandardStreamableHTTPServerTransport }>();

  constructor(make: () => Server) {
    this.#make = make;
  }

  async fetch(request: Request): Promise<Response> {
    const id = request.headers.get('mcp-session-id');
    const session = id === null ? undefined : this.#open.get(id);
    if (session !== undefined) return session.transport.handleRequest(request);
    if (id !== null) return new Response('Unknown session\n', { status: 404 });
    const server = this.#make();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (opened) => {
        this.#open.set(opened, { server, transport });
      },
      onsessionclosed: (closed) => {
        this.#open.delete(closed);
      },
    });
    await server.connect(transport);
    return transport.handleRequest(request);
  }

  async announce(event: ServerEvent): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ server }) => announceTo(server, event)));
  }
}

/** Answers a request of Node with what `handle` makes of it, as it comes. */
function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): void {
  const left = new AbortController();
  outgoing.on('close', () => left.abort());
  handle(webRequest(incoming, left.signal)).then(
    (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      if (response.body === null) outgoing.end();
      else
        Readable.fromWeb(response.body)
          .on('error', () => outgoing.destroy())
          .pipe(outgoing);
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    },
  );
}

function webRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'DELETE';
  return new Request(new URL(url, `http://${headers.host ?? '127.0.0.1'}`), {
    method,
    headers: given,
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' as const }),
  });
}
