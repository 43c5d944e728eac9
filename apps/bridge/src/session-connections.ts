import type { ClientOptions } from '@lifeline/client';
import type { Cause, ClosedReason, Target } from '@lifeline/trace';
import type { BridgeErrorBody, SessionState } from '@lifeline/wire';
import type { Bearer } from './authorization/bearer.ts';
import { Connection, type ConnectionEvents } from './connection.ts';
import { type EndFacts, endError, handshakeError } from './end-error.ts';
import type { SessionRecording } from './recording/session-recording.ts';
import { RulesNote } from './rules-note.ts';
import type { SerialQueue } from './serial-queue.ts';
import { notConnected } from './session-errors.ts';
import type { SessionStepping } from './stepping/session-stepping.ts';
import type { GroupGuard } from './transports/guard-client.ts';
import type { Launch } from './transports/open-transport.ts';

export interface SessionConnectionsOptions {
  readonly target: Target;
  readonly launch: Launch;
  /** Credentials for a server with a URL. */
  readonly bearer: Bearer | undefined;
  /** Read at each connection, so that changed settings hold from the next one on. */
  readonly clientOptions: () => ClientOptions;
  readonly guard: GroupGuard;
  readonly queue: SerialQueue;
  readonly recording: SessionRecording;
  readonly stepping: SessionStepping;
  /** State, error, or what was agreed on has changed. */
  readonly onState: () => void;
}

/** The connections of one session, one after the other: how they open and end, and what is opened again by itself. */
export class SessionConnections {
  readonly #options: SessionConnectionsOptions;
  #current: Connection | undefined;
  #count = 0;
  #state: SessionState = 'connecting';
  #error: BridgeErrorBody | undefined;
  /** What the newest connection agreed on. */
  #revision: string | undefined;
  /** What the requests of the newest connection ask for. */
  #logLevel: string | undefined;
  #endReason: ClosedReason = 'disconnected';
  #wantsRestart = false;
  #isConnecting = false;
  #isStopped = false;
  /** A protocol session that the server has ended is replaced once, and again after the person's next wish. */
  #mayRenew = true;
  /** Whether server/discover is left out: `once` after the server ended at it, `always` where that helped. */
  #omitsProbe: 'once' | 'always' | undefined;
  readonly #rulesNote = new RulesNote();

  constructor(options: SessionConnectionsOptions) {
    this.#options = options;
  }

  get state(): SessionState {
    return this.#state;
  }

  /** Why the newest one failed or ended. */
  get error(): BridgeErrorBody | undefined {
    return this.#error;
  }

  /** What the newest one agreed on. */
  get revision(): string | undefined {
    return this.#revision;
  }

  /** The least severe log messages that its requests ask for. */
  get logLevel(): string | undefined {
    return this.#logLevel;
  }

  /** How many were opened. */
  get count(): number {
    return this.#count;
  }

  /** The newest one, ended or not. */
  get current(): Connection | undefined {
    return this.#current;
  }

