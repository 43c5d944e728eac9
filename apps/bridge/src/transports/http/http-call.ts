import type { HttpHeader, Row } from '@lifeline/trace';
import { AuthorizationFailure } from '../../authorization/authorization-failure.ts';
import type { Remedy } from '../../authorization/bearer.ts';
import { readChallenge } from '../../authorization/challenge.ts';
import type { SplitLine } from '../line-splitter.ts';
import type { HttpBody } from '../transport.ts';
import { type HttpMethod, type HttpResponse, headerOf } from './fetcher.ts';
import { HttpFailure, httpFailure } from './http-failure.ts';
import type { HttpWire } from './http-wire.ts';
import { redirected } from './redirected.ts';
import { type SseEvent, SseReader, SseTooLong } from './sse-reader.ts';

/** Redirects that are followed one after the other. */
const MOST_REDIRECTS = 5;
/** The longest body that is kept whole, and how much is kept of a longer one; as of lines on a pipe. Bytes. */
const WHOLE_BYTES = 256 * 1024 * 1024;
const KEPT_BYTES = 1024 * 1024;
/** How long the body of a refusal may take that is answered by another request. Milliseconds. */
const LONGEST_REFUSAL_MS = 5000;

export interface Outgoing {
  readonly method: HttpMethod;
  readonly url: URL;
  readonly headers: readonly HttpHeader[];
  readonly body?: string;
}

/** A request with the token that it takes along, and how often it was refused before. */
interface Authorized extends Outgoing {
  readonly token: string | undefined;
  readonly times: number;
}

interface Answered extends HttpResponse {
  /** What is to be done before it is sent again. */
  readonly remedy?: Remedy;
}

/** One HTTP exchange with all that it brings on record; redirects within the origin are part of it. */
export class HttpCall {
  /** seq of the message that it carries. */
  readonly ref: number | undefined;
  readonly #wire: HttpWire;
  readonly #number: number;
  readonly #abort = new AbortController();
  #host = '';

  constructor(wire: HttpWire, ref?: number) {
    this.#wire = wire;
    this.ref = ref;
    this.#number = wire.nextNumber();
  }

  get isAborted(): boolean {
    return this.#abort.signal.aborted;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /**
   * Sends the request, again where a refusal can be remedied by another token; resolves with the head of the response
   * that is no redirect. Throws HttpFailure.
   */
  async send(outgoing: Outgoing): Promise<HttpResponse> {
    const { bearer } = this.#wire;
    for (let times = 0; ; times += 1) {
      const held = bearer?.token();
      const token = held instanceof Promise ? await this.#remedied('401', held) : held;
      const response = await this.#follow({ ...outgoing, token, times });
      const { remedy } = response;
      if (remedy === undefined) return response;
      await this.#remedied(String(response.status), remedy());
    }
  }

  async #follow(outgoing: Authorized): Promise<Answered> {
    let { url } = outgoing;
    this.#host = url.host;
    for (let hops = 0; ; hops += 1) {
      const response = await this.#sendOnce({ ...outgoing, url });
      const location = headerOf(response.headers, 'location');
      if (response.status < 300 || response.status > 399 || response.status === 304) return response;
      this.#discard(response);
      if (location === undefined) return response;
      url = redirected(url, location, outgoing.method, response.status);
      if (hops === MOST_REDIRECTS) {
        throw new HttpFailure(
          'redirect-loop',
          `${this.#host} redirects again and again (${MOST_REDIRECTS + 1} times, at last to ${url.pathname}). Ask whoever runs the server for the right address.`,
        );
      }
    }
  }

