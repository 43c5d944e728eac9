import { once } from 'node:events';
import { WebSocket } from 'ws';

/**
 * A page's side of the WebSocket, as small as it can be.
 */
export class BenchSocket {
  /** @type {Set<(message: any, size: number) => void>} */
  #listeners = new Set();
  #refs = 0;

  /** @param {WebSocket} socket */
  constructor(socket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = data.toString();
      const message = JSON.parse(text);
      for (const listener of this.#listeners) listener(message, text.length);
    });
  }

  /**
   * @param {import('./bridge.mjs').Bridge} bridge
   */
  static async open(bridge) {
    const { origin } = new URL(bridge.apiUrl);
    const socket = new WebSocket(bridge.wsUrl, ['lifeline.v1', `token.${bridge.token}`], { origin });
    await once(socket, 'open');
    return new BenchSocket(socket);
  }

  /**
   * Follows a session from an event on.
   * @param {string} sessionId
   * @param {number} [cursor]
   */
  attach(sessionId, cursor = 0) {
    this.socket.send(JSON.stringify({ type: 'attach', sessionId, cursor }));
  }

  /**
   * @param {string} sessionId
   * @param {string} tool
   * @param {unknown} args
   */
  call(sessionId, tool, args) {
    const ref = `b${++this.#refs}`;
    const paramsText = JSON.stringify({ name: tool, arguments: args });
    this.socket.send(JSON.stringify({ type: 'request', ref, sessionId, method: 'tools/call', paramsText }));
    return ref;
  }

  /**
   * Waits for a message.
   * @param {(message: any, size: number) => boolean} isIt
   * @returns {Promise<any>}
   */
  next(isIt) {
    return new Promise((resolve) => {
      const listener = (/** @type {any} */ message, /** @type {number} */ size) => {
        if (!isIt(message, size)) return;
        this.#listeners.delete(listener);
        resolve(message);
      };
      this.#listeners.add(listener);
    });
  }

  /**
   * Waits until an event whose text holds `marker` came in.
   * @param {string} marker
   */
  body(marker) {
    return this.next(
      (message) =>
        message.type === 'events' &&
        message.bodies.some((/** @type {any} */ body) => body.text.includes(marker)),
    );
  }

  close() {
    this.socket.close();
  }
}
