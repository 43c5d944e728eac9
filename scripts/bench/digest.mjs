import { loadModel, Replay } from '../lib/model.mjs';
import { BenchSocket } from './socket.mjs';

/**
 * Reduces what a socket brings, as a page does.
 * @param {Replay} replay
 * @param {BenchSocket} socket
 */
function follow(replay, socket) {
  const state = { replay, total: 0 };
  void socket.next(({ rows, bodies, total }) => {
    replay.take(rows, bodies);
    state.total = total;
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
  const modules = await loadModel();
  const liveSocket = await BenchSocket.open(bridge);
  const live = follow(new Replay(modules), liveSocket);
  liveSocket.attach(session);
  await work();
  const laterSocket = await BenchSocket.open(bridge);
  const later = follow(new Replay(modules), laterSocket);
  laterSocket.attach(session);
  while (later.replay.count === 0 || later.replay.count < later.total || live.replay.count < later.total) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  liveSocket.close();
  laterSocket.close();
  return { live: live.replay.model.digest(), replayed: later.replay.model.digest() };
}
