import type { Duplex } from 'node:stream';
import {
  type BridgeErrorBody,
  type BridgeMessage,
  CLOSE_CODES,
  type ClientMessage,
  clientMessageSchema,
} from '@lifeline/wire';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { BridgeError, reason } from './errors.ts';
import { bodiesMessage, eventsMessage } from './frames.ts';
import type { Sessions } from './sessions.ts';
import type { TraceSource } from './trace-source.ts';

/** A page that lets this much wait is not reading any more. Bytes. */
const HOPELESS_BYTES = 64 * 1024 * 1024;

interface Attached {
  cursor: number;
  /** The page is told its position even where nothing is new. */
  isAsked: boolean;
}

interface PendingRead {
  readonly ref: string;
  readonly sessionId: string;
  next: number;
  readonly to: number;
}

/**
 * One page. Rows are sent at once while the socket is idle; while a frame is on its way, what comes meanwhile
 * waits in the session, not in the socket, and goes out as one batch when the frame has left.
 */
export class HubSocket {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #sessions: Sessions;
  readonly #tab: string;
  readonly #log: (sentence: string) => void;
  readonly #attached = new Map<string, Attached>();
  readonly #reads: PendingRead[] = [];
  #isSending = false;
  #isAlive = true;

  /**
   * @param stream the connection beneath the socket
   * @param tab name of this page in the trace's actions
   */
  constructor(
    socket: WebSocket,
    stream: Duplex,
    sessions: Sessions,
    tab: string,
    log: (sentence: string) => void,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.#sessions = sessions;
    this.#tab = tab;
    this.#log = log;
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : String(data)));
    socket.on('pong', () => (this.#isAlive = true));
    socket.on('error', () => socket.terminate()); // against the WebSocket protocol, or broken: `close` follows
  }

  /** Sends a short message, past the batches. */
  send(message: BridgeMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > HOPELESS_BYTES) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(message));
  }

  /** `source` has new rows. */
  wake(source: TraceSource): void {
    if (this.#attached.has(source.id)) this.#pump();
  }

  /** Ends the connection if the page has not answered the last ping, else pings anew. */
  checkAlive(): void {
    if (!this.#isAlive) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  close(code: number, why: string): void {
    this.#socket.close(code, why);
  }

  #receive(text: string): void {
    const message = parseMessage(text);
    if ('error' in message) {
      this.send({ type: 'error', ...message });
      this.#socket.close(CLOSE_CODES.badMessage, 'message against the contract');
      return;
    }
    // the rows of a command and its ack leave by one write: each write costs more than all else here
    this.#stream.cork();
    setImmediate(() => this.#stream.uncork());
    try {
      this.#handle(message);
    } catch (error) {
      this.#fail('ref' in message ? message.ref : undefined, error);
    }
  }

  #handle(message: ClientMessage): void {
    switch (message.type) {
      case 'attach': {
        const source = this.#sessions.source(message.sessionId);
        const cursor = Math.min(message.cursor, source.rows.length);
        this.#attached.set(source.id, { cursor, isAsked: true });
        this.#pump();
        break;
      }
      case 'detach':
        this.#attached.delete(message.sessionId);
        break;
      case 'read': {
        const source = this.#sessions.source(message.sessionId);
        const to = Math.min(message.to, source.rows.length - 1);
        this.#reads.push({ ref: message.ref, sessionId: source.id, next: message.from, to });
        this.#pump();
        break;
      }
      default:
        this.#sessions.command(message, this.#tab).then(
          (seq) => this.send({ type: 'ack', ref: message.ref, seq }),
          (error: unknown) => this.#fail(message.ref, error),
        );
    }
  }

  #fail(ref: string | undefined, error: unknown): void {
    if (!(error instanceof BridgeError)) this.#log(`A request of a page failed: ${reason(error)}`);
    this.send({ type: 'error', ...(ref !== undefined && { ref }), error: errorBody(error) });
  }

  #pump(): void {
    if (this.#isSending || this.#socket.readyState !== this.#socket.OPEN) return;
    const frame = this.#nextBodies() ?? this.#nextEvents();
    if (frame === undefined) return;
    this.#isSending = true;
    this.#socket.send(frame, () => {
      this.#isSending = false;
      this.#pump();
    });
  }

  #nextBodies(): string | undefined {
    const read = this.#reads[0];
    if (read === undefined) return undefined;
    try {
      const { text, next } = bodiesMessage(
        this.#sessions.source(read.sessionId),
        read.ref,
        read.next,
        read.to,
      );
      read.next = next;
      if (next > read.to) this.#reads.shift();
      return text;
    } catch (error) {
      this.#reads.shift();
      this.#fail(read.ref, error);
      return this.#nextBodies();
    }
  }

  #nextEvents(): string | undefined {
    for (const [id, attached] of this.#attached) {
      const { isAsked } = attached;
      const source = this.#sessions.find(id);
      if (source === undefined) {
        this.#attached.delete(id); // its recording was deleted
        continue;
      }
      const { length } = source.rows;
      // a recording that was opened anew has fewer rows than the page until it is read
      const cursor = source.isFilling ? attached.cursor : Math.min(attached.cursor, length);
      if (cursor > length || (cursor === length && !isAsked)) continue;
      const { text, next } = eventsMessage(source, cursor);
      attached.cursor = next;
      attached.isAsked = false;
      // behind the others, so that a flood in one session does not keep them waiting
      this.#attached.delete(id);
      this.#attached.set(id, attached);
      return text;
    }
    return undefined;
  }
}

interface BadMessage {
  readonly ref?: string;
  readonly error: BridgeErrorBody;
}

function parseMessage(text: string): ClientMessage | BadMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { error: { code: 'bad-message', message: 'A message must be JSON text.' } };
  }
  const parsed = v.safeParse(clientMessageSchema, value);
  if (parsed.success) return parsed.output;
  const ref = typeof value === 'object' && value !== null && 'ref' in value ? value.ref : undefined;
  const error: BridgeErrorBody = { code: 'bad-message', message: v.summarize(parsed.issues) };
  return { ...(typeof ref === 'string' && { ref }), error };
}

function errorBody(error: unknown): BridgeErrorBody {
  if (error instanceof BridgeError) return error.body;
  return { code: 'internal', message: `This did not work: ${reason(error)}` };
}
