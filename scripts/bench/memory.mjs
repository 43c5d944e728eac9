import fs from 'node:fs';

/** A browser gives memory back some time after it is free. */
const SETTLE_MS = 3000;

/**
 * Memory that only this process has: `Private_Clean` and `Private_Dirty` of `/proc/<pid>/smaps_rollup`, in MB of
 * 1,000,000 bytes. Linux only.
 * @param {number} pid
 */
function privateMb(pid) {
  const rollup = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const kib = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)].map((match) =>
    Number(match[1]),
  );
  return (kib.reduce((sum, part) => sum + part, 0) * 1024) / 1e6;
}

/** `/proc` counts in these; it is 100 wherever Node runs on Linux. */
const TICKS_PER_SECOND = 100;

/**
 * Time that a process has had a processor, in seconds. Linux only.
 * @param {number} pid
 */
export function processorSeconds(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the name may hold spaces; the numbers follow it
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * The same for all renderers of the page's browser.
 * @param {import('@playwright/test').Page} page
 */
export async function rendererSeconds(page) {
  const renderers = await renderersOf(page);
  return renderers.reduce((sum, { id }) => sum + processorSeconds(id), 0);
}

/** @param {import('@playwright/test').Page} page */
async function renderersOf(page) {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await browser?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  await browser?.detach();
  return processInfo.filter(({ type }) => type === 'renderer');
}

/**
 * Private memory of all renderers of the page's browser after a garbage collection, typed arrays and workers
 * included.
 * @param {import('@playwright/test').Page} page
 */
export async function rendererMb(page) {
  const devtools = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round++) {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(SETTLE_MS / 3);
  }
  await devtools.detach();
  const renderers = await renderersOf(page);
  return renderers.reduce((sum, { id }) => sum + privateMb(id), 0);
}
