import { performance } from 'node:perf_hooks';
import { FLOOD, post, startBridge, startSession } from './bridge.mjs';
import { replayDigests } from './digest.mjs';
import { totalAtLeast, withPage } from './page.mjs';
import { BenchSocket } from './socket.mjs';
import { median, repeat } from './stats.mjs';

const EVENTS = 50_000;

/**
 * Reloads a session's page.
 * @param {import('./bridge.mjs').Bridge} bridge
 * @param {string} session
 * @param {number} count events to wait for
 */
async function reloads(bridge, session, count) {
  const url = await post(bridge, '/link', {}, 'url');
  return withPage(async (page) => {
    await page.goto(url);
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#/s/${session}/overview`);
    await totalAtLeast(page, count);
    return repeat(5, async () => {
      const startedAt = performance.now();
      await page.reload({ waitUntil: 'commit' });
      await totalAtLeast(page, count);
      return performance.now() - startedAt;
    });
  });
}

/**
 * Reload of a page with 50,000 events: navigation start → final count; and live state beside replayed state.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function reload() {
  const bridge = await startBridge();
  const session = await startSession(bridge, [FLOOD]);
  const digests = await replayDigests(bridge, session, async () => {
    const socket = await BenchSocket.open(bridge);
    socket.attach(session);
    const done = socket.body(`sent ${EVENTS} in`);
    socket.call(session, 'flood', { n: EVENTS });
    await done;
    socket.close();
  });
  const small = await startSession(bridge, [FLOOD]);
  const times = await reloads(bridge, session, EVENTS);
  const few = await reloads(bridge, small, 1);
  await bridge.stop();
  const took = median(times);
  const isSame = digests.live === digests.replayed;
  return [
    {
      name: 'reload with 50,000 events: final count',
      value: took,
      unit: 'ms',
      baseline: median(few),
      against: 'with a handshake only',
      target: '≤ 1 s',
      isMet: took <= 1_000,
    },
    {
      name: '… digests that differ, live and replayed',
      value: isSame ? 0 : 1,
      unit: '',
      target: '0',
      isMet: isSame,
    },
  ];
}
