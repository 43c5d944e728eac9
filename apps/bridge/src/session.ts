import type { ClientOptions } from '@lifeline/client';
import type { KnownSecret } from '@lifeline/redact';
import { commandLine, type EventBody, type RowTable, type Target } from '@lifeline/trace';
import type { AuthorizeRequest, SessionInfo } from '@lifeline/wire';
import { type AuthorizationBase, SessionAuthorization } from './authorization/session-authorization.ts';
import { refusal } from './engine.ts';
import { BridgeError } from './errors.ts';
import { givenSecrets, headerSecrets } from './export/redaction.ts';
import type { DiskWatch } from './recording/disk-watch.ts';
import { LARGE_BYTES } from './recording/recorder.ts';
import { SessionRecording } from './recording/session-recording.ts';
import type { Recordings } from './recordings.ts';
import { SerialQueue } from './serial-queue.ts';
import { SessionConnections } from './session-connections.ts';
import { notConnected, notWritten, overtaken } from './session-errors.ts';
import { SessionStepping } from './stepping/session-stepping.ts';
import { type TraceSource, targetInfo } from './trace-source.ts';
import type { GroupGuard } from './transports/guard-client.ts';
import type { Launch } from './transports/open-transport.ts';
import { type Action, type SessionCommand, type Wish, wishAction, wishInput, wishLength } from './wishes.ts';

export interface SessionOptions {
  readonly id: string;
  readonly title: string;
  readonly target: Target;
  readonly launch: Launch;
  readonly demo?: string;
  /** Read at each connection, so that changed settings hold from the next one on. */
  readonly clientOptions: () => ClientOptions;
  readonly recordings: Recordings;
  readonly disk: DiskWatch;
  readonly guard: GroupGuard;
  readonly authorization: AuthorizationBase;
  /** New events are in `rows`. */
  readonly onEvents: (session: Session) => void;
  /** `info` has changed in more than its counts. */
  readonly onState: (session: Session) => void;
}

/** One server under inspection: its connections one after the other, and the recording of them all. */
export class Session implements TraceSource {
  readonly id: string;
  readonly isFilling = false;
  readonly #options: SessionOptions;
  readonly #recording: SessionRecording;
  readonly #queue: SerialQueue;
  /** Of a server with a URL. */
  readonly #authorization: SessionAuthorization | undefined;
  readonly #connections: SessionConnections;
  readonly #stepping: SessionStepping;
  #told = 0;
  /** seq of the newest thing that somebody did. */
  #lastAction = -1;

