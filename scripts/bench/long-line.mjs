import { performance } from 'node:perf_hooks';
import { FLOOD, startBridge, startSession } from './bridge.mjs';
import { spawnToFile } from './pipe-to-file.mjs';
import { BenchSocket } from './socket.mjs';
import { median, quantile, repeat } from './stats.mjs';

const MEGABYTES = 100;
const LINE_BYTES = MEGABYTES * 1024 * 1024;

/**
 * Calls a second session until the first is done.
 * @param {BenchSocket} socket
 * @param {string} session
 * @param {() => boolean} isDone
 */
async function otherCalls(socket, session, isDone) {
  /** @type {number[]} */
  const times = [];
  for (let n = 0; !isDone(); n++) {
    const text = `other ${n}.`;
    const answer = socket.body(`text\\":\\"${text}\\"}]`);
    const startedAt = performance.now();
    socket.call(session, 'echo', { text });
    await answer;
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function once() {
  const bridge = await startBridge();
  const [big, other] = [await startSession(bridge, [FLOOD]), await startSession(bridge, [FLOOD])];
  const [bigSocket, otherSocket] = [await BenchSocket.open(bridge), await BenchSocket.open(bridge)];
  bigSocket.attach(big);
  otherSocket.attach(other);
  let largest = 0;
  let isDone = false;
  // rows are packed; only the row of the long line holds a number of that size
  const isLong = (/** @type {unknown[]} */ row) =>
    row.some((cell) => typeof cell === 'number' && cell >= LINE_BYTES);
  const arrived = bigSocket.next(({ sessionId, rows }, size) => {
    if (sessionId !== big || !rows.some(isLong)) return false;
    largest = size;
    return true;
  });
  const startedAt = performance.now();
  bigSocket.call(big, 'big', { mb: MEGABYTES });
  const others = otherCalls(otherSocket, other, () => isDone);
  await arrived;
  const took = performance.now() - startedAt;
  isDone = true;
  const times = await others;
  bigSocket.close();
  otherSocket.close();
  await bridge.stop();
  const request = { name: 'big', arguments: { mb: MEGABYTES } };
  return { took, largest, p99: quantile(times, 0.99), file: await spawnToFile([FLOOD], request, LINE_BYTES) };
}

/**
 * One line of 100 MB, beside piping it to a file.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function longLine() {
  const runs = await repeat(5, once);
  const [took, file] = [median(runs.map((run) => run.took)), median(runs.map((run) => run.file))];
  const p99 = median(runs.map((run) => run.p99));
  const stub = median(runs.map((run) => run.largest)) / 1024;
  return [
    {
      name: 'line of 100 MB: recorded and announced',
      value: took,
      unit: 'ms',
      baseline: file,
      against: 'piped to a file',
      target: '≤ 4 ×',
      isMet: took <= 4 * file,
    },
    { name: '… other session meanwhile, p99', value: p99, unit: 'ms', target: '< 100 ms', isMet: p99 < 100 },
    { name: '… what the page gets', value: stub, unit: 'KiB', target: '≤ 64 KiB', isMet: stub <= 64 },
  ];
}
