import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { openRecording, withFolder } from './bridge.mjs';
import { shownAtLeast, withPage } from './page.mjs';
import { writeRecording } from './recording.mjs';

const COUNTS = [10_000, 30_000, 100_000, 300_000, 1_000_000];
/** Before, a step is too short to be told from the start of the page. Events. */
const FIRST_STEADY = 100_000;
/** A part that takes the same time for any recording is left out: so much more for so many more events. */
const LINEAR = 1.5;

/**
 * Opens a recording in a bridge that has not read it yet, and waits until the page has reduced all of it.
 * @param {string} folder
 * @param {number} events
 * @returns {Promise<number>} ms
 */
async function openMs(folder, events) {
  const file = path.join(folder, `${events}.ndjson`);
  writeRecording(file, events);
  const bridge = await openRecording(file);
  const took = await withPage(async (page) => {
    const startedAt = performance.now();
    await page.goto(bridge.url, { waitUntil: 'commit' });
    await shownAtLeast(page, events);
    return performance.now() - startedAt;
  });
  await bridge.stop();
  return took;
}

/**
 * Time to open a recording, by its length: each step beside what the step before it cost for each event.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export function millionCurve() {
  return withFolder(async (folder) => {
    /** @type {import('./report.mjs').Figure[]} */
    const figures = [];
    let [lastEvents, lastMs, lastCost] = [0, 0, 0];
    for (const events of COUNTS) {
      const took = await openMs(folder, events);
      const cost = (1000 * (took - lastMs)) / (events - lastEvents);
      figures.push({
        name: `${events.toLocaleString('en')} events: opened and reduced`,
        value: took,
        unit: 'ms',
      });
      if (lastEvents > 0) {
        const beside = lastEvents >= FIRST_STEADY && { baseline: lastCost, against: 'in the step before' };
        figures.push({
          name: '… each further event',
          value: cost,
          unit: 'µs',
          ...beside,
          ...(beside && { target: `≤ ${LINEAR} × (linear)`, isMet: cost <= LINEAR * lastCost }),
        });
      }
      [lastEvents, lastMs, lastCost] = [events, took, cost];
    }
    return figures;
  });
}
