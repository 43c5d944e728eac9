import { member, parseJson } from '@lifeline/json';
import type { HttpHeader, Row } from '@lifeline/trace';
import { emptyFailure, noAnswerFailure, statusFailure, typeFailure } from './answer-failure.ts';
import { type HttpResponse, headerOf } from './fetcher.ts';
import { HttpCall } from './http-call.ts';
import { HttpFailure } from './http-failure.ts';
import { Listener } from './listener.ts';
import {
  type ModernMessage,
  modernHeaders,
  modernMessage,
  versionHeader,
  withCustom,
} from './mcp-headers.ts';
import { ParamHeaders } from './param-headers.ts';
import { answers, asks, isGood, mediaType, type Peer, type PeerContext } from './peer.ts';
import { Resumption } from './resumption.ts';

/** What a client of the protocol says of itself on every POST. */
const POST_HEADERS: readonly HttpHeader[] = [
  { name: 'Content-Type', value: 'application/json' },
  { name: 'Accept', value: 'application/json, text/event-stream' },
];
const JSON_TYPE = 'application/json';
const SSE_TYPE = 'text/event-stream';
/** How long the server may take to take leave. Milliseconds. */
const DELETE_MS = 2000;
/** How long the end waits for answers that are on their way. */
const ANSWERS_MS = 1000;
/** How long an answer that nothing waits for any more may still come, to be seen. Milliseconds. */
const LATE_MS = 30_000;

const EXPIRED =
  'The server has ended the protocol session (404), so a new one is opened. What was under way is lost; run it again.';

/** A message on its way, and what comes back for it. */
interface Exchange {
  readonly call: HttpCall;
  readonly row: Row;
  readonly modern: ModernMessage | undefined;
  resumption?: Resumption;
  /** Nothing waits for the answer any more: ends the exchange after a while. */
  late?: NodeJS.Timeout;
}

/** Tries another transport for the message that opens the connection. */
export type Fallback = (line: string, row: Row, failure: HttpFailure) => Promise<void>;

/** Streamable HTTP of 2025-03-26 and later: a POST for each message, a stream for what the server sends by itself. */
export class StreamableHttp implements Peer {
  readonly #context: PeerContext;
  readonly #fallback: Fallback | undefined;
  readonly #exchanges = new Set<Exchange>();
  /** Answers to the server that are on their way. */
  readonly #answers = new Set<Promise<void>>();
  #leave: HttpCall | undefined;
  readonly #listener: Listener;
  #session: string | undefined;
  #revision: string | undefined;
  readonly #params = new ParamHeaders();
  /** Later messages wait until the server has taken `notifications/initialized`: each POST goes its own way. */
  #isInitialized: Promise<unknown> = Promise.resolve();

