import { member, nodeText, parseJson } from '@lifeline/json';
import type { HttpHeader, HttpTransport, Row } from '@lifeline/trace';
import type { Bearer } from '../../authorization/bearer.ts';
import { VERSION } from '../../version.ts';
import type { ConnectionEnd, Transport, TransportSink } from '../transport.ts';
import { Fetcher } from './fetcher.ts';
import { HttpCall } from './http-call.ts';
import { HttpFailure, httpFailure } from './http-failure.ts';
import { HttpWire } from './http-wire.ts';
import { withCustom } from './mcp-headers.ts';
import type { Peer, PeerContext } from './peer.ts';
import { SsePeer } from './sse-peer.ts';
import { StreamableHttp } from './streamable-http.ts';

/** What to connect to, complete and checked. */
export interface HttpLaunch {
  readonly url: string;
  readonly headers: readonly HttpHeader[];
  readonly transport: HttpTransport;
  /** Certificates of further authorities, PEM. */
  readonly ca?: readonly string[];
  /** Where proxies are named. */
  readonly env: NodeJS.ProcessEnv;
  /** Tokens of authorization; absent: none are sent, and a refusal is just that. */
  readonly bearer?: Bearer;
}

/** Answers under way to a server that asks without end, above which it is read no further. */
const MOST_ANSWERS = 64;

const CANCELLED = 'notifications/cancelled';

/** A server behind a URL: Streamable HTTP, or HTTP+SSE for servers that have only that. */
export class HttpConnection implements Transport {
  readonly #sink: TransportSink;
  readonly #wire: HttpWire;
  readonly #context: PeerContext;
  #peer: Peer;
  #isHeld = false;
  #answers = 0;
  #isAnswer = false;
  #ending: Promise<void> | undefined;

  constructor(sink: TransportSink, launch: HttpLaunch) {
    const url = new URL(launch.url);
    this.#sink = sink;
    this.#wire = new HttpWire(new Fetcher(url, launch), sink, launch.bearer);
    this.#context = {
      wire: this.#wire,
      url,
      custom: withCustom([{ name: 'User-Agent', value: `mcp-lifeline/${VERSION}` }], launch.headers),
      lost: (cause) => void this.#end(cause),
    };
    this.#peer =
      launch.transport === 'sse'
        ? new SsePeer(this.#context)
        : new StreamableHttp(this.#context, launch.transport === 'auto' ? this.#fallback : undefined);
  }

  start(): void {
    this.#sink.opened();
  }

  get isWritable(): boolean {
    return this.#ending === undefined;
  }

  write(line: string, isAnswer: boolean): string | undefined {
    if (this.#ending !== undefined) return 'the connection is being closed';
    const cancelled = cancelledId(line);
    if (cancelled !== undefined && this.#peer instanceof StreamableHttp && this.#peer.cancel(cancelled)) {
      return 'this revision cancels a request over HTTP by closing its response stream, which was done';
    }
    this.#isAnswer = isAnswer;
    return undefined;
  }

  recorded(line: string, row: Row): void {
    const isAnswer = this.#isAnswer;
    if (isAnswer) this.#count(1);
    void this.#peer.post(line, row).finally(() => isAnswer && this.#count(-1));
  }

  abandoned(seq: number): void {
    if (this.#peer instanceof StreamableHttp) this.#peer.abandon((row) => row.seq === seq);
  }

  pause(): void {
    this.#isHeld = true;
    this.#flow();
  }

  resume(): void {
    this.#isHeld = false;
    this.#flow();
  }

  end(): Promise<void> {
    return this.#end('requested');
  }

  kill(): void {
    this.#peer.abort();
    void this.#end('requested');
  }

  /** 2024-11-05 servers know no POST to this address (basic/transports#backwards-compatibility). */
  readonly #fallback = async (line: string, row: Row, failure: HttpFailure): Promise<void> => {
    const older = new SsePeer(this.#context);
    try {
      await older.open();
    } catch (error) {
      older.abort();
      const { message } = httpFailure(error, this.#context.url.host);
      new HttpCall(this.#wire, row.seq).fail(
        new HttpFailure(
          failure.code,
          `${failure.message} The older transport, HTTP+SSE, was tried as well: ${message}`,
        ),
      );
      return;
    }
    this.#peer = older;
    await older.post(line, row);
  };

  #count(change: number): void {
    this.#answers += change;
    this.#flow();
  }

  #flow(): void {
    this.#wire.flow(this.#isHeld || this.#answers > MOST_ANSWERS);
  }

  #end(cause: ConnectionEnd): Promise<void> {
    this.#ending ??= this.#runEnd(cause);
    return this.#ending;
  }

  async #runEnd(cause: ConnectionEnd): Promise<void> {
    this.#wire.flush();
    this.#sink.closing(cause);
    if (cause === 'requested') await this.#peer.end();
    this.#peer.abort();
    await this.#wire.fetcher.close();
    this.#wire.flush();
    this.#sink.ended(cause);
  }
}

/** Id text of the request that a line cancels; undefined for every other line. */
function cancelledId(line: string): string | undefined {
  if (!line.includes(CANCELLED)) return undefined;
  const parsed = parseJson(line);
  const method = parsed.ok ? member(parsed.node, 'method') : undefined;
  const params = parsed.ok ? member(parsed.node, 'params') : undefined;
  const id = params && member(params, 'requestId');
  return method?.type === 'string' && method.value === CANCELLED && id ? nodeText(line, id) : undefined;
}
