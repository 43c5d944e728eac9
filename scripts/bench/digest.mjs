import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { CACHE, ROOT } from '../lib/paths.mjs';
import { BenchSocket } from './socket.mjs';

/** The packages' sources, bundled for this Node. */
async function packages() {
  const outfile = path.join(CACHE, 'bench-model.mjs');
  await build({
    stdin: {
      contents:
        "export { SessionModel } from '@lifeline/model'; export { decodeEvent, decodeRow, eventRaw } from '@lifeline/trace';",
      resolveDir: path.join(ROOT, 'apps', 'web'),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}

/**
 * Reduces what a socket brings, as a page does.
 * @param {any} modules
 * @param {BenchSocket} socket
 */
function follow({ SessionModel, decodeEvent, decodeRow, eventRaw }, socket) {
  const state = { model: new SessionModel(), count: 0, total: 0 };
  void socket.next((message) => {
    if (message.type !== 'events') return false;
    const texts = new Map(message.bodies.map((/** @type {any} */ body) => [body.seq, body.text]));
    for (const packed of message.rows) {
      const row = decodeRow(packed);
      const line = texts.get(row.seq);
      const decoded = line === undefined ? undefined : decodeEvent(line);
      state.model.reduce(row, decoded?.ok ? eventRaw(decoded.event)?.text : undefined);
      state.count++;
    }
    state.total = message.total;
    return false;
  });
  return state;
}

/**
 * Digest of a model that watched `work` live, and of one that got everything afterwards.
 * @param {import('./bridge.mjs').Bridge} bridge
 * @param {string} session
 * @param {() => Promise<void>} work
 */
export async function replayDigests(bridge, session, work) {
  const modules = await packages();
  const live = await BenchSocket.open(bridge);
  const liveState = follow(modules, live);
  live.attach(session);
  await work();
  const later = await BenchSocket.open(bridge);
  const laterState = follow(modules, later);
  later.attach(session);
  while (
    laterState.count === 0 ||
    laterState.count < laterState.total ||
    liveState.count < laterState.total
  ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  live.close();
  later.close();
  return { live: liveState.model.digest(), replayed: laterState.model.digest() };
}
