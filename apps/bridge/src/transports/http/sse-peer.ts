import type { HttpHeader, Row } from '@lifeline/trace';
import { noStream, statusFailure } from './answer-failure.ts';
import type { HttpResponse } from './fetcher.ts';
import { HttpCall } from './http-call.ts';
import { HttpFailure } from './http-failure.ts';
import { withCustom } from './mcp-headers.ts';
import { isGood, mediaType, type Peer, type PeerContext } from './peer.ts';
import { StreamState } from './stream-state.ts';

const POST_HEADERS: readonly HttpHeader[] = [{ name: 'Content-Type', value: 'application/json' }];

/** HTTP+SSE of 2024-11-05: all messages come by one stream, whose first event names the address to POST to. */
export class SsePeer implements Peer {
  readonly #context: PeerContext;
  readonly #calls = new Set<HttpCall>();
  #stream: HttpCall | undefined;
  #endpoint: Promise<URL> | undefined;
  /** What follows `initialized` waits until the server has taken it: each POST goes its own way. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(context: PeerContext) {
    this.#context = context;
  }

  post(line: string, row: Row): Promise<void> {
    const sent = this.#post(line, row, this.#before);
    if (row.method === 'notifications/initialized') this.#before = sent;
    return sent;
  }

  async #post(line: string, row: Row, before: Promise<unknown>): Promise<void> {
    const { wire, custom, url: address } = this.#context;
    const call = new HttpCall(wire, row.seq);
    this.#calls.add(call);
    try {
      const url = await this.open();
      await before;
      const headers = withCustom(POST_HEADERS, custom);
      const response = await call.send({ method: 'POST', url, headers, body: line });
      const body = await call.read(response);
      if (isGood(response)) return; // the answer comes by the stream
      if (body !== undefined) await call.message(body);
      throw statusFailure(response, `POST ${url.pathname}`, body?.bytes);
    } catch (error) {
      call.fail(
        error instanceof HttpFailure ? error : new HttpFailure('failed', `${address.host}: ${String(error)}`),
      );
    } finally {
      this.#calls.delete(call);
    }
  }

  async end(): Promise<void> {
    this.abort();
  }

  abort(): void {
    this.#stream?.abort();
    for (const call of this.#calls) call.abort();
  }

  /** Opens the stream, once; resolves with the address that it names. Rejects with HttpFailure. */
  open(): Promise<URL> {
    this.#endpoint ??= this.#open();
    return this.#endpoint;
  }

  async #open(): Promise<URL> {
    const { wire, url, custom } = this.#context;
    const call = new HttpCall(wire);
    this.#stream = call;
    const headers = withCustom([{ name: 'Accept', value: 'text/event-stream' }], custom);
    const response = await call.send({ method: 'GET', url, headers });
    if (!isGood(response) || mediaType(response) !== 'text/event-stream') {
      throw await noStream(call, response, `GET ${url.pathname}`);
    }
    call.note('stream-opened', { kind: 'GET' });
    return new Promise((resolve, reject) => {
      void this.#read(call, response, (data) => {
        try {
          resolve(endpointOf(data, url));
        } catch (error) {
          reject(error);
        }
      }).then(reject);
    });
  }

  /** Resolves with why the stream is over. */
  async #read(
    call: HttpCall,
    response: HttpResponse,
    found: (endpoint: string) => void,
  ): Promise<HttpFailure> {
    const state = new StreamState();
    let isFound = false;
    let failure = new HttpFailure(
      'no-endpoint',
      'The stream ended before the event “endpoint”, which says where to POST.',
    );
    try {
      await state.read(
        call,
        response,
        ({ name, data }) => {
          if (name !== 'endpoint' || data === undefined || isFound) return;
          isFound = true;
          found(data.toString('utf8'));
        },
        () => undefined,
      );
      if (!call.isAborted) call.note('stream-closed', { text: 'by the server' });
    } catch (error) {
      call.fail(error);
      if (error instanceof HttpFailure) failure = error;
    }
    if (isFound && !call.isAborted) this.#context.lost('stream-closed');
    return failure;
  }
}

/** The address to POST to, which has to be of the same origin (basic/transports, 2024-11-05). Throws HttpFailure. */
function endpointOf(data: string, url: URL): URL {
  const endpoint = URL.canParse(data, url.href) ? new URL(data, url) : undefined;
  if (endpoint?.origin === url.origin) return endpoint;
  const named =
    endpoint === undefined
      ? `${JSON.stringify(data)}, which is no address`
      : `another host, ${endpoint.origin}`;
  throw new HttpFailure(
    'endpoint',
    `The event “endpoint” names ${named}. Messages, and your headers with them, are sent to ${url.origin} only.`,
  );
}
