import path from 'node:path';
import type { ClientOptions } from '@lifeline/client';
import { commandLine, shortTitle } from '@lifeline/trace';
import type { LaunchTarget, SessionInfo, StartRequest } from '@lifeline/wire';
import type { AuthorizationBase } from './authorization/session-authorization.ts';
import { clientOptions } from './client-options.ts';
import { DemoHttp } from './demo-http.ts';
import { BridgeError } from './errors.ts';
import { type LaunchBase, planLaunch } from './launch.ts';
import { RecordedSession } from './recorded-session.ts';
import { type DiskLimits, DiskWatch } from './recording/disk-watch.ts';
import { inUse, newId, type Recordings } from './recordings.ts';
import { Session } from './session.ts';
import type { SettingsStore } from './settings.ts';
import type { TraceSource } from './trace-source.ts';
import type { GroupGuard } from './transports/guard-client.ts';
import type { SessionCommand } from './wishes.ts';

/** Whoever shows sessions. */
export interface SessionsListener {
  /** `source` has new rows. */
  events(source: TraceSource): void;
  /** What the list says of a session has changed. */
  state(): void;
  /** The list of recordings has changed. */
  recordings(): void;
}

export interface SessionsOptions {
  readonly base: LaunchBase;
  readonly recordings: Recordings;
  readonly settings: SettingsStore;
  readonly guard: GroupGuard;
  readonly authorization: AuthorizationBase;
  readonly diskLimits: DiskLimits;
  /** Where the bundled demo servers are. */
  readonly demoDirectory: string;
}

