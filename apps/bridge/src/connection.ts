import type { ClientEffect, ClientInput, ClientOptions } from '@lifeline/client';
import type { Envelope } from '@lifeline/protocol';
import type { Cause, ClosedReason, EventBody, Row } from '@lifeline/trace';
import type { EndFacts } from './end-error.ts';
import { Engine, type EngineHost, type Written } from './engine.ts';
import { reason } from './errors.ts';
import { Intake } from './intake.ts';
import { LARGE_BYTES, type Recorder } from './recording/recorder.ts';
import { RefusedRequests, recordedParams } from './refused-requests.ts';
import type { SerialQueue } from './serial-queue.ts';
import { HeldLines } from './stepping/held-lines.ts';
import type { SessionStepping } from './stepping/session-stepping.ts';
import type { GroupGuard } from './transports/guard-client.ts';
import { type Launch, type OpenedTransport, openTransport } from './transports/open-transport.ts';
import type { ProcessBody } from './transports/stdio.ts';
import type { ConnectionEnd, HttpBody, Transport, TransportSink } from './transports/transport.ts';

/** Characters of a line that did not go out, in the note that says so. */
const MOST_QUOTED = 300;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What a session hears of its connection, always from within its queue. */
export interface ConnectionEvents {
  ready(revision: string): void;
  /** The handshake came to nothing; the server still runs. `code`: of the HTTP failure that it came to nothing by. */
  failed(message: string, code: string | undefined): void;
  closing(cause: ConnectionEnd): void;
  ended(facts: EndFacts): void;
  /** How the trace calls an end that was asked for. */
  requestedReason(): ClosedReason;
}

export interface ConnectionParts {
  readonly launch: Launch;
  /** From 1 within the session. */
  readonly number: number;
  readonly options: ClientOptions;
  readonly recorder: Recorder;
  readonly queue: SerialQueue;
  readonly guard: GroupGuard;
  readonly stepping: SessionStepping;
  readonly now: () => number;
  readonly events: ConnectionEvents;
}

/** One run of a server: the way to it, the client engine that talks to it, and both on record. */
export class Connection {
  readonly number: number;
  /** Messages that wait before delivery. */
  readonly held: HeldLines;
  readonly #parts: ConnectionParts;
  readonly #opened: OpenedTransport;
  readonly #transport: Transport;
  readonly #engine: Engine;
  readonly #intake: Intake;
  #timer: NodeJS.Timeout | undefined;
  #facts: Omit<EndFacts, 'cause'> = {};
  readonly #reasons = new Set<'held' | 'token'>();
  #isEnded = false;
  /** What is written now, the server has brought about. */
  #isReceiving = false;
  #failureCode: string | undefined;
  readonly #refused = new RefusedRequests();

