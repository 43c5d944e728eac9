import {
  type ClientEffect,
  type ClientInput,
  type ClientOptions,
  createClient,
  step,
} from '@lifeline/client';
import { type Direction, type Envelope, readEnvelope } from '@lifeline/protocol';
import type { GroupGuard } from './transports/guard-client.ts';
import type { SplitLine } from './transports/line-splitter.ts';
import type { StderrPiece } from './transports/stderr-lines.ts';
import { type Launch, type ProcessBody, StdioConnection, type StdioSink } from './transports/stdio.ts';

export interface DemoListener {
  /** A message crossed; for the awaited response with the time since its request, in milliseconds. */
  message(dir: Direction, raw: string, envelope: Envelope, ms: number | undefined): void;
  process(event: ProcessBody): void;
  stderr(text: string): void;
}

export type Answer =
  | { readonly outcome: 'answered'; readonly raw: string }
  | { readonly outcome: 'timeout' | 'lost' };

interface SentRequest {
  readonly id: string;
  readonly atMs: number;
}

/** One server and the engine that talks to it, one request at a time. */
export class DemoSession implements StdioSink {
  readonly #client: ReturnType<typeof createClient>;
  readonly #connection: StdioConnection;
  readonly #listener: DemoListener;
  #seq = 0;
  #sent: SentRequest | undefined;
  #settle: ((answer: Answer) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(options: ClientOptions, listener: DemoListener, guard: GroupGuard) {
    this.#client = createClient(options);
    this.#listener = listener;
    this.#connection = new StdioConnection(this, guard);
  }

  /** Starts the server; false if it could not be started (the listener was told why). */
  async start(launch: Launch): Promise<boolean> {
    const isRunning = await this.#connection.start(launch);
    if (isRunning) this.#do({ type: 'connected', atMs: performance.now() });
    return isRunning;
  }

  /** Sends a request and waits until it is settled. */
  request(method: string, paramsText: string): Promise<Answer> {
    return new Promise((resolve) => {
      if (this.#isOver) {
        resolve({ outcome: 'lost' });
        return;
      }
      this.#settle = resolve;
      this.#do({ type: 'request', method, paramsText, cause: this.#seq });
    });
  }

  /** Closes stdin and waits for the end of the process. */
  end(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#connection.end();
  }

  process(event: ProcessBody): void {
    this.#listener.process(event);
  }

  lines(lines: readonly SplitLine[]): void {
    for (const { bytes } of lines) this.#receive(bytes.toString('utf8'));
  }

  stderr(pieces: readonly StderrPiece[]): void {
    for (const piece of pieces) this.#listener.stderr(piece.bytes.toString('utf8'));
  }

  closing(): void {
    this.#isOver = true;
    this.#finish({ outcome: 'lost' });
  }

  ended(): void {
    clearTimeout(this.#timer);
    this.#do({ type: 'closed' });
  }

  #receive(raw: string): void {
    const atMs = performance.now();
    const envelope = readEnvelope(raw);
    const sent = envelope.kind === 'response' && envelope.id === this.#sent?.id ? this.#sent : undefined;
    this.#seq += 1;
    this.#listener.message('toClient', raw, envelope, sent && atMs - sent.atMs);
    this.#do({ type: 'received', seq: this.#seq, raw, envelope, atMs });
    if (sent !== undefined) this.#finish({ outcome: 'answered', raw });
  }

  #finish(answer: Answer): void {
    const settle = this.#settle;
    this.#settle = undefined;
    this.#sent = undefined;
    settle?.(answer);
  }

  #do(input: ClientInput): void {
    for (const effect of step(this.#client, input)[1]) this.#carryOut(effect);
  }

  #carryOut(effect: ClientEffect): void {
    if (effect.type === 'write') this.#write(effect.raw, effect.key);
    else if (effect.type === 'wake') this.#wake(effect.atMs);
    else if (effect.type === 'timeout') this.#finish({ outcome: 'timeout' });
  }

  #write(raw: string, key: number): void {
    const envelope = readEnvelope(raw);
    if (this.#connection.write(raw, false) !== undefined) {
      this.#do({ type: 'unsent', key, reason: 'the server takes nothing any more' });
      if (envelope.kind === 'request') this.#finish({ outcome: 'lost' });
      return;
    }
    const atMs = performance.now();
    this.#seq += 1;
    if (envelope.kind === 'request' && envelope.id !== undefined) this.#sent = { id: envelope.id, atMs };
    this.#listener.message('toServer', raw, envelope, undefined);
    this.#do({ type: 'sent', key, seq: this.#seq, atMs });
  }

  #wake(atMs: number): void {
    clearTimeout(this.#timer);
    const wait = Math.max(0, Math.ceil(atMs - performance.now()));
    this.#timer = setTimeout(() => this.#do({ type: 'tick', atMs: performance.now() }), wait);
  }
}
