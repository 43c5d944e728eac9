import type { Readable } from 'node:stream';
import type { TransportSink } from '../transport.ts';
import type { Fetcher } from './fetcher.ts';
import type { HttpCall } from './http-call.ts';

/** What the exchanges of one connection share: the way out, where they report to, and whether bodies are read now. */
export class HttpWire {
  readonly fetcher: Fetcher;
  readonly sink: TransportSink;
  readonly #open = new Map<Readable, HttpCall>();
  #isHeld = false;
  #last = 0;
  #session: string | undefined;

  constructor(fetcher: Fetcher, sink: TransportSink) {
    this.fetcher = fetcher;
    this.sink = sink;
  }

  /** Number of the next exchange of the connection, from 1. */
  nextNumber(): number {
    this.#last += 1;
    return this.#last;
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

  /** Lets bodies go on or stops them; called again by each body that begins to be read. */
  flow(isHeld: boolean = this.#isHeld): void {
    this.#isHeld = isHeld;
    for (const body of this.#open.keys()) {
      if (isHeld) body.pause();
      else if (body.listenerCount('data') > 0) body.resume();
    }
  }
}
