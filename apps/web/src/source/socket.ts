import {
  type BridgeMessage,
  bridgeMessageSchema,
  CLOSE_CODES,
  type ClientMessage,
  SUBPROTOCOL,
  TOKEN_PROTOCOL_PREFIX,
  WIRE_VERSION,
} from '@lifeline/wire';
import * as v from 'valibot';
import { BridgeError } from './errors.ts';

export type SocketState = 'connecting' | 'open' | 'lost' | 'unauthorized' | 'wire-version';

/** Messages that carry a `ref` and are settled by `ack`, `bodies` or `error`. */
export type Command = Extract<ClientMessage, { ref: string }>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type CommandBody = DistributiveOmit<Command, 'ref'>;
/** What settles a command. */
export type Reply = Extract<BridgeMessage, { type: 'ack' | 'bodies' }>;

interface Settle {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: BridgeError) => void;
}

export interface SocketHandlers {
  /** Every message except replies to commands. */
  message(message: BridgeMessage): void;
  state(state: SocketState): void;
  /** Whether the bridge still takes our token; asked when a socket could not be opened. */
  authorized(): Promise<boolean>;
}

const FIRST_DELAY_MS = 1000;
const LAST_DELAY_MS = 30_000;

/**
 * The page's one WebSocket. Opens anew after a loss (1 s, doubling to 30 s; at once when the browser comes online
 * or the tab is shown), checks every message, and settles commands by their `ref`.
 */
export class BridgeSocket {
  readonly #url: string;
  readonly #token: () => string | undefined;
  readonly #handlers: SocketHandlers;
  #socket: WebSocket | undefined;
  #state: SocketState = 'connecting';
  #delay = FIRST_DELAY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #nextRef = 1;
  readonly #pending = new Map<string, Settle>();

  constructor(url: string, token: () => string | undefined, handlers: SocketHandlers) {
    this.#url = url;
    this.#token = token;
    this.#handlers = handlers;
  }

  get state(): SocketState {
    return this.#state;
  }

  open(): void {
    if (this.#stopped || this.#socket !== undefined) return;
    clearTimeout(this.#timer);
    const token = this.#token();
    if (token === undefined) {
      this.#setState('unauthorized');
      return;
    }
    const socket = new WebSocket(this.#url, [SUBPROTOCOL, TOKEN_PROTOCOL_PREFIX + token]);
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
    };
    socket.onmessage = (event: MessageEvent<unknown>) => this.#receive(event.data);
    socket.onclose = (event) => {
      this.#socket = undefined;
      this.#fail();
      void this.#closed(event.code, opened);
    };
  }

  /** Tries at once, if it waits for the next attempt. */
  wake(): void {
    if (this.#state === 'lost') this.open();
  }

  close(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Ends the connection because of a message against the contract; a new one is tried after a while. */
  refuse(reason: string): void {
    console.error('the bridge sent a message against the contract', reason);
    this.#socket?.close(CLOSE_CODES.badMessage);
  }

  /** Sends a message that has no answer of its own (attach, detach). Dropped while there is no connection. */
  post(message: ClientMessage): void {
    if (this.#state === 'open') this.#socket?.send(JSON.stringify(message));
  }

  /** Sends a command; rejects with BridgeError when it is refused or the connection is lost before the answer. */
  command(body: CommandBody): Promise<Reply> {
    if (this.#state !== 'open' || this.#socket === undefined) {
      return Promise.reject(new BridgeError('unreachable', ''));
    }
    const socket = this.#socket;
    const ref = `c${this.#nextRef++}`;
    return new Promise((resolve, reject) => {
      this.#pending.set(ref, { resolve, reject });
      socket.send(JSON.stringify({ ...body, ref }));
    });
  }

  #receive(data: unknown): void {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bridgeMessageSchema), data);
    if (!parsed.success) {
      this.refuse(v.summarize(parsed.issues));
      return;
    }
    const message = parsed.output;
    if (message.type === 'hello') {
      if (message.wireVersion !== WIRE_VERSION) {
        this.#stopped = true;
        this.#setState('wire-version');
        this.#socket?.close(CLOSE_CODES.wireVersion);
        return;
      }
      this.#delay = FIRST_DELAY_MS;
      this.#setState('open');
    }
    if (message.type === 'ack' || message.type === 'bodies') this.#settle(message);
    else if (message.type === 'error' && message.ref !== undefined) {
      this.#take(message.ref)?.reject(BridgeError.of(message.error));
    } else this.#handlers.message(message);
  }

  #settle(reply: Reply): void {
    this.#take(reply.ref)?.resolve(reply);
  }

  #take(ref: string): Settle | undefined {
    const settle = this.#pending.get(ref);
    this.#pending.delete(ref);
    return settle;
  }

  #fail(): void {
    for (const settle of this.#pending.values()) settle.reject(new BridgeError('unreachable', ''));
    this.#pending.clear();
  }

  async #closed(code: number, opened: boolean): Promise<void> {
    if (this.#stopped) return;
    if (code === CLOSE_CODES.wireVersion) {
      this.#stopped = true;
      this.#setState('wire-version');
      return;
    }
    const refused = code === CLOSE_CODES.unauthorized || (!opened && !(await this.#handlers.authorized()));
    if (this.#stopped) return;
    if (refused) {
      this.#setState('unauthorized');
      return;
    }
    this.#setState('lost');
    this.#timer = setTimeout(() => this.open(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, LAST_DELAY_MS);
  }

  #setState(state: SocketState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#handlers.state(state);
  }
}
