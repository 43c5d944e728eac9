import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type BridgeMessage, CLOSE_CODES, type RunProgress, SUBPROTOCOL, WIRE_VERSION } from '@lifeline/wire';
import { WebSocketServer } from 'ws';
import { HubSocket } from './hub-socket.ts';
import type { Sessions, SessionsListener } from './sessions.ts';
import type { TraceSource } from './trace-source.ts';
import { VERSION } from './version.ts';

/** Most pages at a time, and the longest message of one, in bytes. */
const MOST_SOCKETS = 32;
const LONGEST_MESSAGE = 4 * 1024 * 1024;
const PING_MS = 15_000;
/** Counts of events in the session list are at most this old, in milliseconds. */
const COUNTS_MS = 500;
/** A page that is loaded anew is back within this time, in milliseconds. */
export const PAGES_GONE_MS = 10_000;

/** All open pages. */
export class Hub implements SessionsListener {
  readonly #sessions: Sessions;
  readonly #log: (sentence: string) => void;
  readonly #pagesGoneMs: number;
  readonly #sockets = new Set<HubSocket>();
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols: () => SUBPROTOCOL,
  });
  readonly #pings: NodeJS.Timeout;
  #stateTimer: NodeJS.Immediate | undefined;
  #countsTimer: NodeJS.Timeout | undefined;
  /** The last page is gone; whether one comes back is waited for. */
  #goneTimer: NodeJS.Timeout | undefined;
  #tabs = 0;

  /** @param pagesGoneMs how long no page is open before sessions are told so, in milliseconds */
  constructor(sessions: Sessions, log: (sentence: string) => void, pagesGoneMs: number) {
    this.#sessions = sessions;
    this.#log = log;
    this.#pagesGoneMs = pagesGoneMs;
    sessions.listen(this);
    this.#pings = setInterval(() => {
      for (const socket of this.#sockets) socket.checkAlive();
    }, PING_MS).unref();
  }

  get isFull(): boolean {
    return this.#sockets.size >= MOST_SOCKETS;
  }

  /** Takes over a connection that the gate has let in. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      this.#tabs += 1;
      const page = new HubSocket(webSocket, socket, this.#sessions, `tab-${this.#tabs}`, this.#log);
      this.#sockets.add(page);
      clearTimeout(this.#goneTimer);
      webSocket.on('close', () => this.#closed(page));
      const sessions = this.#sessions.list();
      page.send({ type: 'hello', wireVersion: WIRE_VERSION, bridgeVersion: VERSION, sessions });
    });
  }

  events(source: TraceSource): void {
    for (const socket of this.#sockets) socket.wake(source);
    this.#countsTimer ??= setTimeout(() => {
      this.#countsTimer = undefined;
      this.state();
    }, COUNTS_MS).unref();
  }

  state(): void {
    this.#stateTimer ??= setImmediate(() => {
      this.#stateTimer = undefined;
      if (this.#sockets.size > 0) this.#broadcast({ type: 'sessions', sessions: this.#sessions.list() });
    });
  }

  recordings(): void {
    this.changed('recordings');
  }

  /** Tells every page to fetch a part of `/api` again. */
  changed(what: 'recordings' | 'annotations' | 'settings' | 'drafts' | 'suites'): void {
    this.#broadcast({ type: 'changed', what });
  }

  /** Tells every page how far a run has come. */
  run(progress: RunProgress): void {
    this.#broadcast(progress);
  }

  /** Closes all pages: the bridge ends. */
  close(): void {
    clearInterval(this.#pings);
    clearTimeout(this.#countsTimer);
    clearTimeout(this.#goneTimer);
    for (const socket of this.#sockets) socket.close(CLOSE_CODES.stopping, 'Lifeline ends');
  }

  #closed(page: HubSocket): void {
    this.#sockets.delete(page);
    if (this.#sockets.size > 0) return;
    clearTimeout(this.#goneTimer);
    this.#goneTimer = setTimeout(() => this.#sessions.pagesClosed(), this.#pagesGoneMs).unref();
  }

  #broadcast(message: BridgeMessage): void {
    for (const socket of this.#sockets) socket.send(message);
  }
}
