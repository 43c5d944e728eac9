import type { BridgeMessage, Run } from '@lifeline/wire';
import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { type Commands, commandsFor } from './commands.ts';
import { toBridgeError } from './errors.ts';
import { loadExportPage, onUnauthorized } from './http.ts';
import { keys } from './query-client.ts';
import { RunReports } from './run-reports.ts';
import { searchSession } from './search.ts';
import { SessionList } from './sessions.ts';
import { BridgeSocket, type CommandBody, type SocketState } from './socket.ts';
import { suitePort, withProgress } from './suites.ts';
import { askOtherTabs, currentToken, keepToken } from './token.ts';
import type { TraceSource } from './trace-source.ts';
import { TraceStore } from './trace-store.ts';

/** The page's connection to the bridge: one socket, all sessions, one trace store each. Lives as long as the page. */
export class Bridge implements TraceSource {
  readonly sessions = new SessionList();
  readonly settings = { load: api.settings, change: api.putSettings };
  readonly exportPage = loadExportPage;
  readonly annotations = { load: api.annotations, change: api.annotate };
  readonly suites = suitePort;
  readonly #socket: BridgeSocket;
  readonly #stores = new Map<string, TraceStore>();
  /** Sessions whose events flow on the present connection. */
  readonly #attached = new Set<string>();
  readonly #commands = new Map<string, Commands>();
  readonly #stateListeners = new Set<() => void>();
  readonly #queries: QueryClient;
  readonly #runReports = new RunReports((progress) =>
    this.#queries.setQueryData<Run>(keys.run(progress.sessionId), (run) => withProgress(run, progress)),
  );
  /** After a loss, hints that `/api` changed may have been missed. */
  #wasOpen = false;

  constructor(url: string, queries: QueryClient) {
    this.#queries = queries;
    this.#socket = new BridgeSocket(url, currentToken, {
      message: (message) => this.#receive(message),
      state: (state) => this.#changed(state),
      authorized,
    });
    this.sessions.subscribe(() => this.#attachKnown());
  }

  get state(): SocketState {
    return this.#socket.state;
  }

  subscribeState = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  };

  /** Connects, and wakes the connection when the browser is online or the tab is shown again. */
  start(): void {
    onUnauthorized(() => void this.#renew());
    window.addEventListener('online', () => this.#socket.wake());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#socket.wake();
    });
    this.#socket.open();
  }

  /** Ends the connection for good. */
  stop(): void {
    this.#socket.close();
  }

  /** Tries to connect at once. */
  retry(): void {
    this.#socket.wake();
  }

  /** The trace of a session; made when it is first asked for, attached once the bridge knows it, kept from then on. */
  store(sessionId: string): TraceStore {
    const known = this.#stores.get(sessionId);
    if (known !== undefined) return known;
    const store = new TraceStore(sessionId, {
      attach: (id, cursor) => this.#socket.post({ type: 'attach', sessionId: id, cursor }),
      read: async (id, from, to) => {
        const reply = await this.#socket.command({ type: 'read', sessionId: id, from, to });
        return reply.type === 'bodies' ? reply.bodies : [];
      },
      refuse: (reason) => this.#socket.refuse(reason),
      rawBytes: api.rawBytes,
      secrets: api.secrets,
      search: searchSession,
    });
    this.#stores.set(sessionId, store);
    this.#attachKnown();
    return store;
  }

  commands(sessionId: string): Commands {
    let commands = this.#commands.get(sessionId);
    if (commands === undefined) {
      commands = commandsFor(
        {
          command: (body) => this.#socket.command(body),
          send: async (id, body: CommandBody) => (await api.send(id, { ...body, ref: 'http' })).seq,
          sent: (seq) => this.store(sessionId).sent(seq),
        },
        sessionId,
      );
      this.#commands.set(sessionId, commands);
    }
    return commands;
  }

  #receive(message: BridgeMessage): void {
    switch (message.type) {
      case 'hello':
        this.#attached.clear();
        this.sessions.replace(message.sessions);
        if (this.#wasOpen) void this.#queries.invalidateQueries();
        this.#wasOpen = true;
        return;
      case 'sessions':
        this.sessions.replace(message.sessions);
        return;
      case 'events':
        this.#stores.get(message.sessionId)?.receive(message);
        return;
      case 'changed':
        void this.#queries.invalidateQueries({ queryKey: [message.what] });
        return;
      case 'run':
        this.#runReports.add(message);
        return;
      case 'error':
        console.error('the bridge reports', message.error);
        return;
      default:
        return;
    }
  }

  /** A store may be asked for before the bridge has told its session (a reload, a recording being opened), and may come again. */
  #attachKnown(): void {
    if (this.#socket.state !== 'open') return;
    const all = new Set(this.sessions.all.map(({ id }) => id));
    for (const id of this.#attached) if (!all.has(id)) this.#attached.delete(id);
    for (const { id } of this.sessions.all) {
      const store = this.#stores.get(id);
      if (store === undefined || this.#attached.has(id)) continue;
      this.#attached.add(id);
      store.attach();
    }
  }

  #changed(state: SocketState): void {
    for (const listener of this.#stateListeners) listener();
    if (state === 'unauthorized') void this.#renew();
  }

  /** Another tab may hold the token of a newer bridge. */
  async #renew(): Promise<void> {
    const fresh = await askOtherTabs(currentToken());
    if (fresh === undefined) return;
    keepToken(fresh);
    this.#socket.open();
  }
}

async function authorized(): Promise<boolean> {
  try {
    await api.settings();
    return true;
  } catch (error) {
    return toBridgeError(error).code !== 'unauthorized';
  }
}
