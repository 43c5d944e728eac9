import type { HttpHeader } from '@lifeline/trace';
import { noStream } from './answer-failure.ts';
import { HttpCall } from './http-call.ts';
import { HttpFailure } from './http-failure.ts';
import { withCustom } from './mcp-headers.ts';
import { isGood, mediaType, type PeerContext } from './peer.ts';
import { pause, StreamState } from './stream-state.ts';

/** Streams in a row that end soon after they began, and bring no message. */
const MOST_SHORT = 5;
const SHORT_MS = 5000;
const RETRY_MS = 1000;
const GIVEN_UP = `The GET stream ended ${MOST_SHORT} times in a row within ${SHORT_MS / 1000} seconds and brought no message, so it is not opened again. What the server would send by itself does not arrive; connect again to open it.`;

/** The GET stream of a legacy connection, by which the server sends of its own accord; opened again when it ends. */
export class Listener {
  readonly #context: PeerContext;
  readonly #headers: () => readonly HttpHeader[];
  readonly #expired: () => void;
  readonly #stop = new AbortController();
  readonly #state = new StreamState();
  #isStarted = false;
  #wasOpen = false;

  /** @param expired the server, which had opened the stream before, does not know the protocol session any more */
  constructor(context: PeerContext, headers: () => readonly HttpHeader[], expired: () => void) {
    this.#context = context;
    this.#headers = headers;
    this.#expired = expired;
  }

  start(): void {
    if (this.#isStarted || this.#stop.signal.aborted) return;
    this.#isStarted = true;
    void this.#run();
  }

  stop(): void {
    this.#stop.abort();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    for (let short = 0; !signal.aborted; ) {
      const startedAt = performance.now();
      const { messages } = this.#state;
      const call = new HttpCall(this.#context.wire);
      if (!(await this.#once(call, signal)) || signal.aborted) return;
      const isShort = performance.now() - startedAt < SHORT_MS && this.#state.messages === messages;
      short = isShort ? short + 1 : 0;
      if (short === MOST_SHORT) {
        call.note('stream-closed', { text: GIVEN_UP });
        return;
      }
      await pause(this.#state.retryMs ?? RETRY_MS * 2 ** short, signal);
    }
  }

  /** One connection of the stream; false where it is no use to try again. */
  async #once(call: HttpCall, signal: AbortSignal): Promise<boolean> {
    const { url, custom } = this.#context;
    const abort = () => call.abort();
    signal.addEventListener('abort', abort);
    try {
      const { lastId } = this.#state;
      const own = [
        { name: 'Accept', value: 'text/event-stream' },
        ...this.#headers(),
        ...(lastId === undefined ? [] : [{ name: 'Last-Event-ID', value: lastId }]),
      ];
      const response = await call.send({ method: 'GET', url, headers: withCustom(own, custom) });
      if (!isGood(response) || mediaType(response) !== 'text/event-stream') {
        if (response.status !== 405) throw await noStream(call, response, `GET ${url.pathname}`);
        await call.read(response); // the server has no such stream, and says so as it should
        return false;
      }
      this.#wasOpen = true;
      call.note('stream-opened', { kind: 'GET' });
      await this.#state.read(
        call,
        response,
        () => undefined,
        () => undefined,
      );
      if (!call.isAborted) call.note('stream-closed', { text: 'by the server' });
      return true;
    } catch (error) {
      call.fail(error);
      if (this.#wasOpen && error instanceof HttpFailure && error.code === '404') this.#expired();
      return !(
        error instanceof HttpFailure && /^(\d+|content-type|redirect.*|event-too-long)$/.test(error.code)
      );
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }
}
