import fs from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Duplex, pipeline, Readable } from 'node:stream';
import type { BridgeErrorBody, ErrorCode } from '@lifeline/wire';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { CALLBACK_CSP } from './authorization/callback-page.ts';
import { CALLBACK_PATH } from './authorization/callbacks.ts';
import { BodyRefusal, bodyHandlers, callOf } from './bodies.ts';
import { BridgeError, reason } from './errors.ts';
import type { Audience, Gate } from './gate.ts';
import { setSecurityHeaders } from './headers.ts';
import type { Reply, Route } from './route.ts';
import { listStaticFiles, type StaticFile } from './static-files.ts';

/** Where the page comes from: built files, or a handler (the development server) behind the same gate. */
export type Ui =
  | { readonly kind: 'static'; readonly dir: string }
  | {
      readonly kind: 'middleware';
      readonly handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
      readonly csp: string;
      /** Takes WebSocket upgrades that are not for `/ws`, once the gate has let them in as `page`. */
      readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
    };

export interface HttpParts {
  readonly routes: readonly Route[];
  readonly ui: Ui;
  readonly csp: string;
  /** The gate exists once the port is known. */
  readonly gate: () => Gate;
  /** The page for a browser that comes back from an authorization server. */
  readonly callback: (answer: URLSearchParams, languages: string) => Promise<string>;
  readonly log: (sentence: string) => void;
}

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-message': 400,
  unauthorized: 401,
  'unknown-session': 404,
  'unknown-recording': 404,
  'not-connected': 409,
  'already-answered': 409,
  overtaken: 409,
  'not-pending': 409,
  'not-first': 409,
  'spawn-failed': 422,
  'bad-cwd': 422,
  'bad-command': 422,
  'bad-url': 422,
  'bad-header': 422,
  'bad-config': 422,
  'trace-too-new': 422,
  unreadable: 422,
  'too-large': 413,
  'read-only': 409,
  'in-use': 409,
  'file-changed': 409,
  internal: 500,
};

/** The server with its limits; it does not listen yet. */
export function createHttpServer(app: Express): Server {
  const server = createServer({ maxHeaderSize: 16 * 1024, requireHostHeader: false }, app);
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  return server;
}

/** Page and `/api`. Each route asks the gate by itself; what is no route is refused or not found. */
export function createApp({ routes, ui, csp, gate, callback, log }: HttpParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  app.use((_request, response, next) => {
    setSecurityHeaders(response, csp);
    next();
  });
  const guarded = (audience: Audience) => (request: Request, response: Response, next: NextFunction) => {
    const refusal = gate().refuse(request, audience);
    if (refusal === undefined) next();
    else sendError(response, refusal.status, refusal.error);
  };
  for (const route of routes) {
    const register = { GET: app.get, POST: app.post, PUT: app.put, DELETE: app.delete }[route.method].bind(
      app,
    );
    register(
      `/api${route.path}`,
      guarded(route.audience),
      ...bodyHandlers(route),
      async (request, response) => {
        const over = new AbortController();
        response.on('close', () => over.abort());
        sendReply(response, await route.handle(callOf(request, route, over.signal)), log);
      },
    );
  }
  app.get(CALLBACK_PATH, guarded('callback'), async (request, response) => {
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    const page = await callback(searchParams, request.get('accept-language') ?? '');
    response.setHeader('Content-Security-Policy', CALLBACK_CSP);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
  });
  app.use('/api', guarded('api'), (_request, response) => {
    sendError(response, 404, { code: 'bad-message', message: 'There is no such route.' });
  });
  app.use(guarded('page'), ui.kind === 'static' ? staticFiles(listStaticFiles(ui.dir)) : ui.handler);
  app.use((_request, response) => {
    sendError(response, 404, { code: 'bad-message', message: 'There is no such page.' });
  });
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const { status, body } = failure(error);
    if (status >= 500) log(`A request failed: ${reason(error)}`);
    sendError(response, status, body);
  });
  return app;
}

/** The body of a failure and its status; never a stack. */
function failure(error: unknown): { readonly status: number; readonly body: BridgeErrorBody } {
  if (error instanceof BridgeError) return { status: STATUS[error.code], body: error.body };
  if (error instanceof BodyRefusal) return error;
  const status =
    error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
  if (status === 413) return { status, body: { code: 'too-large', message: 'The body is too large.' } };
  if (status < 500)
    return { status, body: { code: 'bad-message', message: 'The request could not be read.' } };
  return { status: 500, body: { code: 'internal', message: `This did not work: ${reason(error)}` } };
}

function sendReply(response: Response, reply: Reply, log: HttpParts['log']): void {
  if ('empty' in reply) {
    response.status(204).end();
  } else if ('values' in reply) {
    response.setHeader('Content-Type', 'application/x-ndjson; charset=utf-8');
    sendStream(response, Readable.from(jsonLines(reply.values)), log);
  } else if ('stream' in reply) {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    sendStream(response, reply.stream, log);
  } else if ('bytes' in reply) {
    response.setHeader('Content-Type', 'application/octet-stream');
    response.setHeader('Content-Disposition', `attachment; filename="${reply.name}"`);
    response.end(reply.bytes);
  } else {
    sendText(response, 200, 'jsonText' in reply ? reply.jsonText : JSON.stringify(reply.json));
  }
}

function sendStream(response: Response, stream: Readable, log: HttpParts['log']): void {
  pipeline(stream, response, (error) => {
    // whoever asked may leave at any time
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log(`A request failed: ${reason(error)}`);
  });
}

async function* jsonLines(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

/** Sends a failure as JSON. */
function sendError(response: Response, status: number, error: BridgeErrorBody): void {
  sendText(response, status, JSON.stringify(error));
}

function sendText(response: Response, status: number, text: string): void {
  response.status(status);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(text);
}

/** The template of exports runs nothing here, since it is not for this server's policy: a blank page would be all. */
function refuseTemplate(response: Response): void {
  response.status(404);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('This is the template of HTML exports, not a page of its own. Lifeline is at /.\n');
}

function staticFiles(files: ReadonlyMap<string, StaticFile>): RequestHandler {
  return (request, response, next) => {
    const found = files.get(request.path);
    if (files.size === 0) {
      const message = 'The page of Lifeline is not built. Run npm start, which builds it.';
      return sendError(response, 503, { code: 'internal', message });
    }
    if (found === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    if (found.isTemplate && request.get('sec-fetch-dest') === 'document') return refuseTemplate(response);
    response.setHeader('Content-Type', found.type);
    if (found.isImmutable) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    if (request.method === 'HEAD') return response.end();
    fs.createReadStream(found.file).on('error', next).pipe(response);
  };
}
