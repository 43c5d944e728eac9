import type { HttpHeader, Row } from '@lifeline/trace';
import { noStream } from './answer-failure.ts';
import type { HttpResponse } from './fetcher.ts';
import { HttpCall } from './http-call.ts';
import { HttpFailure } from './http-failure.ts';
import { withCustom } from './mcp-headers.ts';
import { answers, asks, isGood, mediaType, type PeerContext } from './peer.ts';
import { pause, StreamState } from './stream-state.ts';

/** Attempts in a row that bring no event with a new id. */
const MOST_ATTEMPTS = 5;
const RETRY_MS = 1000;

/**
 * The stream that answers one POST, over as many connections as it takes: one that ends before the answer goes on
 * with `Last-Event-ID` after the server's `retry` (basic/transports#resumability-and-redelivery, 2025-11-25).
 */
export class Resumption {
  readonly #context: PeerContext;
  readonly #row: Row;
  readonly #headers: () => readonly HttpHeader[];
  readonly #read: (data: Buffer) => void;
  readonly #state = new StreamState();
  readonly #abandoned = new AbortController();
  #isAnswered: boolean;

  /** @param read sees each message before it is handed on */
  constructor(
    context: PeerContext,
    row: Row,
    headers: () => readonly HttpHeader[],
    read: (data: Buffer) => void,
  ) {
    this.#context = context;
    this.#row = row;
    this.#headers = headers;
    this.#read = read;
    this.#isAnswered = !asks(row);
  }

  /**
   * Resolves when the stream has ended. Throws HttpFailure where no answer came and none can come any more.
   * @param mayResume whether the revision resumes streams
   */
  async run(first: HttpCall, response: HttpResponse, mayResume: boolean): Promise<void> {
    const { signal } = first;
    const abandoned = this.#abandoned.signal;
    let ended = await this.#take(first, response);
    for (let attempts = 0; ended !== undefined && !signal.aborted; attempts += 1) {
      const { lastId, retryMs } = this.#state;
      if (!mayResume || lastId === undefined) throw ended;
      if (attempts === MOST_ATTEMPTS) throw exhausted(ended, lastId);
      if (!abandoned.aborted) {
        first.note('stream-closed', { text: `${ended.message} It goes on from event ${lastId}.` });
        await pause(retryMs ?? RETRY_MS, AbortSignal.any([signal, abandoned]));
      }
      if (signal.aborted) return;
      if (abandoned.aborted) {
        first.note('stream-closed', {
          text: 'The stream is not resumed any more, because nothing waits for its answer.',
        });
        return;
      }
      ended = await this.#again(lastId, signal);
      if (this.#state.lastId !== lastId) attempts = -1;
    }
  }

  /** Nothing waits for the answer any more: what has begun goes on, and is not resumed. */
  abandon(): void {
    this.#abandoned.abort();
  }

  async #again(lastId: string, signal: AbortSignal): Promise<HttpFailure | undefined> {
    const { wire, url, custom } = this.#context;
    const call = new HttpCall(wire, this.#row.seq);
    const stop = () => call.abort();
    signal.addEventListener('abort', stop);
    try {
      const own = [
        { name: 'Accept', value: 'text/event-stream' },
        ...this.#headers(),
        { name: 'Last-Event-ID', value: lastId },
      ];
      const response = await call.send({ method: 'GET', url, headers: withCustom(own, custom) });
      if (isGood(response) && mediaType(response) === 'text/event-stream')
        return await this.#take(call, response);
      throw await noStream(call, response, `GET ${url.pathname}`);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** Undefined where the answer came; else why not. */
  async #take(call: HttpCall, response: HttpResponse): Promise<HttpFailure | undefined> {
    let failure = new HttpFailure('truncated', 'The stream ended before the answer to this request.');
    try {
      await this.#state.read(
        call,
        response,
        ({ data }) => data !== undefined && this.#read(data),
        (rows) => {
          if (rows.some((row) => answers(row, this.#row))) this.#isAnswered = true;
        },
      );
    } catch (error) {
      if (!(error instanceof HttpFailure) || error.code === 'event-too-long') throw error;
      failure = new HttpFailure(
        error.code,
        `The stream broke before the answer to this request. ${error.message}`,
      );
    }
    return this.#isAnswered ? undefined : failure;
  }
}

function exhausted(ended: HttpFailure, lastId: string): HttpFailure {
  return new HttpFailure(
    ended.code,
    `${ended.message} It was resumed ${MOST_ATTEMPTS} times from event ${lastId}, and nothing newer came.`,
  );
}
