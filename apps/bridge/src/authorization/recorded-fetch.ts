import { type AuthorizationStep, type HttpHeader, isLoopbackHost } from '@lifeline/trace';
import {
  Fetcher,
  type FetcherOptions,
  type HttpMethod,
  type HttpResponse,
} from '../transports/http/fetcher.ts';
import { HttpFailure, httpFailure } from '../transports/http/http-failure.ts';
import type { HttpBody } from '../transports/transport.ts';
import { VERSION } from '../version.ts';
import type { Masker } from './masker.ts';

/** No answer of an authorization server is longer, or takes longer. */
const MOST_BYTES = 1024 * 1024;
const MOST_MS = 10_000;

/** How the helpers of the SDK ask for something. */
export type FetchLike = (url: string | URL, init?: RequestInit) => Promise<Response>;

export interface RecordedFetchParts {
  readonly network: FetcherOptions;
  readonly masker: Masker;
  /** Puts it on record, in the order of the calls. */
  readonly record: (body: HttpBody) => void;
  /** Number of the next exchange. */
  readonly nextExchange: () => number;
}

/** Sends the requests of authorization, each on record with its step, its answer and their bodies, credentials masked. */
export class RecordedFetch {
  readonly #parts: RecordedFetchParts;
  readonly #fetchers = new Map<string, Fetcher>();
  readonly #closed = new AbortController();
  /** Host and status of the newest exchange. */
  host = '';
  status: number | undefined;

  constructor(parts: RecordedFetchParts) {
    this.#parts = parts;
  }

  /** A fetch for one step; it follows no redirect. Rejects with HttpFailure. */
  of(step: AuthorizationStep): FetchLike {
    return async (address, init = {}) => {
      const { status, headers, text } = await this.send(step, new URL(address), {
        method: init.method === 'POST' ? 'POST' : 'GET',
        headers: [...new Headers(init.headers)].map(([name, value]) => ({ name, value })),
        ...(init.body !== undefined && init.body !== null && { body: String(init.body) }),
      });
      const hasBody = status !== 204 && status !== 205 && status !== 304;
      return new Response(hasBody ? text : null, { status, headers: webHeaders(headers) });
    };
  }

  /** One exchange, on record. Throws HttpFailure. */
  async send(
    step: AuthorizationStep,
    url: URL,
    request: { readonly method: HttpMethod; readonly headers: readonly HttpHeader[]; readonly body?: string },
  ): Promise<{ readonly status: number; readonly headers: readonly HttpHeader[]; readonly text: string }> {
    const exchange = this.#parts.nextExchange();
    const { host } = url;
    this.host = host;
    this.status = undefined;
    try {
      if (this.#closed.signal.aborted) throw givenUp(host);
      checkAddress(url);
      const headers = [...request.headers, { name: 'User-Agent', value: `mcp-lifeline/${VERSION}` }];
      this.recordRequest(step, exchange, { ...request, url, headers });
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(), MOST_MS);
      const signal = AbortSignal.any([abort.signal, this.#closed.signal]);
      try {
        const response = await this.#fetcher(url).send({ ...request, url, headers, signal });
        const { text, isWhole } = await bodyOf(response);
        this.status = response.status;
        this.#recordResponse(step, exchange, host, { ...response, text });
        if (isWhole) return { status: response.status, headers: response.headers, text };
        throw new HttpFailure(
          'too-large',
          `${host} answers with more than 1 MiB, which no such answer needs.`,
        );
      } catch (error) {
        if (this.#closed.signal.aborted) throw givenUp(host);
        if (!abort.signal.aborted) throw error;
        throw new HttpFailure('timeout', `${host} did not answer within ${MOST_MS / 1000} seconds.`);
      } finally {
        clearTimeout(timer);
      }
    } catch (error) {
      const failure = httpFailure(error, host);
      const { code, message } = failure;
      this.#parts.record({
        type: 'http',
        event: 'failed',
        step,
        data: { exchange, host, code, text: this.#parts.masker.mask(message).text },
      });
      throw failure;
    }
  }

  /** Puts a request on record; `by`: who sends it, where that is not Lifeline. */
  recordRequest(
    step: AuthorizationStep,
    exchange: number,
    request: {
      readonly method: HttpMethod;
      readonly url: URL;
      readonly headers?: readonly HttpHeader[];
      readonly body?: string;
    },
    by?: 'browser',
  ): void {
    const { masker, record } = this.#parts;
    const headers = masker.headers(request.headers ?? []);
    const url = masker.mask(request.url.href);
    const body = masker.mask(request.body ?? '');
    const masked = headers.count + url.count + body.count;
    record({
      type: 'http',
      event: 'request',
      step,
      data: { exchange, method: request.method, url: url.text, host: request.url.host, ...(by && { by }) },
      ...(request.headers !== undefined && { headers: headers.headers }),
      ...(masked > 0 && { masked }),
      ...(body.text !== '' && { body: body.text }),
    });
  }

  #recordResponse(
    step: AuthorizationStep,
    exchange: number,
    host: string,
    response: Pick<HttpResponse, 'status' | 'statusText' | 'headers'> & { readonly text: string },
  ): void {
    const { masker, record } = this.#parts;
    const { status, statusText } = response;
    const body = masker.mask(response.text);
    const headers = masker.headers(response.headers);
    const masked = headers.count + body.count;
    record({
      type: 'http',
      event: 'response',
      step,
      data: { exchange, status, statusText, host },
      headers: headers.headers,
      ...(masked > 0 && { masked }),
      ...(body.text !== '' && { body: body.text }),
    });
  }

  /** Breaks off what is under way, sends nothing any more, and closes its sockets. */
  async close(): Promise<void> {
    this.#closed.abort();
    await Promise.all([...this.#fetchers.values()].map((fetcher) => fetcher.close()));
    this.#fetchers.clear();
  }

  #fetcher(url: URL): Fetcher {
    const known = this.#fetchers.get(url.origin);
    if (known !== undefined) return known;
    const fetcher = new Fetcher(url, this.#parts.network);
    this.#fetchers.set(url.origin, fetcher);
    return fetcher;
  }
}

/** Whether credentials may go to an address: TLS, or this machine (OAuth 2.1, section 1.5). */
export function isSecure(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}

function givenUp(host: string): HttpFailure {
  return new HttpFailure(
    'given-up',
    `The exchange with ${host} was given up, together with the authorization.`,
  );
}

function checkAddress(url: URL): void {
  if (/^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return;
  throw new HttpFailure('bad-url', `${JSON.stringify(url.href)} is no address that can be asked.`);
}

async function bodyOf({ body }: HttpResponse): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    chunks.push(chunk);
    if (size > MOST_BYTES) break;
  }
  const bytes = Buffer.concat(chunks).subarray(0, MOST_BYTES);
  return { text: bytes.toString('utf8'), isWhole: size <= MOST_BYTES };
}

/** Headers for a `Response`; what it cannot hold is on record already. */
function webHeaders(headers: readonly HttpHeader[]): Headers {
  const kept = new Headers();
  for (const { name, value } of headers) {
    if (/^[\w!#$%&'*+.^`|~-]+$/.test(name) && !/[^\t\x20-\x7e\x80-\xff]/.test(value))
      kept.append(name, value);
  }
  return kept;
}