  get isOver(): boolean {
    return this.#current === undefined || this.#current.isEnded;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Throws `not-connected` where there is none, or it has ended. */
  running(): Connection {
    if (this.#current === undefined || this.#current.isEnded) throw notConnected();
    return this.#current;
  }

  /** Does nothing where a connection is about to be opened already, or the session was stopped meanwhile. */
  async open(): Promise<void> {
    if (this.#isConnecting) return;
    this.#isConnecting = true;
    let started: Promise<void> | undefined;
    await this.#options.queue.run(() => {
      this.#isConnecting = false;
      if (!this.#isStopped) started = this.#openNext().start();
    });
    await started;
  }

  /** Ends the connection because the person wants it, recorded as `cause`. */
  disconnect(cause: Cause): void {
    const connection = this.running();
    this.#wantsRestart = false;
    this.#endReason = 'disconnected';
    connection.takeLeave(cause);
    void connection.end();
  }

  /** The same, and opens the next one. */
  restart(cause: Cause): void {
    if (!this.isOver) this.#current?.takeLeave(cause);
    this.#replace();
  }

  /** Somebody has authorized: what could not be opened is opened now, what was refused is sent again. */
  authorized(): void {
    if (this.#isStopped) return;
    if (this.#state === 'failed') this.#replace();
    else if (!this.isOver) this.#current?.sendRefused();
  }

  /** None is opened any more; the end of the one that runs is the bridge's. */
  stop(): void {
    this.#isStopped = true;
    this.#wantsRestart = false;
    if (this.#state !== 'closing') this.#endReason = 'bridge-stopped';
  }

  /** The person has asked for something: a protocol session that ends after this is replaced again. */
  renewAgain(): void {
    this.#mayRenew = true;
  }

  /** Log messages that requests of the modern era ask for from here on; undefined: none. Returns the seq of the note. */
  setLogLevel(level: string | undefined): number {
    const connection = this.running();
    connection.setLogLevel(level);
    this.#logLevel = level;
    this.#options.onState();
    const asked = level === undefined ? 'no log messages' : `log messages from ${JSON.stringify(level)} on`;
    return connection.record({ type: 'note', text: `Requests ask for ${asked} from here on.` })?.seq ?? 0;
  }

  /** Answers by rule from here on. */
  useRules(rules: ClientOptions['rules']): void {
    const connection = this.running();
    connection.setRules(rules);
    this.#rulesNote.tell(connection, rules);
  }

  #openNext(): Connection {
    this.#count += 1;
    const next = this.#newConnection();
    this.#current = next;
    this.#endReason = 'disconnected';
    this.#error = undefined;
    this.#revision = undefined;
    this.#logLevel = undefined;
    if (this.#count === 1) next.record({ type: 'action', action: 'connect' });
    next.record({ type: 'opened', target: this.#options.target });
    const { problem } = this.#options.recording;
    if (this.#count === 1 && problem !== undefined) next.record({ type: 'note', text: problem });
    if (this.#omitsProbe === 'once') next.record({ type: 'note', text: ENDED_AT_PROBE });
    this.#rulesNote.tell(next, this.#options.clientOptions().rules);
    this.#setState('connecting');
    return next;
  }

  #newConnection(): Connection {
    const { bearer, clientOptions, guard, launch: base, queue, recording, stepping } = this.#options;
    const launch = base.kind === 'http' && bearer !== undefined ? { ...base, bearer } : base;
    const given = { ...clientOptions(), epochMs: Date.parse(recording.createdAt) };
    const options = this.#omitsProbe && given.era === 'auto' ? ({ ...given, era: 'legacy' } as const) : given;
    return new Connection({
      launch,
      number: this.#count,
      options,
      recorder: recording.recorder,
      queue,
      guard,
      stepping,
      now: recording.now,
      events: this.#events(options.era),
    });
  }

  #events(era: ClientOptions['era']): ConnectionEvents {
    let wasReady = false;
    return {
      ready: (revision) => {
        wasReady = true;
        if (this.#omitsProbe === 'once') this.#omitsProbe = 'always';
        this.#revision = revision;
        this.#error = undefined;
        this.#setState('ready');
      },
      failed: (message, httpCode) => {
        this.#error = handshakeError(message, this.#options.launch.kind, httpCode);
        this.#setState('failed');
      },
      closing: () => this.#setState('closing'),
      ended: (facts) => this.#ended(facts, era, wasReady),
      requestedReason: () => this.#endReason,
    };
  }

  #ended(facts: EndFacts, era: ClientOptions['era'], wasReady: boolean): void {
    if (this.#omitsProbe === 'once') this.#omitsProbe = undefined;
    if (facts.wasProbing && facts.cause !== 'requested' && era === 'auto') {
      this.#omitsProbe = 'once';
      void this.open();
      return;
    }
    this.#error = endError(facts, wasReady);
    this.#setState(this.#error === undefined ? 'closed' : 'failed');
    const renews = facts.cause === 'session-expired' && wasReady && this.#mayRenew;
    if (renews) this.#mayRenew = false;
    if (!this.#wantsRestart && !renews) return;
    this.#wantsRestart = false;
    void this.open();
  }

  #replace(): void {
    if (this.isOver) {
      void this.open();
      return;
    }
    this.#wantsRestart = true;
    this.#endReason = 'restarted';
    void this.#current?.end();
  }

  #setState(state: SessionState): void {
    this.#state = state;
    this.#options.onState();
  }
}

const ENDED_AT_PROBE =
  'The server ended instead of answering server/discover, as some of the legacy era do. It is started once more and gets initialize at once.';
