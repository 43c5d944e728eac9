import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import readline from 'node:readline';
import { residentMb, startBridge, startTarget } from './bridge.mjs';
import { totalAtLeast, watchGaps, withPage } from './page.mjs';
import { limited } from './report.mjs';
import { BenchSocket } from './socket.mjs';
import { median, repeat } from './stats.mjs';

const BEAT = path.join(import.meta.dirname, 'beat.mjs');
/** Half of them are processes, half are behind URLs. */
const SERVERS = 50;
const PER_SECOND = 100;
const SECONDS = 10;
const COUNT = PER_SECOND * SECONDS;
const RUNS = 3;
const IDLE_MS = 3_000;
/** How much longer than when idle the page may take for a turn. ms */
const ALLOWANCE = 150;
/** Places in a packed row, and the code of a response. */
const KIND = 3;
const METHOD = 9;
const RESPONSE = 2;

/**
 * Starts all servers and waits for their handshakes; resolves with the sessions' ids.
 * @param {import('./bridge.mjs').Bridge} bridge
 * @param {string} origin
 */
async function startAll(bridge, origin) {
  /** @type {string[]} */
  const sessions = [];
  for (let n = 0; n < SERVERS; n += 2) {
    sessions.push(
      ...(await Promise.all([
        startTarget(bridge, { command: process.execPath, args: [BEAT] }),
        startTarget(bridge, { url: `${origin}/server-${n}` }),
      ])),
    );
  }
  return sessions;
}

/**
 * How many events each session has, once its opening is over.
 * @param {import('./bridge.mjs').Bridge} bridge
 * @param {readonly string[]} sessions
 */
async function lengths(bridge, sessions) {
  const socket = await BenchSocket.open(bridge);
  /** @type {Map<string, number>} */
  const found = new Map();
  const all = socket.next(({ sessionId, rows, total }) => {
    if (Number(rows.at(-1)?.[0]) === total - 1) found.set(sessionId, total);
    return found.size === sessions.length;
  });
  for (const session of sessions) socket.attach(session);
  await all;
  socket.close();
  return found;
}

/**
 * Calls the tool of every server at once.
 * @param {import('./bridge.mjs').Bridge} bridge
 * @param {Iterable<string>} sessions
 */
async function beatAll(bridge, sessions) {
  const socket = await BenchSocket.open(bridge);
  for (const session of sessions) socket.call(session, 'beat', { count: COUNT, perSecond: PER_SECOND });
  return socket;
}

/**
 * Reads what the servers sent; resolves with the number of their messages when all have answered.
 * @param {BenchSocket} socket
 * @param {ReadonlyMap<string, number>} sessions with their lengths before
 */
async function readAll(socket, sessions) {
  let came = 0;
  let missing = sessions.size;
  const answered = socket.next(({ rows }) => {
    for (const row of rows) {
      if (row[METHOD] === 'notifications/message') came += 1;
      else if (row[KIND] === RESPONSE) missing -= 1;
    }
    return missing <= 0;
  });
  for (const [session, length] of sessions) socket.attach(session, length);
  await answered;
  return came;
}

/** @param {string} origin */
async function run(origin) {
  const bridge = await startBridge();
  const sessions = await startAll(bridge, origin);
  const started = await lengths(bridge, sessions);
  const result = await withPage(async (page) => {
    await page.goto(bridge.url);
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#/s/${sessions[0]}/overview?view=sequence`);
    await totalAtLeast(page, 5);
    const stopIdle = await watchGaps(page);
    await page.waitForTimeout(IDLE_MS);
    const idle = await stopIdle();
    const stop = await watchGaps(page);
    const startedAt = performance.now();
    const socket = await beatAll(bridge, started.keys());
    await page.waitForTimeout(SECONDS * 1000);
    await totalAtLeast(page, COUNT);
    // what the bench reads now costs the machine time that is not the page's
    const [took, gap] = [performance.now() - startedAt, await stop()];
    const came = await readAll(socket, started);
    socket.close();
    return { came, took, idle, gap, rss: residentMb(bridge.pid) };
  });
  await bridge.stop();
  return result;
}

/**
 * Many servers that all have something to say: whether all of it comes, and how the page takes it.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function servers() {
  const child = spawn(process.execPath, [BEAT, 'http'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(readline.createInterface({ input: child.stdout }), 'line');
    const runs = await repeat(RUNS, () => run(`http://127.0.0.1:${port}`));
    const of = (/** @type {'took' | 'idle' | 'gap' | 'rss'} */ name) => median(runs.map((one) => one[name]));
    const [idle, gap] = [of('idle'), of('gap')];
    const sent = RUNS * SERVERS * COUNT;
    const came = runs.reduce((sum, one) => sum + one.came, 0);
    const label = `${SERVERS} servers, ${PER_SECOND} messages/s each`;
    return [
      {
        name: `${label}: came`,
        value: came,
        unit: '',
        baseline: sent,
        against: 'sent',
        target: 'all, once',
        isMet: came === sent,
      },
      limited(`${label}: until the page has all`, of('took'), 'ms', (SECONDS + 1) * 1000),
      {
        name: `${label}: longest gap`,
        value: gap,
        unit: 'ms',
        baseline: idle,
        against: 'idle page',
        target: `≤ idle + ${ALLOWANCE} ms`,
        isMet: gap <= idle + ALLOWANCE,
      },
      { name: `${label}: bridge memory after it`, value: of('rss'), unit: 'MB' },
    ];
  } finally {
    child.kill('SIGTERM');
  }
}
