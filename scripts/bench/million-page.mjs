import path from 'node:path';
import { openRecording, residentMb, withFolder } from './bridge.mjs';
import { filterTimes } from './filter.mjs';
import { rendererMb } from './memory.mjs';
import { goTo, shownAtLeast, withPage } from './page.mjs';
import { RARE_WORD, writeRecording } from './recording.mjs';
import { limited } from './report.mjs';
import { scrollFigure, scrollTimes } from './scroll.mjs';
import { quantile } from './stats.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */
/** @typedef {import('@playwright/test').Page} Page */

const EVENTS = 1_000_000;
const VIEWS = ['timeline', 'sequence'];
const JUMPS = 25;
const FILTERS = ['method:notifications/* ms>200', `"${RARE_WORD}"`];

/**
 * Goes to events anywhere in the recording.
 * @param {Page} page
 * @returns {Promise<number[]>} ms from the change of the address to the selected row
 */
function jumpTimes(page) {
  return page.evaluate(
    async ({ jumps, events }) => {
      /** @type {number[]} */
      const times = [];
      for (let jump = 1; jump <= jumps; jump++) {
        const seq = Math.floor(events * ((jump * 0.618034) % 1));
        const [route, query] = window.location.hash.split('?');
        const search = new URLSearchParams(query);
        search.set('sel', String(seq));
        const startedAt = performance.now();
        window.location.hash = `${route}?${search}`;
        while (document.querySelector(`[data-rows] [data-seq="${seq}"][aria-selected="true"]`) === null)
          await new Promise((resolve) => setTimeout(resolve, 1));
        times.push(performance.now() - startedAt);
        // what the jump has left to do is no part of the next one
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return times;
    },
    { jumps: JUMPS, events: EVENTS },
  );
}

/**
 * @param {Page} page
 * @returns {Promise<Figure[]>}
 */
async function viewFigures(page) {
  /** @type {Figure[]} */
  const figures = [];
  for (const view of VIEWS) {
    await goTo(page, { view });
    await page.locator(`[data-wire][data-view="${view}"] [data-seq]`).first().waitFor();
    const times = await jumpTimes(page);
    figures.push(limited(`jump to any, ${view}: median`, quantile(times, 0.5), 'ms', 200));
    figures.push({ name: `jump to any, ${view}: longest`, value: Math.max(...times), unit: 'ms' });
    figures.push(scrollFigure(view, await scrollTimes(page)));
  }
  return figures;
}

/**
 * @param {Page} page
 * @param {import('./bridge.mjs').Bridge} bridge
 * @param {number} empty MB of an empty page
 * @returns {Promise<Figure[]>}
 */
async function sizeFigures(page, bridge, empty) {
  const own = await rendererMb(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return [
    limited('memory of the page, less an empty one', own - empty, 'MB', 300),
    limited('DOM elements', nodes, '', 2_000),
    limited('memory of the bridge', residentMb(bridge.pid), 'MB', 200),
  ];
}

/**
 * @param {Page} page
 * @returns {Promise<Figure[]>}
 */
async function filterFigures(page) {
  /** @type {Figure[]} */
  const figures = [];
  for (const text of FILTERS) {
    const { first, complete, shown } = await filterTimes(page, text);
    await shownAtLeast(page, EVENTS);
    figures.push(limited(`filter ${text}: first results`, first, 'ms', 200));
    figures.push(limited(`… complete, ${shown.toLocaleString('en')} shown`, complete, 'ms', 3_000));
  }
  return figures;
}

/** Memory of the renderers of a browser with an empty page, MB. */
function emptyMb() {
  return withPage(async (page) => {
    await page.setContent('<!doctype html><title>x</title><p>x');
    return rendererMb(page);
  });
}

/**
 * A recording of a million events in one page: looked at, filtered.
 * @returns {Promise<Figure[]>}
 */
export function millionPage() {
  return withFolder(async (folder) => {
    const file = path.join(folder, 'bench.ndjson');
    writeRecording(file, EVENTS);
    const empty = await emptyMb();
    const bridge = await openRecording(file);
    const figures = await withPage(async (page) => {
      await page.goto(bridge.url);
      await shownAtLeast(page, EVENTS);
      return [
        ...(await viewFigures(page)),
        ...(await sizeFigures(page, bridge, empty)),
        ...(await filterFigures(page)),
      ];
    });
    await bridge.stop();
    return figures;
  });
}