  constructor(options: SessionOptions) {
    this.id = options.id;
    this.#options = options;
    this.#queue = new SerialQueue(
      (isWaiting) => (isWaiting ? this.#connections.current?.pause() : this.#connections.current?.resume()),
      () => this.#tell(),
    );
    const { recordings, id, target, title, disk, launch, authorization, clientOptions, guard } = options;
    this.#recording = new SessionRecording(recordings, {
      id,
      target,
      title,
      disk,
      say: (body) => this.#say(body),
    });
    if (launch.kind === 'http') {
      this.#authorization = new SessionAuthorization({
        ...authorization,
        launch,
        onChange: () => options.onState(this),
        onAuthorized: () => void this.#queue.run(() => this.#connections.authorized()),
      });
    }
    this.#stepping = new SessionStepping({
      source: this,
      lines: () => this.#connections.running().held,
      isRunning: () => !this.#connections.isOver,
      note: (text) => this.#note(text),
      onState: () => options.onState(this),
    });
    this.#connections = new SessionConnections({
      target,
      launch,
      bearer: this.#authorization,
      clientOptions,
      guard,
      queue: this.#queue,
      recording: this.#recording,
      stepping: this.#stepping,
      onState: () => options.onState(this),
    });
  }

  get rows(): RowTable {
    return this.#recording.recorder.rows;
  }

  line(seq: number, limit?: number): Buffer {
    return this.#recording.recorder.line(seq, limit);
  }

  bytes(offset: number, length: number): Buffer {
    return this.#recording.recorder.bytes(offset, length);
  }

  get secrets(): readonly KnownSecret[] {
    const { target, launch } = this.#options;
    if (launch.kind === 'http')
      return [...headerSecrets(launch.headers), ...(this.#authorization?.secrets ?? [])];
    return target.kind === 'stdio' ? givenSecrets(target.envNames, launch.environment) : [];
  }

  info(): SessionInfo {
    const { id, title, target, demo } = this.#options;
    const { count, error, logLevel, revision, state } = this.#connections;
    const stepping = this.#stepping.info;
    return {
      id,
      title,
      commandLine: commandLine(target),
      ...targetInfo(target),
      state,
      ...(revision !== undefined && { revision }),
      ...(logLevel !== undefined && { logLevel }),
      ...(demo !== undefined && { demo }),
      readOnly: false,
      connection: Math.max(1, count),
      createdAt: this.#recording.createdAt,
      events: this.rows.length,
      ...this.#recording.info,
      ...(error !== undefined && { error }),
      ...(this.#authorization !== undefined && { authorization: this.#authorization.info }),
      ...(stepping !== undefined && { stepping }),
    };
  }

  get isRunning(): boolean {
    return !this.#connections.isOver;
  }

  /** Opens the first connection; resolves once the process runs or has failed to start. */
  start(): Promise<void> {
    return this.#connections.open();
  }

  /** Carries a command out; resolves with the seq of what was recorded for it. Throws BridgeError if it cannot be. */
  command(command: SessionCommand, tab?: string): Promise<number> {
    return this.#queue.run(() => {
      if (command.type === 'disconnect') return this.#disconnect(tab);
      if (command.type === 'restart') return this.#restart(tab);
      if (command.type === 'log-level') return this.#connections.setLogLevel(command.level);
      if (command.type === 'hold') return this.#stepping.hold(command);
      if (command.type === 'release') return this.#stepping.release(command);
      return this.#wish(command, tab);
    });
  }

  /** Starts authorization, or starts it anew; resolves once there is an address to open. Throws `bad-message`. */
  async authorize(request: AuthorizeRequest): Promise<void> {
    const authorization = this.#authorized();
    await this.#queue.run(() => this.#act({ action: 'authorize' }, undefined));
    await authorization.start(request);
  }

  /** Forgets the tokens of the session's server. Throws `bad-message`. */
  async forgetTokens(): Promise<void> {
    await this.#authorized().forget();
    this.#say({ type: 'note', text: 'The tokens for this server were forgotten.' });
  }

  /** No page is open any more: held messages go on. */
  pagesClosed(): void {
    void this.#queue.run(() => this.#stepping.leave());
  }

  /** Ends the connection because the bridge ends; resolves with the number of bytes that could not be stored. */
  async stop(): Promise<number> {
    this.#connections.stop();
    await this.#authorization?.stop();
    await this.#queue.run(() => this.#connections.current?.takeLeave('auto'));
    await this.#connections.current?.end();
    await this.#queue.run(() => undefined);
    return this.#recording.close();
  }

  /** Ends the server at once. */
  kill(): void {
    this.#connections.current?.kill();
  }

  #disconnect(tab: string | undefined): number {
    this.#connections.running();
    const seq = this.#act({ action: 'disconnect' }, tab);
    this.#connections.disconnect(seq);
    return seq;
  }

  #restart(tab: string | undefined): number {
    if (this.#connections.isStopped) throw notConnected();
    const seq = this.#act({ action: 'restart' }, tab);
    this.#connections.restart(seq);
    return seq;
  }

  #authorized(): SessionAuthorization {
    if (this.#authorization !== undefined) return this.#authorization;
    throw new BridgeError(
      'bad-message',
      'Only a server with a URL can ask for authorization; this one was started by a command.',
      'Give it its credentials as environment variables.',
    );
  }

  /** The settings have changed: roots and rules hold at once, the rest from the next connection on. */
  useSettings(): Promise<void> {
    return this.#queue.run(() => {
      if (this.#connections.isOver) return;
      const connection = this.#connections.running();
      const { roots, rules } = this.#options.clientOptions();
      this.#connections.useRules(rules);
      const effects = connection.plan({ type: 'roots', roots, cause: this.rows.length });
      if (effects.length === 0) return;
      this.#act({ action: 'notification', method: 'notifications/roots/list_changed' }, undefined);
      void connection.carryOut(effects, false);
    });
  }

  #wish(wish: Wish, tab: string | undefined): number | Promise<number> {
    const connection = this.#connections.running();
    if (!connection.isWritable) throw notConnected();
    if (wish.type === 'request' && wish.seen !== undefined && this.#lastAction >= wish.seen)
      throw overtaken();
    const effects = connection.plan(wishInput(wish, this.rows.length));
    const refused = refusal(effects);
    if (refused !== undefined) throw new BridgeError(refused.code, refused.message);
    this.#connections.renewAgain();
    const seq = this.#act(wishAction(wish), tab);
    const sent = connection.carryOut(effects, wishLength(wish) > LARGE_BYTES / 4);
    // a cancellation may also be told by ending the exchange, and an answer may wait for others
    const isMessage = wish.type === 'request' || wish.type === 'notify' || wish.type === 'raw';
    const wantsWrite = isMessage && effects.some(({ type }) => type === 'write');
    const settled = (first: number | undefined): number => {
      if (first === undefined && wantsWrite) throw notWritten();
      return first ?? seq;
    };
    return sent instanceof Promise ? sent.then(settled) : settled(sent);
  }

  #act(action: Action, tab: string | undefined): number {
    const row = this.#connections.current?.record({
      type: 'action',
      ...action,
      ...(tab !== undefined && { tab }),
    });
    this.#lastAction = row?.seq ?? this.#lastAction;
    return row?.seq ?? 0;
  }

  #note(text: string): number {
    const { recorder } = this.#recording;
    return recorder.record(Math.max(1, this.#connections.count), [{ type: 'note', text }])[0]?.seq ?? 0;
  }

  #say(body: EventBody): void {
    void this.#queue.run(() => {
      this.#recording.recorder.record(Math.max(1, this.#connections.count), [body]);
      this.#options.onState(this);
    });
  }

  #tell(): void {
    if (this.rows.length === this.#told) return;
    this.#told = this.rows.length;
    this.#options.onEvents(this);
  }
}
