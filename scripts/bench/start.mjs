import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { residentMb, startBridge } from './bridge.mjs';
import { withPage } from './page.mjs';
import { median, repeat } from './stats.mjs';

function emptyNodeMs() {
  const startedAt = performance.now();
  execFileSync(process.execPath, ['-e', '']);
  return performance.now() - startedAt;
}

/**
 * @param {string} url
 * @param {string} selector
 */
function openMs(url, selector) {
  return withPage(async (page) => {
    const startedAt = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(selector).waitFor({ state: 'attached' });
    return performance.now() - startedAt;
  });
}

async function emptyPageMs() {
  const server = createServer((_request, response) =>
    response.end('<!doctype html><title>x</title><p id=x>x'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const took = await openMs(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, '#x');
  server.close();
  return took;
}

/**
 * Start of the program → its link; link → the page answers; memory of the idle bridge.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function start() {
  const runs = await repeat(5, async () => {
    const bridge = await startBridge();
    const ready = await openMs(bridge.url, 'html[data-ready="true"]');
    const rss = residentMb(bridge.pid);
    await bridge.stop();
    return { link: bridge.startMs, ready, rss, node: emptyNodeMs(), empty: await emptyPageMs() };
  });
  /** @param {'link' | 'ready' | 'rss' | 'node' | 'empty'} key */
  const middle = (key) => median(runs.map((run) => run[key]));
  return [
    {
      name: 'start → link',
      value: middle('link'),
      unit: 'ms',
      baseline: middle('node'),
      against: 'empty Node',
    },
    {
      name: 'link → ready',
      value: middle('ready'),
      unit: 'ms',
      baseline: middle('empty'),
      against: 'empty page',
    },
    { name: 'bridge memory, idle', value: middle('rss'), unit: 'MB' },
  ];
}
