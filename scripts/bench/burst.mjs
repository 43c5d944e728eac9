import { performance } from 'node:perf_hooks';
import { FLOOD, residentMb, startBridge, startSession } from './bridge.mjs';
import { DirectServer } from './direct.mjs';
import { totalAtLeast, watchGaps, withPage } from './page.mjs';
import { median, repeat } from './stats.mjs';

const IDLE_MS = 2_000;
const LIMITS = /** @type {const} */ ([
  [10_000, 80, 'sequence'],
  [100_000, 150, 'sequence'],
  [100_000, 150, 'timeline'],
]);

/** @param {number} count */
async function pipeMs(count) {
  const server = new DirectServer([FLOOD]);
  await server.initialize();
  const startedAt = performance.now();
  await server.request('tools/call', { name: 'flood', arguments: { n: count } });
  const took = performance.now() - startedAt;
  await server.stop();
  return took;
}

/**
 * @param {number} count
 * @param {string} view
 */
async function once(count, view) {
  const bridge = await startBridge();
  const session = await startSession(bridge, [FLOOD]);
  const result = await withPage(async (page) => {
    await page.goto(bridge.url);
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#/s/${session}/tools/flood?view=${view}`);
    await page.locator('form[data-form="flood"] [data-pointer="/n"] [data-control]').fill(String(count));
    const stopIdle = await watchGaps(page);
    await page.waitForTimeout(IDLE_MS);
    const idle = await stopIdle();
    const stop = await watchGaps(page);
    const startedAt = performance.now();
    await page.locator('[data-action="run"]').click();
    await page.locator('[data-result][data-outcome="result"]').waitFor({ timeout: 120_000 });
    const shown = performance.now() - startedAt;
    await totalAtLeast(page, count);
    return { idle, gap: await stop(), shown, rss: residentMb(bridge.pid) };
  });
  await bridge.stop();
  return { ...result, pipe: await pipeMs(count) };
}

/**
 * A burst of notifications: the page's longest gap beside its idle one, and the result beside plain pipes.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function burst() {
  /** @type {import('./report.mjs').Figure[]} */
  const figures = [];
  for (const [count, allowance, view] of LIMITS) {
    const runs = await repeat(5, () => once(count, view));
    const [gap, idle] = [median(runs.map((run) => run.gap)), median(runs.map((run) => run.idle))];
    const [shown, pipe] = [median(runs.map((run) => run.shown)), median(runs.map((run) => run.pipe))];
    const label = `${count.toLocaleString('en')}, ${view}`;
    figures.push(
      {
        name: `burst of ${label}: longest gap`,
        value: gap,
        unit: 'ms',
        baseline: idle,
        against: 'idle page',
        target: `≤ idle + ${allowance} ms`,
        isMet: gap <= idle + allowance,
      },
      {
        name: `burst of ${label}: result shown`,
        value: shown,
        unit: 'ms',
        baseline: pipe,
        against: 'piped',
        target: '≤ pipe + 3 s',
        isMet: shown <= pipe + 3_000,
      },
      {
        name: `burst of ${label}: bridge memory after it`,
        value: median(runs.map((run) => run.rss)),
        unit: 'MB',
      },
    );
  }
  return figures;
}
