import { chromium } from '@playwright/test';
import { chromiumArguments, systemChromium } from '../lib/chromium.mjs';

/**
 * Runs `work` with a browser page of its own.
 * @template T
 * @param {(page: import('@playwright/test').Page) => Promise<T>} work
 */
export async function withPage(work) {
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    return await work(await context.newPage());
  } finally {
    await browser.close();
  }
}

/**
 * Notes the longest time between two turns of the page's event loop, from now until `stop`.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => Promise<number>>} ms
 */
export async function watchGaps(page) {
  await page.evaluate(() => {
    const channel = new MessageChannel();
    const watch = { longest: 0, last: performance.now(), isOn: true };
    channel.port1.onmessage = () => {
      const now = performance.now();
      watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
      // yields between turns, so that the watch itself does not fill the loop
      if (watch.isOn) setTimeout(() => channel.port2.postMessage(0), 1);
    };
    channel.port2.postMessage(0);
    Reflect.set(window, 'gapWatch', watch);
  });
  return () =>
    page.evaluate(() => {
      const watch = Reflect.get(window, 'gapWatch');
      watch.isOn = false;
      return watch.longest;
    });
}

/**
 * Waits until the wire shows at least `count` events.
 * @param {import('@playwright/test').Page} page
 * @param {number} count
 */
export async function totalAtLeast(page, count) {
  // seldom: a look costs the page time that it needs for the events
  await page.waitForFunction(
    (least) => {
      const total = document.querySelector('[data-wire]')?.getAttribute('data-count-total');
      return Number(total ?? 0) >= least;
    },
    count,
    { timeout: 300_000, polling: 100 },
  );
}

/**
 * Waits until `count` events are shown, and drawn.
 * @param {import('@playwright/test').Page} page
 * @param {number} count
 */
export async function shownAtLeast(page, count) {
  await page.waitForFunction(
    (least) => {
      const wire = document.querySelector('[data-wire][data-searching="false"]');
      return Number(wire?.getAttribute('data-count-shown')) >= least && wire?.querySelector('[data-seq]');
    },
    count,
    { timeout: 300_000, polling: 100 },
  );
}

/**
 * Changes what the address says of the session's page.
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, string>} values
 */
export async function goTo(page, values) {
  await page.locator('[data-wire]').waitFor();
  await page.evaluate((changes) => {
    const [route, query] = window.location.hash.split('?');
    const search = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) search.set(name, value);
    window.location.hash = `${route}?${search}`;
  }, values);
}
