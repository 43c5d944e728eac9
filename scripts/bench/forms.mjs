import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { startBridge, startSession } from './bridge.mjs';
import { withPage } from './page.mjs';
import { median } from './stats.mjs';

const CORPUS = path.join(process.env.LIFELINE_SHARED ?? path.resolve(ROOT, '..', 'shared'), 'corpus');
/** Answers the lists as a captured server did. */
const SERVER = path.join(ROOT, 'e2e', 'servers', 'corpus.mjs');
/** Other data than that of one server. */
const NO_SERVER = 'real-calls.json';
const MEDIAN_MS = 50;
const WORST_MS = 300;

/**
 * A tool: its name, and the JSON Pointers of its properties.
 * @typedef {{name: string, pointers: string[]}} Tool
 */

/**
 * @param {string} file
 * @returns {Tool[]} those whose name no other tool of the server has
 */
function toolsOf(file) {
  /** @type {{tools: {name: string, inputSchema?: {properties?: object}}[]}} */
  const { tools } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return tools
    .filter(({ name }) => tools.filter((other) => other.name === name).length === 1)
    .map(({ name, inputSchema }) => ({
      name,
      pointers: Object.keys(inputSchema?.properties ?? {}).map(
        (key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      ),
    }));
}

/**
 * Opens the form of each tool in turn. From the change of the address until the fields are laid out; the stored draft
 * is asked for meanwhile.
 * @param {import('@playwright/test').Page} page shows the tools of the session
 * @param {string} session
 * @param {Tool[]} tools
 * @returns {Promise<{ms: number[], missing: string[]}>} and the properties that have no field
 */
function openForms(page, session, tools) {
  return page.evaluate(
    async ({ session, tools }) => {
      /** @param {string} name */
      const isOpen = (name) =>
        [...document.querySelectorAll('form[data-form] [data-arguments-json]')].some(
          (strip) => strip.closest('form')?.dataset.form === name,
        );
      /** @type {number[]} */
      const ms = [];
      /** @type {string[]} */
      const missing = [];
      for (const { name, pointers } of tools) {
        const startedAt = performance.now();
        await new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (!isOpen(name)) return;
            observer.disconnect();
            resolve(undefined);
          });
          observer.observe(document.body, { childList: true, subtree: true, attributes: true });
          window.location.hash = `#/s/${session}/tools/${encodeURIComponent(name)}`;
        });
        // asks for the layout
        document.body.getBoundingClientRect();
        ms.push(performance.now() - startedAt);
        const shown = new Set(
          [...document.querySelectorAll('form [data-pointer]')].map((field) =>
            field.getAttribute('data-pointer'),
          ),
        );
        missing.push(...pointers.filter((pointer) => !shown.has(pointer)).map((pointer) => name + pointer));
        await new Promise((resolve) => setTimeout(resolve));
      }
      return { ms, missing };
    },
    { session, tools },
  );
}

/**
 * Counts what the page's main thread works on scripts, styles and layout from now on.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => Promise<number>>} ms of processor time since then
 */
async function mainThread(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].includes(name))
      .reduce((sum, { value }) => sum + 1000 * value, 0);
  };
  const before = await now();
  return async () => {
    const after = await now();
    await devtools.detach();
    return after - before;
  };
}

/**
 * Opens the form of every tool of every captured server. Fails when a property has no field or the page reports an
 * error.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function forms() {
  if (!fs.existsSync(CORPUS)) {
    throw new Error(
      `There are no captured servers in ${CORPUS}; set LIFELINE_SHARED to the shared test data.`,
    );
  }
  const files = fs.readdirSync(CORPUS).filter((file) => file.endsWith('.json') && file !== NO_SERVER);
  const bridge = await startBridge();
  /** @type {number[]} */
  const times = [];
  let worked = 0;
  await withPage(async (page) => {
    /** @type {string[]} */
    const faults = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(bridge.url);
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    for (const file of files) {
      const session = await startSession(bridge, [SERVER, path.join(CORPUS, file)]);
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, `#/s/${session}/tools`);
      const tools = toolsOf(path.join(CORPUS, file));
      if (tools.length === 0) continue;
      await page.locator('[data-item="tool"]').first().waitFor();
      const stop = await mainThread(page);
      const { ms, missing } = await openForms(page, session, tools);
      worked += await stop();
      // the first form of the page waits for its script
      times.push(...(times.length === 0 ? ms.slice(1) : ms));
      if (missing.length > 0) throw new Error(`${file}: no field for ${missing.join(', ')}`);
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  await bridge.stop();
  const [middle, worst] = [median(times), Math.max(...times)];
  return [
    {
      name: `form of a real tool (${times.length}), median`,
      value: middle,
      unit: 'ms',
      target: `≤ ${MEDIAN_MS} ms`,
      isMet: middle <= MEDIAN_MS,
    },
    // what it costs, however busy the machine is
    { name: '… its processor time, mean', value: worked / times.length, unit: 'ms' },
    { name: 'its worst', value: worst, unit: 'ms', target: `≤ ${WORST_MS} ms`, isMet: worst <= WORST_MS },
  ];
}
