import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import readline from 'node:readline';
import { startBridge, startTarget } from './bridge.mjs';
import { BenchSocket } from './socket.mjs';
import { median, quantile, repeat } from './stats.mjs';

const CALLS = 500;
const WARM_UP = 300;
/** Calls that are under way at once. */
const CONCURRENT = 500;
const ROUNDS = 5;
/** Code of a response in a packed row. */
const RESPONSE = 2;

/**
 * Runs `work` with the address of an echoing server.
 * @template T
 * @param {(url: string) => Promise<T>} work
 */
async function withServer(work) {
  const script = path.join(import.meta.dirname, 'echo-http.mjs');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(readline.createInterface({ input: child.stdout }), 'line');
    return await work(`http://127.0.0.1:${port}/mcp`);
  } finally {
    child.kill('SIGTERM');
  }
}

/**
 * One after the other, in ms each; then many at once, in ms for all of them.
 * @param {(text: string) => Promise<unknown>} call
 * @param {(texts: readonly string[]) => Promise<unknown>} all
 */
async function measure(call, all) {
  /** @type {number[]} */
  const times = [];
  for (let n = 0; n < CALLS + WARM_UP; n++) {
    const startedAt = performance.now();
    await call(`call ${n} of all`);
    if (n >= WARM_UP) times.push(performance.now() - startedAt);
  }
  /** @type {number[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const texts = Array.from({ length: CONCURRENT }, (_, n) => `round ${round} call ${n} of all`);
    const startedAt = performance.now();
    await all(texts);
    rounds.push(performance.now() - startedAt);
  }
  return { call: quantile(times, 0.5), all: median(rounds) };
}

/**
 * A client that does nothing but fetch and read.
 * @param {string} url
 */
function direct(url) {
  let id = 0;
  /** @param {string} text */
  const call = async (text) => {
    id += 1;
    const params = { name: 'echo', arguments: { text } };
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params }),
    });
    return JSON.parse(await response.text());
  };
  return measure(call, (texts) => Promise.all(texts.map(call)));
}

/** @param {string} url */
async function bridged(url) {
  const bridge = await startBridge();
  const session = await startTarget(bridge, { url });
  const socket = await BenchSocket.open(bridge);
  socket.attach(session);
  /** @param {string} text */
  const call = (text) => {
    // only the response wraps the text as content
    const answer = socket.body(`text\\":\\"${text}\\"}]`);
    socket.call(session, 'echo', { text });
    return answer;
  };
  /** @param {readonly string[]} texts */
  const all = (texts) => {
    let missing = texts.length;
    // rows always come; bodies of a burst do not
    const answered = socket.next(({ rows }) => {
      for (const row of rows) if (row[3] === RESPONSE) missing -= 1;
      return missing <= 0;
    });
    for (const text of texts) socket.call(session, 'echo', { text });
    return answered;
  };
  const result = await measure(call, all);
  socket.close();
  await bridge.stop();
  return result;
}

/**
 * Streamable HTTP: command sent → response event received, against a client that only fetches.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function httpCalls() {
  const runs = await withServer((url) =>
    repeat(3, async () => ({ direct: await direct(url), bridged: await bridged(url) })),
  );
  const one = {
    direct: median(runs.map((run) => run.direct.call)),
    bridged: median(runs.map((run) => run.bridged.call)),
  };
  const many = {
    direct: median(runs.map((run) => run.direct.all)),
    bridged: median(runs.map((run) => run.bridged.all)),
  };
  const added = one.bridged - one.direct;
  const share = many.direct / many.bridged;
  return [
    {
      name: 'HTTP call through the bridge, median',
      value: one.bridged,
      unit: 'ms',
      baseline: one.direct,
      against: 'direct fetch',
    },
    {
      name: 'added by the bridge to an HTTP call',
      value: added,
      unit: 'ms',
      target: '≤ 1 ms',
      isMet: added <= 1,
    },
    {
      name: `${CONCURRENT} HTTP calls at once`,
      value: many.bridged,
      unit: 'ms',
      baseline: many.direct,
      against: 'direct fetch',
    },
    { name: 'share of the direct throughput', value: share, unit: '', target: '≥ 0.8', isMet: share >= 0.8 },
  ];
}
