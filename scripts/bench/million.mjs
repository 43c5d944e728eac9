import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { post, residentMb, startBridge } from './bridge.mjs';
import { processorSeconds, rendererSeconds } from './memory.mjs';
import { goTo, totalAtLeast, withPage } from './page.mjs';
import { median } from './stats.mjs';

/** The recording's id in the data directory. */
const ID = 'm-million';
const JUMPS = 5;

/** @param {string} home */
export function recordingFile(home) {
  return path.join(home, 'recordings', `${ID}.ndjson`);
}

/**
 * Reads a file to its end, as the baseline.
 * @param {string} file
 * @returns {number} ms
 */
export function readThrough(file) {
  const startedAt = performance.now();
  const fd = fs.openSync(file, 'r');
  const chunk = Buffer.alloc(256 * 1024);
  while (fs.readSync(fd, chunk) > 0);
  fs.closeSync(fd);
  return performance.now() - startedAt;
}

/**
 * Opens the recording of `home` in a fresh bridge and a fresh page, and goes to events all over it.
 * @param {string} home
 * @param {number} count
 */
export async function openOnce(home, count) {
  const bridge = await startBridge([], home);
  try {
    const url = await post(bridge, '/link', {}, 'url');
    return await withPage(async (page) => {
      await page.goto(url);
      await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
      const cpu = async () => ({
        bridge: processorSeconds(bridge.pid),
        page: await rendererSeconds(page),
      });
      const before = await cpu();
      const startedAt = performance.now();
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, `#/r/${ID}/overview?view=timeline`);
      await page.locator('[data-rows] [data-seq]').first().waitFor({ state: 'attached', timeout: 120_000 });
      const firstMs = performance.now() - startedAt;
      await totalAtLeast(page, count);
      const completeMs = performance.now() - startedAt;
      const after = await cpu();
      const jumps = [];
      for (let jump = 0; jump < JUMPS; jump += 1) {
        const seq = Math.floor(((jump + 0.37) / JUMPS) * count);
        const jumpedAt = performance.now();
        await goTo(page, { sel: String(seq) });
        await page.locator(`[data-rows] [data-seq="${seq}"]`).waitFor({ state: 'attached' });
        jumps.push(performance.now() - jumpedAt);
      }
      return {
        firstMs,
        completeMs,
        jumpMs: median(jumps),
        bridgeMb: residentMb(bridge.pid),
        bridgeCpu: after.bridge - before.bridge,
        pageCpu: after.page - before.page,
      };
    });
  } finally {
    await bridge.stop();
  }
}

/**
 * Opens the recording in a bridge without a page, and waits for its index: size in MB, undefined where none comes.
 * @param {string} home
 */
export async function indexMb(home) {
  const file = path.join(home, 'recordings', `${ID}.idx`);
  if (fs.existsSync(file)) return fs.statSync(file).size / 1e6;
  const bridge = await startBridge([], home);
  try {
    await post(bridge, `/recordings/${ID}/open`, undefined, 'id');
    for (let tries = 0; tries < 3_000 && !fs.existsSync(file); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return fs.existsSync(file) ? fs.statSync(file).size / 1e6 : undefined;
  } finally {
    await bridge.stop();
  }
}
