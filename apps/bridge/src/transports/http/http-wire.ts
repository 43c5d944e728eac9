import type { Readable } from 'node:stream';
import type { Row } from '@lifeline/trace';
import type { Bearer } from '../../authorization/bearer.ts';
import type { Arrival, TransportSink } from '../transport.ts';
import type { Fetcher } from './fetcher.ts';
import type { HttpCall } from './http-call.ts';

/** What is to be recorded, and who waits for it. */
interface Waiting {
  readonly arrivals: readonly Arrival[];
  resolve(rows: readonly Row[]): void;
  reject(error: unknown): void;
}

/** What the exchanges of one connection share: the way out, where they report to, and whether bodies are read now. */
export class HttpWire {
  readonly fetcher: Fetcher;
  readonly bearer: Bearer | undefined;
  readonly #sink: TransportSink;
  readonly #open = new Map<Readable, HttpCall>();
  #waiting: Waiting[] = [];
  #isHeld = false;
  #last = 0;
  #session: string | undefined;

  constructor(fetcher: Fetcher, sink: TransportSink, bearer: Bearer | undefined) {
    this.fetcher = fetcher;
    this.bearer = bearer;
    this.#sink = sink;
    bearer?.opened(this);
  }

  /** Number of the next exchange of the connection, from 1. */
  nextNumber(): number {
    this.#last += 1;
    return this.#last;
  }

  waits(areWaiting: boolean): void {
    this.#sink.waits(areWaiting);
  }

  /**
   * Puts on record what came in, and hands messages on; resolves with their rows, one for each. All of one turn of the
   * event loop goes by one write, before the next turn can bring anything that follows from it.
   */
  record(arrivals: readonly Arrival[]): Promise<readonly Row[]> {
    if (this.#waiting.length === 0) setImmediate(() => this.flush());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ arrivals, resolve, reject });
    });
  }

  /** Records at once what waits for the end of this turn. */
  flush(): void {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    this.#sink.http(waiting.flatMap(({ arrivals }) => arrivals)).then(
      (rows) => {
        let at = 0;
        for (const { arrivals, resolve } of waiting) {
          resolve(rows.slice(at, at + arrivals.length));
          at += arrivals.length;
        }
      },
      (error: unknown) => {
        for (const { reject } of waiting) reject(error);
      },
    );
  }

  /** The protocol session that a response names, where it is not the one known already. */
  newSession(session: string | undefined): string | undefined {
    if (session === undefined || session === this.#session) return undefined;
    this.#session = session;
    return session;
  }

  /** The body belongs to the call until it ends. */
  track(call: HttpCall, body: Readable): void {
    this.#open.set(body, call);
    body.once('close', () => this.#open.delete(body));
  }

  /** The body is read from now on, as soon as bodies may flow. */
  begin(body: Readable): void {
    if (this.#isHeld) body.pause();
  }

  /** Lets bodies go on or stops them. */
  flow(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    for (const body of this.#open.keys()) {
      if (isHeld) body.pause();
      else if (body.listenerCount('data') > 0) body.resume();
    }
  }
}
