import { once } from 'node:events';
import { WebSocket } from 'ws';

/**
 * What a page gets of the events of a session; other messages leave the bench cold.
 * @typedef {object} Events
 * @property {string} sessionId
 * @property {unknown[][]} rows
 * @property {{seq: number, text: string}[]} bodies
 * @property {number} total
 */

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} value
 * @returns {value is {seq: number, text: string}}
 */
function isBody(value) {
  return isObject(value) && typeof value.seq === 'number' && typeof value.text === 'string';
}

/**
 * @param {unknown} value
 * @returns {Events | undefined} undefined for a message of another type
 */
function eventsOf(value) {
  if (!isObject(value) || value.type !== 'events') return undefined;
  const { sessionId, rows, bodies, total } = value;
  if (
    typeof sessionId !== 'string' ||
    typeof total !== 'number' ||
    !Array.isArray(rows) ||
    !rows.every(Array.isArray) ||
    !Array.isArray(bodies) ||
    !bodies.every(isBody)
  ) {
    throw new Error('The bridge sent events that are against the contract.');
  }
  return { sessionId, rows, bodies, total };
}

/**
 * A page's side of the WebSocket, as small as it can be.
 */
export class BenchSocket {
  /** @type {Set<(events: Events, size: number) => void>} */
  #listeners = new Set();
  #refs = 0;

  /** @param {WebSocket} socket */
  constructor(socket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = data.toString();
      const events = eventsOf(JSON.parse(text));
      if (events === undefined) return;
      for (const listener of this.#listeners) listener(events, text.length);
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
   * Waits for events; `size` is the length of their message.
   * @param {(events: Events, size: number) => boolean} isIt
   * @returns {Promise<Events>}
   */
  next(isIt) {
    return new Promise((resolve) => {
      const listener = (/** @type {Events} */ events, /** @type {number} */ size) => {
        if (!isIt(events, size)) return;
        this.#listeners.delete(listener);
        resolve(events);
      };
      this.#listeners.add(listener);
    });
  }

  /**
   * Waits until an event whose text holds `marker` came in.
   * @param {string} marker
   */
  body(marker) {
    return this.next(({ bodies }) => bodies.some((body) => body.text.includes(marker)));
  }

  close() {
    this.socket.close();
  }
}
