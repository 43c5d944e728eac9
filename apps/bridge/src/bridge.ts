import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { BridgeErrorBody } from '@lifeline/wire';
import { callbackPage } from './authorization/callback-page.ts';
import { CALLBACK_PATH, Callbacks } from './authorization/callbacks.ts';
import { TokenStore } from './authorization/token-store.ts';
import { compareRecordings } from './compare/compare-process.ts';
import { Drafts } from './drafts.ts';
import { Gate } from './gate.ts';
import { PAGE_CSP } from './headers.ts';
import { createApp, createHttpServer, type Ui } from './http.ts';
import { Hub, PAGES_GONE_MS } from './hub.ts';
import type { LaunchBase } from './launch.ts';
import { LinkCodes, linkUrl, newSecret } from './link.ts';
import { type PrefillRequest, prefillSource } from './prefill.ts';
import { DISK_LIMITS, type DiskLimits } from './recording/disk-watch.ts';
import { Recordings } from './recordings.ts';
import type { Route } from './route.ts';
import { apiRoutes, type RouteParts } from './routes.ts';
import { Sessions } from './sessions.ts';
import { SettingsStore } from './settings.ts';
import { Suites } from './suite/suites.ts';
import { GuardClient } from './transports/guard-client.ts';

export type { Ui } from './http.ts';

/** The one address that is ever listened on. */
const HOST = '127.0.0.1';
/** What to do where a server asks for authorization. */
const ADVICE =
  'Start authorization, or connect again with a header of your own, such as “Authorization: Bearer …”.';

export interface BridgeOptions {
  /** 0: any free port. */
  readonly port: number;
  /** The data directory. */
  readonly home: string;
  readonly ui: Ui;
  /** Where relative paths start, and whose environment servers inherit from. */
  readonly base: LaunchBase;
  /** The built guard program, and the directory of the built demo servers. */
  readonly guardScript: string;
  /** The built program, for work that takes a process of its own. */
  readonly cliScript: string;
  /** The built worker for suites. */
  readonly workerScript: string;
  readonly demoDirectory: string;
  readonly prefill?: PrefillRequest;
  /** When to warn about the disk; the usual ones otherwise. */
  readonly diskLimits?: DiskLimits;
  /** How long no page is open before held messages go on, in milliseconds; the usual time otherwise. */
  readonly pagesGoneMs?: number;
  /** Takes sentences for the person at the terminal. */
  readonly log: (sentence: string) => void;
}

/**
 * One running bridge: gate, page, `/api`, WebSocket and sessions on one port of 127.0.0.1. The command line, the
 * development server and tests all start it by `createBridge`.
 */
export interface Bridge {
  readonly port: number;
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  readonly token: string;
  readonly home: string;
  readonly recordings: Recordings;
  readonly sessions: Sessions;
  /** The table of `/api`. */
  readonly routes: readonly Route[];
  /** Makes a link with a fresh one-time code to a route such as `/s/<session>`. */
  link(route?: string): string;
  /** Ends all servers in order, then the bridge; resolves with the number of bytes that could not be stored. */
  close(): Promise<number>;
  /** Ends all servers at once; `close` still has to follow. */
  kill(): void;
}

/** Starts a bridge. Rejects with the system's error if the port cannot be listened on. */
export async function createBridge(options: BridgeOptions): Promise<Bridge> {
  const { home, ui, base, log } = options;
  const token = newSecret();
  const codes = new LinkCodes(() => performance.now());
  const guard = new GuardClient(options.guardScript);
  const recordings = new Recordings(home);
  const settings = new SettingsStore(home, base.env, log);
  const { demoDirectory, diskLimits = DISK_LIMITS } = options;
  const callbacks = new Callbacks();
  const authorization = { store: new TokenStore(home, log), callbacks, advice: ADVICE };
  const sessions = new Sessions({
    base,
    recordings,
    settings,
    guard,
    authorization,
    demoDirectory,
    diskLimits,
  });
  const hub = new Hub(sessions, log, options.pagesGoneMs ?? PAGES_GONE_MS);
  let gate = new Gate(options.port, token);
  let origin = '';
  const link = (route = '') => linkUrl(origin, codes.mint(), route);
  const prefill = prefillSource(options.prefill ?? {}, base, home);
  const drafts = new Drafts(home);
  const compare: RouteParts['compare'] = (a, b, signal) =>
    compareRecordings(options.cliScript, recordings, a, b, signal);
  const suites = new Suites({
    home,
    sessions,
    settings,
    env: base.env,
    cwd: base.cwd,
    workerScript: options.workerScript,
    onProgress: (progress) => hub.run(progress),
    onChanged: () => hub.changed('suites'),
  });
  const parts = { token, codes, link, sessions, recordings, settings, drafts, prefill, hub, compare, suites };
  const routes = apiRoutes(parts);
  const csp = ui.kind === 'static' ? PAGE_CSP : ui.csp;
  const callback = async (answer: URLSearchParams, languages: string) =>
    callbackPage(await callbacks.take(answer), settings.value.language, languages);
  const server = createHttpServer(createApp({ routes, ui, csp, gate: () => gate, callback, log }));
  server.on('upgrade', (request, socket, head) => upgrade({ gate, hub, ui }, request, socket, head));
  const port = await listen(server, options.port);
  gate = new Gate(port, token);
  origin = `http://${HOST}:${port}`;
  callbacks.redirectUri = `${origin}${CALLBACK_PATH}`;
  return {
    port,
    origin,
    token,
    home: path.resolve(home),
    recordings,
    sessions,
    routes,
    link,
    close: async () => {
      suites.close();
      const lost = await sessions.stop();
      hub.close();
      server.close();
      server.closeAllConnections();
      guard.close();
      return lost;
    },
    kill: () => sessions.kill(),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: HOST, port, exclusive: true }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(isAddress(address) ? address.port : port);
    });
  });
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

interface UpgradeParts {
  readonly gate: Gate;
  readonly hub: Hub;
  readonly ui: Ui;
}

function upgrade(
  { gate, hub, ui }: UpgradeParts,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  socket.on('error', () => socket.destroy());
  const isOurs = request.url === '/ws';
  const refusal = gate.refuse(request, isOurs ? 'socket' : 'page');
  if (refusal !== undefined) refuse(socket, refusal.status, refusal.error);
  else if (isOurs && hub.isFull)
    refuse(socket, 503, { code: 'internal', message: 'Too many pages are open.' });
  else if (isOurs) hub.accept(request, socket, head);
  else if (ui.kind === 'middleware' && ui.upgrade !== undefined) ui.upgrade(request, socket, head);
  else refuse(socket, 404, { code: 'bad-message', message: 'There is no WebSocket here.' });
}

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number, error: BridgeErrorBody): void {
  const body = JSON.stringify(error);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_WORDS[status] ?? ''}\r\nConnection: close\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