  constructor(context: PeerContext, fallback: Fallback | undefined) {
    this.#context = context;
    this.#fallback = fallback;
    this.#listener = new Listener(
      context,
      () => this.#sessionHeaders(),
      () => this.#expire(),
    );
  }

  post(line: string, row: Row): Promise<void> {
    const sent = this.#postInTurn(line, row);
    if (row.kind === 'response') {
      this.#answers.add(sent);
      void sent.finally(() => this.#answers.delete(sent));
    }
    return sent;
  }

  #postInTurn(line: string, row: Row): Promise<void> {
    const before = this.#isInitialized;
    if (row.method !== 'notifications/initialized') return this.#post(line, row, before);
    let taken: () => void = () => undefined;
    this.#isInitialized = new Promise<void>((resolve) => {
      taken = resolve;
    });
    return this.#post(line, row, before, taken).finally(taken);
  }

  /** Closes the response stream of a modern request, which is how it is cancelled; false where there is none. */
  cancel(id: string): boolean {
    const open = [...this.#exchanges].find(({ row, modern }) => row.id === id && modern !== undefined);
    if (open === undefined) {
      this.abandon((row) => row.id === id);
      return false;
    }
    open.call.fail(
      new HttpFailure('cancelled', 'Cancelled by closing the response stream, as this revision asks for.'),
    );
    open.call.abort();
    return true;
  }

  /** Nothing waits for the answers to these requests: no stream is resumed for them, none stays open without end. */
  abandon(isMeant: (row: Row) => boolean): void {
    for (const exchange of this.#exchanges) {
      const { call, row, late, resumption } = exchange;
      if (!asks(row) || !isMeant(row) || late !== undefined) continue;
      resumption?.abandon();
      exchange.late = setTimeout(() => {
        call.note('stream-closed', {
          text: `Closed, because nothing has waited for this answer for ${LATE_MS / 1000} seconds.`,
        });
        call.abort();
      }, LATE_MS);
    }
  }

  async end(): Promise<void> {
    this.#listener.stop();
    await this.#answersTaken();
    if (this.#session !== undefined) await this.#takeLeave();
    this.abort();
  }

  /** What the server waits for reaches it before the end, if it takes it soon. */
  async #answersTaken(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ANSWERS_MS);
    });
    await Promise.race([Promise.allSettled(this.#answers), late]);
    clearTimeout(timer);
  }

  abort(): void {
    this.#listener.stop();
    this.#leave?.abort();
    for (const { call } of this.#exchanges) call.abort();
  }

  async #post(line: string, row: Row, before: Promise<unknown>, taken?: () => void): Promise<void> {
    const call = new HttpCall(this.#context.wire, row.seq);
    const modern = modernMessage(line);
    const exchange: Exchange = { call, row, modern };
    this.#exchanges.add(exchange);
    try {
      await before;
      const { url, custom } = this.#context;
      const own = modern === undefined ? this.#sessionHeaders() : this.#modernHeaders(modern, row);
      const headers = withCustom([...POST_HEADERS, ...own], custom);
      const response = await call.send({ method: 'POST', url, headers, body: line });
      taken?.();
      if (isGood(response)) await this.#take(exchange, response);
      else await this.#refused(exchange, response, line);
    } catch (error) {
      call.fail(error);
    } finally {
      clearTimeout(exchange.late);
      this.#exchanges.delete(exchange);
    }
  }

  async #take(exchange: Exchange, response: HttpResponse): Promise<void> {
    const { call, row, modern } = exchange;
    if (row.method === 'initialize')
      this.#session = headerOf(response.headers, 'mcp-session-id') ?? this.#session;
    if (row.method === 'notifications/initialized') this.#listener.start();
    if (mediaType(response) === SSE_TYPE) {
      const resumption = new Resumption(
        this.#context,
        row,
        () => this.#sessionHeaders(),
        (data) => this.#note(data, row),
      );
      exchange.resumption = resumption;
      if (exchange.late !== undefined) resumption.abandon();
      await resumption.run(call, response, modern === undefined);
      return;
    }
    const body = await call.read(response);
    if (body === undefined) {
      if (asks(row)) throw emptyFailure(response, what('POST', this.#context));
      return;
    }
    this.#note(body.bytes, row);
    const came = await call.message(body);
    if (answers(came, row) || !asks(row)) return;
    if (mediaType(response) !== JSON_TYPE)
      throw typeFailure(response, what('POST', this.#context), `${JSON_TYPE} or ${SSE_TYPE}`, body.bytes);
    throw noAnswerFailure(response, what('POST', this.#context));
  }

  async #refused({ call, row, modern }: Exchange, response: HttpResponse, line: string): Promise<void> {
    const body = await call.read(response);
    const came = body === undefined ? undefined : await call.message(body);
    if (answers(came, row)) return;
    const { status } = response;
    if (status === 404 && this.#session !== undefined && modern === undefined) {
      this.#expire();
      return;
    }
    const mayBeOlder = row.method === 'initialize' && (status === 400 || status === 404 || status === 405);
    const failure = statusFailure(response, what('POST', this.#context), body?.bytes);
    if (!mayBeOlder || this.#fallback === undefined) throw failure;
    await this.#fallback(line, row, failure);
  }

  /** The server has ended the protocol session: it is not taken leave of, and what was under way in it is lost. */
  #expire(): void {
    for (const { call } of this.#exchanges) call.fail(new HttpFailure('404', EXPIRED));
    this.#session = undefined;
    this.#context.lost('session-expired');
  }

  #modernHeaders(modern: ModernMessage, row: Row): readonly HttpHeader[] {
    const params = row.method === 'tools/call' ? this.#params.of(modern.params) : [];
    return [...modernHeaders(modern, row), ...params];
  }

  /** What an answer says about the headers of later requests: the revision, and arguments that are repeated in them. */
  #note(data: Buffer, row: Row): void {
    if (row.method === 'tools/list') this.#params.learn(data.toString('utf8'));
    if (row.method !== 'initialize') return;
    const parsed = parseJson(data.toString('utf8'));
    const result = parsed.ok ? member(parsed.node, 'result') : undefined;
    const revision = result && member(result, 'protocolVersion');
    if (revision?.type === 'string') this.#revision = revision.value;
  }

  #sessionHeaders(): readonly HttpHeader[] {
    const session = this.#session;
    return [
      ...(session === undefined ? [] : [{ name: 'Mcp-Session-Id', value: session }]),
      ...versionHeader(this.#revision),
    ];
  }

  async #takeLeave(): Promise<void> {
    const call = new HttpCall(this.#context.wire);
    this.#leave = call;
    const timer = setTimeout(() => {
      call.fail(
        new HttpFailure('timeout', `The server did not answer DELETE within ${DELETE_MS / 1000} seconds.`),
      );
      call.abort();
    }, DELETE_MS);
    try {
      const { url, custom } = this.#context;
      const headers = withCustom(this.#sessionHeaders(), custom);
      await call.read(await call.send({ method: 'DELETE', url, headers }));
    } catch (error) {
      call.fail(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

function what(method: string, { url }: PeerContext): string {
  return `${method} ${url.pathname}`;
}
