import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * A server on plain pipes: the baseline for everything that goes through the bridge.
 */
export class DirectServer {
  #nextId = 0;

  /** @param {readonly string[]} args arguments for this Node */
  constructor(args) {
    this.child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  }

  /**
   * Sends a request and waits until its response has been read to the end; other lines are read and left aside.
   * @param {string} method
   * @param {unknown} params
   * @returns {Promise<number>} bytes read
   */
  request(method, params) {
    const id = ++this.#nextId;
    const isResponse = (/** @type {string} */ end) => end.includes(`"id":${id},"result"`);
    return new Promise((resolve) => {
      let bytes = 0;
      let start = '';
      let isSeen = false;
      const listen = (/** @type {Buffer} */ chunk) => {
        bytes += chunk.length;
        start = (start + chunk.toString('latin1')).slice(-2 * chunk.length - 200);
        isSeen ||= isResponse(start);
        if (!isSeen || chunk.at(-1) !== 10) return;
        this.child.stdout.off('data', listen);
        resolve(bytes);
      };
      this.child.stdout.on('data', listen);
      this.child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    });
  }

  async initialize() {
    const clientInfo = { name: 'bench', version: '1' };
    await this.request('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
  }

  async stop() {
    const exited = once(this.child, 'exit');
    this.child.kill();
    await exited;
  }
}