  constructor(parts: ConnectionParts) {
    this.number = parts.number;
    this.#parts = parts;
    this.#intake = new Intake({
      connection: parts.number,
      recorder: parts.recorder,
      isStepping: () => parts.stepping.isOn || this.held.count > 0,
      message: (row, raw, envelope) => {
        if (!this.held.holdIncoming(row, raw)) this.#feed(row, raw, envelope);
      },
      http: (body) => this.#unanswered(body),
    });
    this.#opened = openTransport(parts.launch, this.#sink(), parts.guard);
    this.#transport = this.#opened.transport;
    this.#engine = new Engine(parts.options, this.#host());
    this.held = this.#heldLines();
  }

  /** Resolves once the server can be spoken to, or has failed to start. */
  async start(): Promise<void> {
    await this.#opened.start();
  }

  /** Nothing will happen here any more. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  get isWritable(): boolean {
    return this.#transport.isWritable;
  }

  pause(): void {
    this.#transport.pause();
  }

  resume(): void {
    this.#transport.resume();
  }

  end(): Promise<void> {
    return this.#transport.end();
  }

  kill(): void {
    this.#transport.kill();
  }

  /** Log messages that requests of the modern era ask for from now on; undefined: none. */
  setLogLevel(level: string | undefined): void {
    this.#engine.feed({ type: 'log-level', ...(level !== undefined && { level }) });
  }

  /** Answers by rule from now on. */
  setRules(rules: ClientOptions['rules']): void {
    this.#engine.feed({ type: 'rules', rules });
  }

  /** Answers what the server still waits for, before the end that `cause` asked for. */
  takeLeave(cause: Cause): void {
    this.#parts.stepping.connectionEnds(this.held, cause === 'auto' ? 'bridge-stopped' : 'disconnected');
    if (this.isWritable) this.#engine.feed({ type: 'leave', cause });
  }

  /** Sends again what was refused for want of authorization, now that there is a token. */
  sendRefused(): void {
    for (const requestSeq of this.#refused.take()) {
      const paramsText = recordedParams(this.#parts.recorder.line(requestSeq).toString('utf8'));
      this.#engine.feed({ type: 'again', requestSeq, ...(paramsText !== undefined && { paramsText }) });
    }
  }

  /** What the engine would do about a wish of the person; to be carried out, or dropped if it refuses. */
  plan(wish: ClientInput): readonly ClientEffect[] {
    return this.#engine.plan(wish);
  }

  /** Carries a wish out; returns the seq of the first line sent for it. `isLarge`: its lines may be of any size. */
  carryOut(
    effects: readonly ClientEffect[],
    isLarge: boolean,
  ): number | undefined | Promise<number | undefined> {
    return isLarge ? this.#engine.carryOutLarge(effects) : this.#engine.carryOut(effects);
  }

  record(body: EventBody): Row | undefined {
    return this.#parts.recorder.record(this.number, [body])[0];
  }

  #host(): EngineHost {
    const { events, now } = this.#parts;
    return {
      write: (raw, cause) => this.#write(raw, cause),
      writeLarge: (raw, cause) => this.#writeLarge(raw, cause),
      record: (body) => {
        const seq = this.record(body)?.seq ?? 0;
        if (body.type === 'timeout') this.#transport.abandoned?.(body.requestSeq);
        return seq;
      },
      ready: (revision) => events.ready(revision),
      failed: (message) => events.failed(message, this.#failureCode),
      wake: (atMs) => this.#wake(atMs),
      now,
    };
  }

  #heldLines(): HeldLines {
    const { number, recorder, stepping } = { ...this.#parts };
    return new HeldLines({
      connection: number,
      recorder,
      holds: (dir, raw, row) => stepping.holds(dir, raw, row, number),
      isWritable: () => this.#transport.isWritable,
      write: (raw) => {
        const why = this.#transport.write(raw, false);
        if (why !== undefined) this.#unsent(raw, why);
        return why;
      },
      written: (raw, row) => this.#recorded(raw, row),
      receive: (row, raw) => this.#feed(row, raw, undefined),
      lost: (what, reason) =>
        this.#engine.feed(
          'id' in what ? { type: 'withheld', ...what, reason } : { type: 'unanswered', ...what, reason },
        ),
      waits: (areWaiting) => this.#waits('held', areWaiting),
    });
  }

  #sink(): TransportSink {
    const { events, queue, now } = this.#parts;
    return {
      opened: () => this.#run(() => this.#engine.feed({ type: 'connected', atMs: now() })),
      http: (arrivals) => queue.run(() => this.#intake.arrivals(arrivals)),
      waits: (areWaiting) => this.#run(() => this.#waits('token', areWaiting)),
      process: (event) => this.#run(() => this.#process(event)),
      lines: (lines) => this.#run(() => this.#intake.lines(lines)),
      unfinished: (line) => this.#run(() => this.#intake.unfinished(line)),
      stderr: (pieces) => this.#run(() => this.#intake.stderr(pieces)),
      closing: (cause) =>
        this.#run(() => {
          const why = cause === 'requested' ? 'disconnected' : 'server-ended';
          this.#parts.stepping.connectionEnds(this.held, why);
          events.closing(cause);
        }),
      ended: (cause) => this.#run(() => this.#ended(cause)),
    };
  }

  /** Clocks stand still as long as there is a reason. */
  #waits(why: 'held' | 'token', areWaiting: boolean): void {
    if (areWaiting) this.#reasons.add(why);
    else this.#reasons.delete(why);
    this.#engine.feed({ type: 'clocks', areStanding: this.#reasons.size > 0, atMs: this.#parts.now() });
  }

  #run(job: () => void | Promise<void>): void {
    this.#parts.queue.run(job).catch((error: unknown) => this.#noteFault(error));
  }

  /** A fault of ours must not end the inspection of the rest; the trace says that there was one. */
  #noteFault(error: unknown): void {
    this.record({
      type: 'note',
      text: `Lifeline has a fault and could not process an event: ${reason(error)}`,
    });
  }

  #process(event: ProcessBody): void {
    this.record(event);
    if (event.event === 'spawned') this.#engine.feed({ type: 'connected', atMs: this.#parts.now() });
    else if (event.event === 'spawn-failed') this.#facts = { failure: event };
    else if (event.event === 'exited') this.#facts = { exit: event };
  }

  #ended(cause: ConnectionEnd): void {
    clearTimeout(this.#timer);
    const wasProbing = this.#engine.isProbing;
    this.#engine.feed({ type: 'closed' });
    const { events } = this.#parts;
    this.record({ type: 'closed', reason: cause === 'requested' ? events.requestedReason() : cause });
    this.#isEnded = true;
    events.ended({ ...this.#facts, cause, wasProbing });
  }

  /** A request whose exchange failed gets no answer any more. */
  #unanswered({ event, ref, data }: HttpBody): void {
    if (event !== 'failed' || ref === undefined) return;
    const code = String(data.code);
    this.#failureCode = code;
    const isRefused = code === '401' || code === '403';
    const why = String(data.text).replace(/\.$/, '');
    this.#engine.feed({ type: 'unanswered', requestSeq: ref, reason: why, isRefused });
    if (isRefused) this.#refused.refused(this.#parts.recorder.rows.at(ref));
  }

  #feed({ seq, atMs }: Row, raw: string, envelope: Envelope | undefined): void {
    this.#isReceiving = true;
    try {
      this.#engine.feed({ type: 'received', seq, raw, atMs, ...(envelope && { envelope }) });
    } catch (error) {
      this.#noteFault(error);
    } finally {
      this.#isReceiving = false;
    }
  }

  /**
   * Written first, so that only what went out is on record as a message; both happen before anything else can. A
   * lone surrogate cannot be sent as UTF-8; what goes out in its place is what is recorded.
   */
  #write(text: string, cause: Cause): Written {
    const raw = text.toWellFormed();
    const held = this.held.holdOutgoing(raw, cause);
    if (held !== undefined) return { isSent: true, seq: held.seq };
    const why = this.#transport.write(raw, this.#isReceiving);
    if (why !== undefined) return this.#unsent(raw, why);
    const row = this.record({ type: 'message', dir: 'toServer', cause, raw });
    if (row !== undefined) this.#recorded(raw, row);
    return { isSent: true, seq: row?.seq ?? 0 };
  }

  /** The queue keeps what comes in meanwhile behind this line. */
  async #writeLarge(text: string, cause: Cause): Promise<Written> {
    const raw = text.toWellFormed();
    const size = Buffer.byteLength(raw);
    if (size <= LARGE_BYTES || this.#parts.stepping.isOn) return this.#write(raw, cause);
    const why = this.#transport.write(raw, false);
    if (why !== undefined) return this.#unsent(raw, why);
    const message = { dir: 'toServer', cause, text: { raw }, size } as const;
    const row = await this.#parts.recorder.recordLarge(this.number, message);
    this.#recorded(raw, row);
    return { isSent: true, seq: row.seq };
  }

  #recorded(raw: string, row: Row): void {
    this.#transport.recorded(raw, row);
    this.#refused.sent(row);
  }

  #unsent(raw: string, why: string): Written {
    const start = raw.length > MOST_QUOTED ? `${raw.slice(0, MOST_QUOTED).toWellFormed()}…` : raw;
    this.record({ type: 'note', text: `Not sent, because ${why}: ${start}` });
    return { isSent: false, reason: why };
  }

  #wake(atMs: number): void {
    clearTimeout(this.#timer);
    const { now } = this.#parts;
    const tick = () => this.#run(() => this.#engine.feed({ type: 'tick', atMs: now() }));
    this.#timer = setTimeout(tick, Math.min(Math.max(0, atMs - now()), LONGEST_TIMER_MS));
  }
}