  /** What authorization comes to, as a failure of this exchange. `code`: the status that asked for it. */
  async #remedied<T>(code: string, remedy: Promise<T>): Promise<T> {
    try {
      return await remedy;
    } catch (error) {
      throw error instanceof AuthorizationFailure ? new HttpFailure(code, error.message) : error;
    }
  }

  async #sendOnce({ method, url, headers, body, token, times }: Authorized): Promise<Answered> {
    const { bearer } = this.#wire;
    const own = bearer === undefined || token === undefined ? [] : bearerHeader(token);
    const shown = bearer?.masker.headers(own);
    this.#record('request', { method, url: url.href }, [...headers, ...(shown?.headers ?? [])], {
      ...(own.length > 0 && { masked: own.length }),
    });
    const { signal } = this.#abort;
    try {
      const response = await this.#wire.fetcher.send({
        method,
        url,
        headers: [...headers, ...own],
        signal,
        ...(body !== undefined && { body }),
      });
      const { status, statusText } = response;
      const session = this.#wire.newSession(headerOf(response.headers, 'mcp-session-id'));
      const data = { status, statusText, ...(session !== undefined && { session }) };
      const challenge = bearer && readChallenge(status, response.headers);
      const reply = challenge && bearer?.refused(challenge, token, times);
      if (bearer === undefined || reply === undefined) {
        this.#record('response', data, response.headers);
        this.#wire.track(this, response.body);
        return response;
      }
      // a body that is answered by another request is no answer to this one
      const text = typeof reply === 'string' ? '' : await startOf(response.body);
      const masked = bearer.masker.mask(text);
      const head = bearer.masker.headers(response.headers);
      const count = masked.count + head.count;
      this.#record('response', { ...data, host: url.host }, head.headers, {
        step: 'challenge',
        ...(count > 0 && { masked: count }),
        ...(text !== '' && { body: masked.text }),
      });
      if (typeof reply !== 'string') return { ...response, remedy: reply };
      this.#wire.track(this, response.body);
      return { ...response, refusal: reply };
    } catch (error) {
      throw httpFailure(error, url.host);
    }
  }

  /** The whole body as one line; undefined where there is none. Throws HttpFailure with what came as a message before. */
  async read(response: HttpResponse): Promise<SplitLine | undefined> {
    const chunks: Buffer[] = [];
    let kept = 0;
    let dropped = 0;
    const take = (chunk: Buffer) => {
      if (kept + chunk.length <= WHOLE_BYTES) {
        chunks.push(chunk);
        kept += chunk.length;
      } else dropped += chunk.length;
    };
    try {
      await this.#chunks(response, take);
    } catch (error) {
      if (kept > 0) await this.message({ bytes: Buffer.concat(chunks), dropped });
      throw error;
    }
    if (kept === 0) return undefined;
    const bytes = Buffer.concat(chunks);
    if (dropped === 0) return { bytes, dropped };
    return { bytes: bytes.subarray(0, KEPT_BYTES), dropped: dropped + kept - KEPT_BYTES };
  }

  /** Hands each event of a stream on as it comes; resolves when the server ends the stream. Throws HttpFailure. */
  async readEvents(response: HttpResponse, onEvents: (events: readonly SseEvent[]) => void): Promise<void> {
    const reader = new SseReader();
    try {
      await this.#chunks(response, (chunk) => give(reader.push(chunk)));
    } catch (error) {
      give(reader.end());
      if (!(error instanceof SseTooLong)) throw error;
      throw new HttpFailure(
        'event-too-long',
        `${this.#host} sends an event of more than 256 MiB. The stream was closed, because it would fill the memory.`,
      );
    }
    give(reader.end());

    function give(events: readonly SseEvent[]): void {
      if (events.length > 0) onEvents(events);
    }
  }

  #chunks(response: HttpResponse, take: (chunk: Buffer) => void): Promise<void> {
    const { body } = response;
    return new Promise((resolve, reject) => {
      body.on('data', (chunk: Buffer) => {
        try {
          take(chunk);
        } catch (error) {
          reject(error);
          this.abort();
        }
      });
      body.once('end', resolve);
      body.once('error', (error) => reject(httpFailure(error, this.#host)));
      body.once('close', () => {
        // an error that nobody waits for costs as much as one that is told
        if (!body.readableEnded) reject(new HttpFailure('closed', `The stream of ${this.#host} was closed.`));
      });
      this.#wire.begin(body);
    });
  }

  /** Reads no further; what is left of the body is of no interest. */
  #discard({ body }: HttpResponse): void {
    body.on('error', () => undefined); // nobody waits for it
    body.resume();
  }

  /** Puts one message on record and hands it on; resolves with its row. */
  async message(line: SplitLine): Promise<Row | undefined> {
    const [row] = await this.#wire.record([line]);
    return row;
  }

  /** Puts a word about the exchange on record. */
  note(event: 'stream-opened' | 'stream-closed', data: Readonly<Record<string, string | number>>): void {
    this.#record(event, data);
  }

  /** Events of the stream: what they say besides their message, then the message. Resolves with the messages' rows. */
  async events(events: readonly SseEvent[]): Promise<readonly Row[]> {
    const rows = await this.#wire.record(
      events.flatMap((event) => {
        const { data } = event;
        const isMessage = data !== undefined && data.length > 0 && (event.name ?? 'message') === 'message';
        const words = eventData(event, isMessage);
        return [
          ...(words === undefined ? [] : [this.#body('stream-event', words)]),
          ...(isMessage ? [{ bytes: data, dropped: 0 }] : []),
        ];
      }),
    );
    return rows.filter(({ kind }) => kind !== 'http');
  }

  /** The exchange came to nothing; nothing is said where it was broken off from here. */
  fail(error: unknown): void {
    if (this.isAborted && !(error instanceof HttpFailure && error.code === 'event-too-long')) return;
    const { code, message } = httpFailure(error, this.#host);
    const text = this.#wire.bearer?.masker.mask(message).text ?? message;
    this.#record('failed', { code, text });
  }

  /** Breaks it off. */
  abort(): void {
    this.#abort.abort();
  }

  #record(
    event: 'request' | 'response' | 'stream-opened' | 'stream-closed' | 'failed',
    data: Readonly<Record<string, string | number>>,
    headers?: readonly HttpHeader[],
    more: Pick<HttpBody, 'step' | 'masked' | 'body'> = {},
  ): void {
    const body = this.#body(event, data);
    void this.#wire.record([{ ...body, ...(headers !== undefined && { headers }), ...more }]);
  }

  #body(
    event: 'request' | 'response' | 'stream-opened' | 'stream-event' | 'stream-closed' | 'failed',
    data: Readonly<Record<string, string | number>>,
  ) {
    const { ref } = this;
    return {
      type: 'http',
      event,
      ...(ref !== undefined && { ref }),
      data: { exchange: this.#number, ...data },
    } as const;
  }
}

/** What an event says besides its message; undefined where that is nothing. */
function eventData(event: SseEvent, isMessage: boolean): Record<string, string | number> | undefined {
  const { id, name, retry, comment, line, data } = event;
  const words = {
    ...(comment !== undefined && { comment }),
    ...(line !== undefined && { line }),
    ...(name !== undefined && name !== 'message' && { name }),
    ...(id !== undefined && { id }),
    ...(retry !== undefined && { retry }),
    ...(data !== undefined && !isMessage && { data: data.toString('utf8') }),
  };
  return Object.keys(words).length === 0 ? undefined : words;
}

function bearerHeader(token: string): readonly HttpHeader[] {
  return [{ name: 'Authorization', value: `Bearer ${token}` }];
}

/** The first part of a body that nobody else reads; text. */
async function startOf(body: HttpResponse['body']): Promise<string> {
  const timer = setTimeout(() => body.destroy(), LONGEST_REFUSAL_MS);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      if (Buffer.isBuffer(chunk)) chunks.push(chunk);
      size += Buffer.isBuffer(chunk) ? chunk.length : 0;
      if (size > KEPT_BYTES) break;
    }
  } catch {
    // what came of it has to do: the status has said it all
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString('utf8');
}
