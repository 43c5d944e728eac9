import { performance } from 'node:perf_hooks';
import { FLOOD, startBridge, startSession } from './bridge.mjs';
import { replayDigests } from './digest.mjs';
import { totalAtLeast, withPage } from './page.mjs';
import { BenchSocket } from './socket.mjs';
import { median, repeat } from './stats.mjs';

const EVENTS = 50_000;

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
  const times = await withPage(async (page) => {
    await page.goto(bridge.url);
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#/s/${session}/overview`);
    await totalAtLeast(page, EVENTS);
    return repeat(5, async () => {
      const startedAt = performance.now();
      await page.reload({ waitUntil: 'commit' });
      await totalAtLeast(page, EVENTS);
      return performance.now() - startedAt;
    });
  });
  await bridge.stop();
  const blank = await withPage((page) =>
    repeat(5, async () => {
      const startedAt = performance.now();
      await page.goto('about:blank');
      return performance.now() - startedAt;
    }),
  );
  const took = median(times);
  const isSame = digests.live === digests.replayed;
  return [
    {
      name: 'reload with 50,000 events: final count',
      value: took,
      unit: 'ms',
      baseline: median(blank),
      against: 'blank page',
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
