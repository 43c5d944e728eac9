import path from 'node:path';
import { openRecording, withFolder } from './bridge.mjs';
import { goTo, shownAtLeast, withPage } from './page.mjs';
import { writeRecording } from './recording.mjs';
import { median, quantile, repeat } from './stats.mjs';

const EVENTS = 100_000;
const RUNS = 5;
/** Of one run, after some that do not count. */
const FRAMES = 60;
const WARM_UP = 10;
/** Moved in each frame: a quick turn of the wheel. */
const STEP_PX = 100;

/** A list as tall as a view of the wire can be, with nothing in it. */
const BLANK = `<!doctype html><title>blank</title><body style="margin:0">
<div data-rows style="height:100vh;overflow-y:scroll"><div style="height:15000000px"></div></div>`;

/**
 * Scrolls the list of a page, a step in every frame.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number[]>} ms between frames
 */
function frameTimes(page) {
  return page.locator('[data-rows]').evaluate(
    (box, { frames, warmUp, step }) =>
      new Promise((resolve) => {
        /** @type {number[]} */
        const times = [];
        let last = 0;
        let count = 0;
        const next = (/** @type {number} */ now) => {
          if (count > warmUp) times.push(now - last);
          last = now;
          count += 1;
          if (times.length >= frames) return resolve(times);
          box.scrollTop += step;
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    { frames: FRAMES, warmUp: WARM_UP, step: STEP_PX },
  );
}

/**
 * p95 of the frame times while a view scrolls, and while a blank list does, in turn.
 * @param {import('@playwright/test').Page} page shows the view
 */
export async function scrollTimes(page) {
  // away from the end, which would be followed
  await page.locator('[data-rows]').press('Home');
  // in a browser of its own: a page behind another one draws no frames
  const runs = await withPage(async (blank) => {
    await blank.setContent(BLANK);
    return repeat(RUNS, async () => ({
      own: quantile(await frameTimes(page), 0.95),
      blank: quantile(await frameTimes(blank), 0.95),
    }));
  });
  return { own: median(runs.map(({ own }) => own)), blank: median(runs.map(({ blank }) => blank)) };
}

/**
 * @param {string} what
 * @param {{own: number, blank: number}} times
 * @returns {import('./report.mjs').Figure}
 */
export function scrollFigure(what, times) {
  return {
    name: `scrolling ${what}: frame time, p95`,
    value: times.own,
    unit: 'ms',
    baseline: times.blank,
    against: 'blank list',
    target: '≤ 1.5 ×',
    isMet: times.own <= 1.5 * times.blank,
  };
}

/**
 * Frame times while 100,000 events scroll, beside those of a blank list.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export function scroll() {
  return withFolder(async (folder) => {
    const file = path.join(folder, 'bench.ndjson');
    writeRecording(file, EVENTS);
    const bridge = await openRecording(file);
    const figures = await withPage(async (page) => {
      await page.goto(bridge.url);
      /** @type {import('./report.mjs').Figure[]} */
      const measured = [];
      for (const view of ['timeline', 'sequence']) {
        await goTo(page, { view });
        await shownAtLeast(page, EVENTS);
        measured.push(scrollFigure(`100,000, ${view}`, await scrollTimes(page)));
      }
      return measured;
    });
    await bridge.stop();
    return figures;
  });
}
