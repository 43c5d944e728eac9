import { CLOSE_CODES, SUBPROTOCOL, WIRE_VERSION } from '@lifeline/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type WebSocket as Peer, WebSocketServer } from 'ws';
import { BridgeSocket, type SocketState } from './socket.ts';

/** A bridge as the contract describes it, on a real port. */
class TestBridge {
  readonly #server: WebSocketServer;
  readonly peers: Peer[] = [];
  readonly received: unknown[] = [];
  readonly offered: string[] = [];
  version = WIRE_VERSION;

  constructor() {
    this.#server = new WebSocketServer({
      port: 0,
      host: '127.0.0.1',
      handleProtocols: (protocols) => {
        this.offered.push([...protocols].join(' '));
        return SUBPROTOCOL;
      },
    });
    this.#server.on('connection', (peer) => {
      this.peers.push(peer);
      peer.on('message', (data) => this.received.push(JSON.parse(String(data))));
      this.send({ type: 'hello', wireVersion: this.version, bridgeVersion: '0', sessions: [] });
    });
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return `ws://127.0.0.1:${address.port}/ws`;
  }

  send(message: unknown): void {
    this.peers.at(-1)?.send(JSON.stringify(message));
  }

  close(): void {
    for (const peer of this.peers) peer.terminate();
    this.#server.close();
  }
}

let bridge: TestBridge;
let socket: BridgeSocket;
let states: SocketState[];
let told: string[];
let authorized: boolean;

beforeEach(async () => {
  bridge = new TestBridge();
  states = [];
  told = [];
  authorized = true;
  await until(() => {
    try {
      return bridge.url !== '';
    } catch {
      // not listening yet
      return false;
    }
  });
  socket = new BridgeSocket(bridge.url, () => 'secret', {
    message: (message) => told.push(message.type),
    state: (state) => states.push(state),
    authorized: async () => authorized,
  });
});

afterEach(() => {
  socket.close();
  bridge.close();
});

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function opened(): Promise<void> {
  socket.open();
  await until(() => socket.state === 'open');
}

describe('BridgeSocket', () => {
  it('offers the token as a subprotocol and is open after hello', async () => {
    await opened();
    expect(bridge.offered).toEqual([`${SUBPROTOCOL} token.secret`]);
    expect(told).toEqual(['hello']);
  });

  it('settles commands by their ref, in any order', async () => {
    await opened();
    const first = socket.command({ type: 'raw', sessionId: 's', text: 'x' });
    const second = socket.command({ type: 'restart', sessionId: 's' });
    await until(() => bridge.received.length === 2);
    bridge.send({
      type: 'error',
      ref: 'c2',
      error: { code: 'not-connected', message: 'No.', hint: 'Connect.' },
    });
    bridge.send({ type: 'ack', ref: 'c1', seq: 7 });
    await expect(first).resolves.toEqual({ type: 'ack', ref: 'c1', seq: 7 });
    await expect(second).rejects.toMatchObject({ code: 'not-connected', message: 'No.', hint: 'Connect.' });
  });

  it('rejects what is in flight when the connection is lost, and opens anew', async () => {
    await opened();
    const lost = socket.command({ type: 'restart', sessionId: 's' });
    const noted = expect(lost).rejects.toMatchObject({ code: 'unreachable' });
    bridge.peers[0]?.terminate();
    await noted;
    await until(() => socket.state === 'lost');
    socket.wake();
    await until(() => socket.state === 'open');
    expect(bridge.peers).toHaveLength(2);
    expect(states).toEqual(['open', 'lost', 'open']);
  });

  it('refuses commands without a connection', async () => {
    await expect(socket.command({ type: 'restart', sessionId: 's' })).rejects.toMatchObject({
      code: 'unreachable',
    });
  });

  it('closes on a message against the contract, and tells nobody of it', async () => {
    await opened();
    const closed = new Promise<number>((resolve) => bridge.peers[0]?.on('close', resolve));
    bridge.send({ type: 'events', sessionId: 's', from: -1 });
    expect(await closed).toBe(CLOSE_CODES.badMessage);
    expect(told).toEqual(['hello']);
  });

  it('stops at a bridge of another wire version', async () => {
    bridge.version = WIRE_VERSION + 1;
    socket.open();
    await until(() => socket.state === 'wire-version');
    expect(told).toEqual([]);
    socket.wake();
    expect(bridge.peers).toHaveLength(1);
  });

  it('says unauthorized when the bridge takes the token no longer', async () => {
    await opened();
    authorized = false;
    bridge.close();
    await until(() => socket.state === 'lost');
    socket.wake();
    await until(() => socket.state === 'unauthorized');
  });
});