/** All sessions of this bridge: live ones, ended ones, and recordings that were opened. */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #live = new Map<string, Session>();
  readonly #recorded = new Map<string, RecordedSession>();
  readonly #listeners = new Set<SessionsListener>();
  readonly #disk: DiskWatch;
  readonly #demoHttp: DemoHttp;

  constructor(options: SessionsOptions) {
    this.#options = options;
    this.#demoHttp = new DemoHttp(path.join(options.demoDirectory, 'http-demo.mjs'));
    this.#disk = new DiskWatch(options.recordings.directory.path, options.diskLimits, () =>
      this.#tell((listener) => listener.state()),
    );
    options.settings.listen(() => {
      for (const session of this.#live.values()) void session.useSettings();
    });
  }

  /** Where sessions are recorded to. */
  get recordings(): Recordings {
    return this.#options.recordings;
  }

  listen(listener: SessionsListener): void {
    this.#listeners.add(listener);
  }

  list(): SessionInfo[] {
    return [...this.#live.values(), ...this.#recorded.values()].map((session) => this.infoOf(session));
  }

  /** What a list shows of a session, under the name that somebody gave its recording. */
  infoOf(session: TraceSource): SessionInfo {
    const title = this.#options.recordings.title(recordingOf(session.id));
    return { ...session.info(), ...(title !== undefined && { title }) };
  }

  /** Whether any server still runs. */
  get hasRunning(): boolean {
    return [...this.#live.values()].some((session) => session.isRunning);
  }

  find(id: string): TraceSource | undefined {
    return this.#live.get(id) ?? this.#recorded.get(id);
  }

  /** Throws `unknown-session`. */
  source(id: string): TraceSource {
    const source = this.find(id);
    if (source !== undefined) return source;
    throw new BridgeError(
      'unknown-session',
      `There is no session ${JSON.stringify(id)}.`,
      'Sessions of an earlier start of Lifeline are among the recordings.',
    );
  }

  /** Starts a session; resolves once its server can be spoken to or has failed to start. `own` goes before what the settings say. Throws `bad-command`, `bad-url`, … */
  async start(request: StartRequest, own: Partial<ClientOptions> = {}): Promise<Session> {
    const { base, recordings, settings, guard, authorization } = this.#options;
    const { launch, target } = planLaunch(await this.#launchTarget(request), base);
    clientOptions(settings.value, request); // refuses a revision that nobody knows before anything is started
    const session = new Session({
      id: newId('s'),
      title: request.title ?? request.demo ?? shortTitle(commandLine(target)),
      target,
      launch,
      ...(request.demo !== undefined && { demo: request.demo }),
      clientOptions: () => ({ ...clientOptions(settings.value, request), ...own }),
      recordings,
      disk: this.#disk,
      guard,
      authorization,
      onEvents: (source) => this.#tell((listener) => listener.events(source)),
      onState: ({ isRunning }) => {
        this.#tell((listener) => listener.state());
        if (!isRunning) this.#tell((listener) => listener.recordings());
      },
    });
    this.#live.set(session.id, session);
    await session.start();
    this.#tell((listener) => listener.recordings());
    return session;
  }

  /** Opens a recording as a session that can only be read. Throws `unknown-recording`, `unreadable`. */
  openRecording(id: string): RecordedSession {
    const known = this.#recorded.get(`r-${id}`);
    if (known?.wasLive === false) return known;
    const { recordings } = this.#options;
    const session = new RecordedSession({
      recording: id,
      fd: recordings.open(id),
      index: recordings.isLive(id) ? undefined : recordings.indexFile(id),
      isLive: recordings.isLive(id),
      onEvents: (source) => this.#tell((listener) => listener.events(source)),
      onState: () => this.#tell((listener) => listener.state()),
    });
    this.#recorded.set(session.id, session);
    known?.close(); // only now: where opening fails, it stays
    this.#tell((listener) => listener.state());
    return session;
  }

  /**
   * Deletes a recording, and forgets the sessions that show it. Throws `in-use` while its server runs,
   * `unknown-recording`, `unreadable`.
   */
  async deleteRecording(id: string): Promise<void> {
    const { recordings } = this.#options;
    recordings.file(id);
    const live = this.#live.get(id);
    if (live?.isRunning === true) throw inUse();
    await live?.stop();
    recordings.delete(id);
    this.#live.delete(id);
    this.#recorded.get(`r-${id}`)?.close();
    this.#recorded.delete(`r-${id}`);
    this.#tell((listener) => listener.state());
  }

  /** Carries a command out; resolves with the seq that was recorded for it. Throws BridgeError. */
  async command(command: SessionCommand, tab?: string): Promise<number> {
    return this.live(command.sessionId).command(command, tab);
  }

  /** A session whose server was started here. Throws `read-only`, `unknown-session`. */
  live(id: string): Session {
    const session = this.#live.get(id);
    if (session !== undefined) return session;
    this.source(id);
    throw new BridgeError('read-only', 'This is a recording; nothing can be sent from it.');
  }

  /** No page is open any more, so nobody can decide about held messages. */
  pagesClosed(): void {
    for (const session of this.#live.values()) session.pagesClosed();
  }

  /** Ends all servers in order; resolves with the number of bytes that could not be stored. */
  async stop(): Promise<number> {
    const lost = await Promise.all([...this.#live.values()].map((session) => session.stop()));
    for (const session of this.#recorded.values()) session.close();
    this.#disk.close();
    this.#demoHttp.stop();
    return lost.reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Ends all servers at once. */
  kill(): void {
    for (const session of this.#live.values()) session.kill();
    this.#demoHttp.stop();
  }

  async #launchTarget(request: StartRequest): Promise<LaunchTarget> {
    if (request.demo === 'http-mcp') return this.#demoHttp.target('mcp');
    if (request.demo === 'http-sse') return this.#demoHttp.target('sse');
    if (request.demo !== undefined) {
      const [name = '', ...args] = request.demo.split(/(?<=^faulty)-/);
      const script = path.join(this.#options.demoDirectory, `${name}.mjs`);
      return { command: process.execPath, args: [script, ...args] };
    }
    if (request.target !== undefined) return request.target;
    throw new BridgeError('bad-command', 'There is no command to start, and no address to connect to.');
  }

  #tell(word: (listener: SessionsListener) => void): void {
    for (const listener of this.#listeners) word(listener);
  }
}

function recordingOf(sessionId: string): string {
  return sessionId.startsWith('r-') ? sessionId.slice(2) : sessionId;
}
