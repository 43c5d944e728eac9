import type { ClientOptions } from '@lifeline/client';
import type { KnownSecret } from '@lifeline/redact';
import { type ClosedReason, commandLine, type EventBody, type RowTable, type Target } from '@lifeline/trace';
import type { AuthorizeRequest, BridgeErrorBody, SessionInfo, SessionState } from '@lifeline/wire';
import { type AuthorizationBase, SessionAuthorization } from './authorization/session-authorization.ts';
import { Connection } from './connection.ts';
import { endError, handshakeError } from './end-error.ts';
import { refusal } from './engine.ts';
import { BridgeError } from './errors.ts';
import { givenSecrets, headerSecrets } from './export/redaction.ts';
import type { DiskWatch } from './recording/disk-watch.ts';
import { LARGE_BYTES } from './recording/recorder.ts';
import { SessionRecording } from './recording/session-recording.ts';
import type { Recordings } from './recordings.ts';
import { RulesNote } from './rules-note.ts';
import { SerialQueue } from './serial-queue.ts';
import { notConnected, notWritten, overtaken } from './session-errors.ts';
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
  #connection: Connection | undefined;
  #connections = 0;
  #state: SessionState = 'connecting';
  #error: BridgeErrorBody | undefined;
  /** What the newest connection agreed on. */
  #revision: string | undefined;
  /** What the requests of this connection ask for. */
  #logLevel: string | undefined;
  #endReason: ClosedReason = 'disconnected';
  #wantsRestart = false;
  #isConnecting = false;
  #isStopped = false;
  /** A protocol session that the server has ended is replaced once, and again after the person's next wish. */
  #mayRenew = true;
  #told = 0;
  /** seq of the newest thing that somebody did. */
  #lastAction = -1;
  /** Whether server/discover is left out: `once` after the server ended at it, `always` where that helped. */
  #omitsProbe: 'once' | 'always' | undefined;
  readonly #rulesNote = new RulesNote();

  constructor(options: SessionOptions) {
    this.id = options.id;
    this.#options = options;
    this.#queue = new SerialQueue(
      (isWaiting) => (isWaiting ? this.#connection?.pause() : this.#connection?.resume()),
      () => this.#tell(),
    );
    const { recordings, id, target, title, disk } = options;
    this.#recording = new SessionRecording(recordings, {
      id,
      target,
      title,
      disk,
      say: (body) => this.#say(body),
    });
    const { launch, authorization } = options;
    if (launch.kind === 'http') {
      this.#authorization = new SessionAuthorization({
        ...authorization,
        launch,
        onChange: () => options.onState(this),
        onAuthorized: () => void this.#queue.run(() => this.#reopen()),
      });
    }
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
    return {
      id,
      title,
      commandLine: commandLine(target),
      ...targetInfo(target),
      state: this.#state,
      ...(this.#revision !== undefined && { revision: this.#revision }),
      ...(this.#logLevel !== undefined && { logLevel: this.#logLevel }),
      ...(demo !== undefined && { demo }),
      readOnly: false,
      connection: Math.max(1, this.#connections),
      createdAt: this.#recording.createdAt,
      events: this.rows.length,
      ...this.#recording.info,
      ...(this.#error !== undefined && { error: this.#error }),
      ...(this.#authorization !== undefined && { authorization: this.#authorization.info }),
    };
  }

  get isRunning(): boolean {
    return !this.#isOver();
  }

  /** Opens the first connection; resolves once the process runs or has failed to start. */
  start(): Promise<void> {
    return this.#connect();
  }

  /** Carries a command out; resolves with the seq of what was recorded for it. Throws BridgeError if it cannot be. */
  command(command: SessionCommand, tab?: string): Promise<number> {
    return this.#queue.run(() => {
      if (command.type === 'disconnect') return this.#disconnect(tab);
      if (command.type === 'restart') return this.#restart(tab);
      if (command.type === 'log-level') return this.#setLogLevel(command.level);
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

  /** Ends the connection because the bridge ends; resolves with the number of bytes that could not be stored. */
  async stop(): Promise<number> {
    this.#isStopped = true;
    this.#wantsRestart = false;
    if (this.#state !== 'closing') this.#endReason = 'bridge-stopped';
    await this.#authorization?.stop();
    await this.#queue.run(() => this.#connection?.takeLeave('auto'));
    await this.#connection?.end();
    await this.#queue.run(() => undefined);
    return this.#recording.close();
  }

  /** Ends the server at once. */
  kill(): void {
    this.#connection?.kill();
  }

  /** Does nothing where a connection is about to be opened already, or the session was stopped meanwhile. */
  async #connect(): Promise<void> {
    if (this.#isConnecting) return;
    this.#isConnecting = true;
    let started: Promise<void> | undefined;
    await this.#queue.run(() => {
      this.#isConnecting = false;
      if (this.#isStopped) return;
      this.#connections += 1;
      const next = this.#newConnection();
      this.#connection = next;
      this.#endReason = 'disconnected';
      this.#error = undefined;
      this.#revision = undefined;
      this.#logLevel = undefined;
      if (this.#connections === 1) next.record({ type: 'action', action: 'connect' });
      next.record({ type: 'opened', target: this.#options.target });
      const { problem } = this.#recording;
      if (this.#connections === 1 && problem !== undefined) next.record({ type: 'note', text: problem });
      if (this.#omitsProbe === 'once') next.record({ type: 'note', text: ENDED_AT_PROBE });
      this.#rulesNote.tell(next, this.#options.clientOptions().rules);
      this.#setState('connecting');
      started = next.start();
    });
    await started;
  }

  #newConnection(): Connection {
    const { clientOptions, guard, launch: base } = this.#options;
    const bearer = this.#authorization;
    const launch = base.kind === 'http' && bearer !== undefined ? { ...base, bearer } : base;
    const given = clientOptions();
    const options = this.#omitsProbe && given.era === 'auto' ? ({ ...given, era: 'legacy' } as const) : given;
    let wasReady = false;
    return new Connection({
      launch,
      number: this.#connections,
      options,
      recorder: this.#recording.recorder,
      queue: this.#queue,
      guard,
      now: this.#recording.now,
      events: {
        ready: (revision) => {
          wasReady = true;
          if (this.#omitsProbe === 'once') this.#omitsProbe = 'always';
          this.#revision = revision;
          this.#error = undefined;
          this.#setState('ready');
        },
        failed: (message, httpCode) => {
          this.#error = handshakeError(message, launch.kind, httpCode);
          this.#setState('failed');
        },
        closing: () => this.#setState('closing'),
        ended: (facts) => {
          if (this.#omitsProbe === 'once') this.#omitsProbe = undefined;
          if (facts.wasProbing && facts.cause !== 'requested' && options.era === 'auto') {
            this.#omitsProbe = 'once';
            void this.#connect();
            return;
          }
          this.#error = endError(facts, wasReady);
          this.#setState(this.#error === undefined ? 'closed' : 'failed');
          const renews = facts.cause === 'session-expired' && wasReady && this.#mayRenew;
          if (renews) this.#mayRenew = false;
          if (this.#wantsRestart || renews) {
            this.#wantsRestart = false;
            void this.#connect();
          }
        },
        requestedReason: () => this.#endReason,
      },
    });
  }

  #disconnect(tab: string | undefined): number {
    const connection = this.#running();
    this.#wantsRestart = false;
    const seq = this.#act({ action: 'disconnect' }, tab);
    this.#endReason = 'disconnected';
    connection.takeLeave(seq);
    void connection.end();
    return seq;
  }

  #restart(tab: string | undefined): number {
    if (this.#isStopped) throw notConnected();
    const seq = this.#act({ action: 'restart' }, tab);
    if (this.#isOver()) void this.#connect();
    else {
      this.#connection?.takeLeave(seq);
      this.#endForAnother();
    }
    return seq;
  }

  /** What could not be opened for want of a token is opened now. */
  #reopen(): void {
    if (this.#state !== 'failed' || this.#isStopped) return;
    if (this.#isOver()) void this.#connect();
    else this.#endForAnother();
  }

  #endForAnother(): void {
    this.#wantsRestart = true;
    this.#endReason = 'restarted';
    void this.#connection?.end();
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
      const connection = this.#connection;
      if (connection === undefined || connection.isEnded) return;
      const { roots, rules } = this.#options.clientOptions();
      connection.setRules(rules);
      this.#rulesNote.tell(connection, rules);
      const effects = connection.plan({ type: 'roots', roots, cause: this.rows.length });
      if (effects.length === 0) return;
      this.#act({ action: 'notification', method: 'notifications/roots/list_changed' }, undefined);
      void connection.carryOut(effects, false);
    });
  }

  #setLogLevel(level: string | undefined): number {
    const connection = this.#running();
    connection.setLogLevel(level);
    this.#logLevel = level;
    this.#options.onState(this);
    const asked = level === undefined ? 'no log messages' : `log messages from ${JSON.stringify(level)} on`;
    return connection.record({ type: 'note', text: `Requests ask for ${asked} from here on.` })?.seq ?? 0;
  }

  #wish(wish: Wish, tab: string | undefined): number | Promise<number> {
    const connection = this.#running();
    if (!connection.isWritable) throw notConnected();
    if (wish.type === 'request' && wish.seen !== undefined && this.#lastAction >= wish.seen)
      throw overtaken();
    const effects = connection.plan(wishInput(wish, this.rows.length));
    const refused = refusal(effects);
    if (refused !== undefined) throw new BridgeError(refused.code, refused.message);
    this.#mayRenew = true;
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
    const row = this.#connection?.record({ type: 'action', ...action, ...(tab !== undefined && { tab }) });
    this.#lastAction = row?.seq ?? this.#lastAction;
    return row?.seq ?? 0;
  }

  #isOver(): boolean {
    return this.#connection === undefined || this.#connection.isEnded;
  }

  #running(): Connection {
    const connection = this.#connection;
    if (connection === undefined || connection.isEnded) throw notConnected();
    return connection;
  }

  #say(body: EventBody): void {
    void this.#queue.run(() => {
      this.#recording.recorder.record(Math.max(1, this.#connections), [body]);
      this.#options.onState(this);
    });
  }

  #setState(state: SessionState): void {
    this.#state = state;
    this.#options.onState(this);
  }

  #tell(): void {
    if (this.rows.length === this.#told) return;
    this.#told = this.rows.length;
    this.#options.onEvents(this);
  }
}

const ENDED_AT_PROBE =
  'The server ended instead of answering server/discover, as some of the legacy era do. It is started once more and gets initialize at once.';
