import { performance } from 'node:perf_hooks';
import { FLOOD, startBridge, startSession } from './bridge.mjs';
import { DirectServer } from './direct.mjs';
import { BenchSocket } from './socket.mjs';
import { median, quantile, repeat } from './stats.mjs';

const CALLS = 1_000;
/** Until both ends run compiled code; before, the median is that of the compiler. */
const WARM_UP = 500;

/**
 * @param {(n: number) => Promise<unknown>} call
 * @returns {Promise<number[]>} ms for each call
 */
async function timeCalls(call) {
  /** @type {number[]} */
  const times = [];
  for (let n = 0; n < CALLS + WARM_UP; n++) {
    const startedAt = performance.now();
    await call(n);
    if (n >= WARM_UP) times.push(performance.now() - startedAt);
  }
  return times;
}

async function direct() {
  const server = new DirectServer([FLOOD]);
  await server.initialize();
  const times = await timeCalls((n) =>
    server.request('tools/call', { name: 'echo', arguments: { text: `direct ${n} of ${CALLS}` } }),
  );
  await server.stop();
  return times;
}

async function bridged() {
  const bridge = await startBridge();
  const session = await startSession(bridge, [FLOOD]);
  const socket = await BenchSocket.open(bridge);
  socket.attach(session);
  const times = await timeCalls((n) => {
    const text = `call ${n} of ${CALLS}`;
    // only the response wraps the text as content
    const answer = socket.body(`text\\":\\"${text}\\"}]`);
    socket.call(session, 'echo', { text });
    return answer;
  });
  socket.close();
  await bridge.stop();
  return times;
}

/**
 * Command sent → response event received, minus the same call on plain pipes.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function latency() {
  const runs = await repeat(5, async () => ({ direct: await direct(), bridged: await bridged() }));
  /** @param {number} share */
  const pick = (share) => ({
    direct: median(runs.map((run) => quantile(run.direct, share))),
    bridged: median(runs.map((run) => quantile(run.bridged, share))),
  });
  const [half, high] = [pick(0.5), pick(0.95)];
  const added = half.bridged - half.direct;
  return [
    {
      name: 'call through the bridge, median',
      value: half.bridged,
      unit: 'ms',
      baseline: half.direct,
      against: 'direct',
    },
    {
      name: 'added by the bridge, median',
      value: added,
      unit: 'ms',
      target: '≤ 0.5 ms',
      isMet: added <= 0.5,
    },
    {
      name: 'call through the bridge, p95',
      value: high.bridged,
      unit: 'ms',
      baseline: high.direct,
      against: 'direct',
    },
  ];
}
