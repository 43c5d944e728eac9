import { decodeRow, type Row } from '@lifeline/trace';
import {
  type BridgeErrorBody,
  type BridgeMessage,
  bridgeMessageSchema,
  type ClientMessage,
  type EventText,
  type RunProgress,
  type SessionInfo,
} from '@lifeline/wire';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { afterwards } from './cleanup.ts';
import { until } from './wait.ts';

type Command = Extract<ClientMessage, { readonly ref: string }>;
type CommandBody = Command extends infer C ? (C extends Command ? Omit<C, 'ref'> : never) : never;
type Reply = Extract<BridgeMessage, { readonly type: 'ack' | 'bodies' }>;

interface Address {
  readonly origin: string;
  readonly port: number;
  readonly token: string;
}

/** A page without a screen: keeps what the bridge sends, checks every message, and can be cut off at any time. */
export class Page {
  readonly rows: Row[] = [];
  readonly bodies = new Map<number, EventText>();
  sessions: readonly SessionInfo[] = [];
  readonly changed: string[] = [];
  readonly progress: RunProgress[] = [];
  /** Messages of type `events`, by how many rows each brought. */
  readonly batches: number[] = [];
  readonly errors: BridgeErrorBody[] = [];
  closed: number | undefined;
  total = 0;
  #socket: WebSocket | undefined;
  #attached: string | undefined;
  readonly #address: Address;
  readonly #waiting = new Map<string, (reply: Reply | BridgeErrorBody) => void>();
  #refs = 0;

  constructor(address: Address) {
    this.#address = address;
  }

  /** Opens the socket and waits for `hello`; goes on at the cursor with the session that was attached before. */
  async open(): Promise<this> {
    const { port, origin, token } = this.#address;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, ['lifeline.v1', `token.${token}`], { origin });
    this.#socket = socket;
    this.closed = undefined;
    let isGreeted = false;
    socket.on('message', (data) => {
      const message = v.parse(bridgeMessageSchema, JSON.parse(String(data)));
      if (message.type === 'hello') isGreeted = true;
      this.#receive(message);
    });
    socket.on('close', (code) => (this.closed = code));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    await until('hello', () => isGreeted);
    if (this.#attached !== undefined) this.attach(this.#attached);
    return this;
  }

  attach(sessionId: string): void {
    this.#attached = sessionId;
    this.post({ type: 'attach', sessionId, cursor: this.rows.length });
  }

  post(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  /** Sends a command; resolves with its `ack` or `bodies`, rejects with the bridge's error. */
  async command(body: CommandBody): Promise<Reply> {
    this.#refs += 1;
    const ref = `r${this.#refs}`;
    const answer = new Promise<Reply | BridgeErrorBody>((resolve) => this.#waiting.set(ref, resolve));
    this.send(JSON.stringify({ ...body, ref }));
    const reply = await answer;
    if ('code' in reply) throw Object.assign(new Error(reply.message), reply);
    return reply;
  }

  /** Sends a request; resolves with the row of its response. */
  async call(sessionId: string, method: string, params?: unknown): Promise<Row> {
    const paramsText = params === undefined ? {} : { paramsText: JSON.stringify(params) };
    const ack = await this.command({ type: 'request', sessionId, method, ...paramsText });
    const seq = ack.type === 'ack' ? (ack.seq ?? -1) : -1;
    await until(`request ${seq}`, () => this.rows.length > seq);
    const { id, connection } = this.rows[seq] ?? {};
    const find = () =>
      this.rows.find(
        (row) => row.seq > seq && row.kind === 'response' && row.id === id && row.connection === connection,
      );
    await until(`response to ${method}`, () => find() !== undefined, 60_000);
    const response = find();
    if (response === undefined) throw new Error(`no response to ${method}`);
    return response;
  }

  /** Cuts the connection without a word. */
  cut(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#socket?.close();
  }

  /** Stops reading from the network, as a page that hangs. */
  stall(isStalled: boolean): void {
    if (isStalled) this.#socket?.pause();
    else this.#socket?.resume();
  }

  info(sessionId: string): SessionInfo | undefined {
    return this.sessions.find((session) => session.id === sessionId);
  }

  #receive(message: BridgeMessage): void {
    switch (message.type) {
      case 'hello':
      case 'sessions':
        this.sessions = message.sessions;
        break;
      case 'events':
        this.#events(message);
        break;
      case 'changed':
        this.changed.push(message.what);
        break;
      case 'run':
        this.progress.push(message);
        break;
      case 'error':
        if (message.ref === undefined) this.errors.push(message.error);
        else this.#settle(message.ref, message.error);
        break;
      default:
        this.#settle(message.ref, message);
    }
  }

  #events(message: Extract<BridgeMessage, { readonly type: 'events' }>): void {
    if (message.sessionId !== this.#attached) return;
    if (message.from !== this.rows.length)
      throw new Error(`rows from ${message.from}, expected ${this.rows.length}`);
    this.batches.push(message.rows.length);
    this.total = message.total;
    for (const packed of message.rows) {
      const row = decodeRow(packed);
      if (row === undefined) throw new Error('a row is against the contract');
      if (row.seq !== this.rows.length) throw new Error(`row ${row.seq}, expected ${this.rows.length}`);
      this.rows.push(row);
    }
    for (const body of message.bodies) this.bodies.set(body.seq, body);
  }

  #settle(ref: string, reply: Reply | BridgeErrorBody): void {
    this.#waiting.get(ref)?.(reply);
    this.#waiting.delete(ref);
  }
}

/** A page that is open and attached to a session; closed after the tests of the file. */
export async function openPage(address: Address, sessionId?: string): Promise<Page> {
  const page = await new Page(address).open();
  afterwards(() => page.cut());
  if (sessionId !== undefined) page.attach(sessionId);
  return page;
}
