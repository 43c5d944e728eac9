import type { Readable } from 'node:stream';
import { type HttpHeader, isLoopbackHost } from '@lifeline/trace';
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import { checkedLookup, checkHost, type Reach } from './addresses.ts';
import type { HttpFailure } from './http-failure.ts';
import { proxiesOf, proxyFailure, proxyNames, proxyProblem } from './proxy.ts';

/** How long a server may take to accept a connection, TLS included. Milliseconds. */
const CONNECT_MS = 10_000;

export type HttpMethod = 'GET' | 'POST' | 'DELETE';

export interface HttpRequest {
  readonly method: HttpMethod;
  readonly url: URL;
  readonly headers: readonly HttpHeader[];
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface HttpResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly HttpHeader[];
  readonly body: Readable;
  /** Why the server refuses the request, and what to do, where that is a matter of authorization. */
  readonly refusal?: string;
}

export interface FetcherOptions {
  /** Certificates of further authorities, PEM. */
  readonly ca?: readonly string[];
  /** For `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`, in either case. */
  readonly env: NodeJS.ProcessEnv;
  /** Where it may lead; `anywhere` for what the person named. */
  readonly reach?: Reach;
}

/** Sends requests to one origin and to no other; follows no redirect, keeps no cookie, adds no credential. */
export class Fetcher {
  readonly #origin: string;
  readonly #dispatcher: Dispatcher;
  readonly #reach: Reach;
  readonly #proxies: readonly URL[];
  /** Why nothing can be sent. */
  readonly #problem: HttpFailure | undefined;

  constructor(url: URL, options: FetcherOptions) {
    this.#origin = url.origin;
    this.#reach = options.reach ?? 'anywhere';
    const isHere = isLoopbackHost(url.hostname);
    this.#proxies = isHere ? [] : proxiesOf(options.env);
    this.#problem = isHere ? undefined : proxyProblem(options.env);
    this.#dispatcher = dispatcherFor(options, isHere || this.#problem !== undefined);
  }

  /** Resolves once the head of the response is there. Rejects with the system's, TLS's or undici's error, or HttpFailure. */
  async send({ method, url, headers, body, signal }: HttpRequest): Promise<HttpResponse> {
    if (url.origin !== this.#origin) throw new Error(`${url.origin} is not ${this.#origin}`);
    checkHost(url.hostname, this.#reach);
    if (this.#problem !== undefined) throw this.#problem;
    const sent = request(url, {
      method,
      headers: headers.flatMap(({ name, value }) => [name, value]),
      body: body ?? null,
      signal,
      dispatcher: this.#dispatcher,
      responseHeaders: 'raw',
    });
    const response = await sent.catch((error: unknown) => {
      throw proxyFailure(error, url.host, this.#proxies) ?? error;
    });
    const { statusCode, statusText } = response;
    return { status: statusCode, statusText, headers: headerList(response.headers), body: response.body };
  }

  /** Closes its sockets, also those in use. */
  async close(): Promise<void> {
    await this.#dispatcher.destroy();
  }
}

/** Raw headers come as name, value, name, value. */
function headerList(raw: unknown): HttpHeader[] {
  const flat: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const headers: HttpHeader[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    headers.push({ name: String(flat[at]), value: String(flat[at + 1]) });
  }
  return headers;
}

/** A proxy never stands between this machine and itself. Idle streams and slow answers are left to the client's clock. */
function dispatcherFor({ ca, env, reach }: FetcherOptions, isDirect: boolean): Dispatcher {
  const tls = ca === undefined ? {} : { ca: [...ca] };
  const options = {
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { ...tls, lookup: checkedLookup(reach), timeout: CONNECT_MS },
  };
  if (isDirect) return new Agent(options);
  return new EnvHttpProxyAgent({
    ...options,
    requestTls: tls,
    ...proxyNames(env),
  });
}

/** The first header of that name, whatever its case. */
export function headerOf(headers: readonly HttpHeader[], name: string): string | undefined {
  return headers.find((header) => header.name.toLowerCase() === name)?.value;
}
