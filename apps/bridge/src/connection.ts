import type { ClientEffect, ClientInput, ClientOptions } from '@lifeline/client';
import type { MessageKind } from '@lifeline/protocol';
import type { Cause, ClosedReason, EventBody, LineText, Row } from '@lifeline/trace';
import type { EndFacts } from './end-error.ts';
import { Engine, type EngineHost, type Written } from './engine.ts';
import { reason } from './errors.ts';
import { LARGE_BYTES, type Recorder } from './recording/recorder.ts';
import type { SerialQueue } from './serial-queue.ts';
import type { GroupGuard } from './transports/guard-client.ts';
import type { SplitLine } from './transports/line-splitter.ts';
import type { StderrPiece } from './transports/stderr-lines.ts';
import {
  type EndCause,
  type Launch,
  type ProcessBody,
  StdioConnection,
  type StdioSink,
} from './transports/stdio.ts';
import { lineText } from './transports/utf8.ts';

/** Characters of a line that did not go out, in the note that says so. */
const MOST_QUOTED = 300;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What a session hears of its connection, always from within its queue. */
export interface ConnectionEvents {
  ready(revision: string): void;
  /** The handshake came to nothing; the server still runs. */
  failed(message: string): void;
  closing(cause: EndCause): void;
  ended(facts: EndFacts): void;
  /** How the trace calls an end that was asked for. */
  requestedReason(): ClosedReason;
}

export interface ConnectionParts {
  /** From 1 within the session. */
  readonly number: number;
  readonly options: ClientOptions;
  readonly recorder: Recorder;
  readonly queue: SerialQueue;
  readonly guard: GroupGuard;
  readonly now: () => number;
  readonly events: ConnectionEvents;
}

/** One run of a server: its process, the client engine that talks to it, and both on record. */
export class Connection {
  readonly number: number;
  readonly #parts: ConnectionParts;
  readonly #stdio: StdioConnection;
  readonly #engine: Engine;
  #timer: NodeJS.Timeout | undefined;
  #facts: Omit<EndFacts, 'cause'> = {};
  #isEnded = false;
  /** What is written now, the server has brought about. */
  #isReceiving = false;

  constructor(parts: ConnectionParts) {
    this.number = parts.number;
    this.#parts = parts;
    this.#stdio = new StdioConnection(this.#sink(), parts.guard);
    this.#engine = new Engine(parts.options, this.#host());
  }

  /** Resolves once the process runs, or has failed to start. */
  async start(launch: Launch): Promise<void> {
    await this.#stdio.start(launch);
  }

  /** Nothing will happen here any more. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  get isWritable(): boolean {
    return this.#stdio.isWritable;
  }

  pause(): void {
    this.#stdio.pause();
  }

  resume(): void {
    this.#stdio.resume();
  }

  end(): Promise<void> {
    return this.#stdio.end();
  }

  kill(): void {
    this.#stdio.kill();
  }

  /** Log messages that requests of the modern era ask for from now on; undefined: none. */
  setLogLevel(level: string | undefined): void {
    this.#engine.feed({ type: 'log-level', ...(level !== undefined && { level }) });
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
      record: (body) => void this.record(body),
      ready: (revision) => events.ready(revision),
      failed: (message) => events.failed(message),
      wake: (atMs) => this.#wake(atMs),
      now,
    };
  }

  #sink(): StdioSink {
    const { events } = this.#parts;
    return {
      process: (event) => this.#run(() => this.#process(event)),
      lines: (lines) => this.#run(() => this.#receive(lines)),
      stderr: (pieces) => this.#run(() => this.#stderr(pieces)),
      closing: (cause) => this.#run(() => events.closing(cause)),
      ended: (cause) => this.#run(() => this.#ended(cause)),
    };
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

  #ended(cause: EndCause): void {
    clearTimeout(this.#timer);
    const wasProbing = this.#engine.isProbing;
    this.#engine.feed({ type: 'closed' });
    const { events } = this.#parts;
    this.record({ type: 'closed', reason: cause === 'requested' ? events.requestedReason() : cause });
    this.#isEnded = true;
    events.ended({ ...this.#facts, cause, wasProbing });
  }

  #stderr(pieces: readonly StderrPiece[]): void {
    const bodies = pieces.map(
      ({ bytes, open }): EventBody => ({ type: 'stderr', ...(open && { open }), ...lineText(bytes) }),
    );
    this.#parts.recorder.record(
      this.number,
      bodies,
      pieces.map(({ bytes }) => bytes.length),
    );
  }

  /** All lines of a chunk are on record before the engine sees the first of them. */
  #receive(lines: readonly SplitLine[]): void | Promise<void> {
    if (lines.some(isLarge)) return this.#receiveMixed(lines);
    this.#receiveSmall(lines);
  }

  #receiveSmall(lines: readonly SplitLine[]): void {
    const texts = lines.map(({ bytes }) => lineText(bytes));
    const rows = this.#parts.recorder.record(
      this.number,
      texts.map((text): EventBody => ({ type: 'message', dir: 'toClient', ...text })),
      lines.map(({ bytes }) => bytes.length),
    );
    for (const [index, row] of rows.entries()) this.#feed(row, texts[index]);
  }

  async #receiveMixed(lines: readonly SplitLine[]): Promise<void> {
    for (const line of lines) {
      if (!isLarge(line)) {
        this.#receiveSmall([line]);
        continue;
      }
      const text = lineText(line.bytes);
      const message = { dir: 'toClient', text, size: line.bytes.length } as const;
      const row = await this.#parts.recorder.recordLarge(this.number, message);
      if (line.dropped > 0) this.record({ type: 'gap', reason: 'line-too-long', bytes: line.dropped });
      this.#feed(row, text);
    }
  }

  #feed(row: Row, text: LineText | undefined): void {
    if (text === undefined) return;
    const raw = 'raw' in text ? text.raw : Buffer.from(text.raw64, 'base64').toString('utf8');
    const { seq, atMs } = row;
    const envelope = isMessageRow(row) ? row : undefined;
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
    if (!this.#stdio.write(raw, this.#isReceiving)) return this.#unsent(raw);
    const row = this.record({ type: 'message', dir: 'toServer', cause, raw });
    return { isSent: true, seq: row?.seq ?? 0 };
  }

  /** The queue keeps what comes in meanwhile behind this line. */
  async #writeLarge(text: string, cause: Cause): Promise<Written> {
    const raw = text.toWellFormed();
    const size = Buffer.byteLength(raw);
    if (size <= LARGE_BYTES) return this.#write(raw, cause);
    if (!this.#stdio.write(raw, false)) return this.#unsent(raw);
    const message = { dir: 'toServer', cause, text: { raw }, size } as const;
    const { seq } = await this.#parts.recorder.recordLarge(this.number, message);
    return { isSent: true, seq };
  }

  #unsent(raw: string): Written {
    const why = this.#stdio.isEnding ? 'the connection is being closed' : 'the server has closed its stdin';
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

function isLarge(line: SplitLine): boolean {
  return line.bytes.length > LARGE_BYTES || line.dropped > 0;
}

function isMessageRow(row: Row): row is Row & { readonly kind: MessageKind } {
  return (
    row.kind === 'request' ||
    row.kind === 'notification' ||
    row.kind === 'response' ||
    row.kind === 'malformed'
  );
}
