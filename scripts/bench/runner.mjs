import { bootstrap } from '../bootstrap.mjs';
import { provideChromium } from '../lib/chromium.mjs';
import { printFigure, printHead } from './report.mjs';

/**
 * Runs the benches that the command line names, or all of them, and prints their figures as they come.
 * @param {Record<string, () => Promise<import('./report.mjs').Figure[]>>} benches
 * @param {string} head of the first column
 */
export async function runBenches(benches, head) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    console.error(
      `There is no bench named ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}.`,
    );
    process.exit(1);
  }
  if (!(await bootstrap())) process.exit(1);
  const browser = await provideChromium();
  if (!browser.ok) process.exit(1);
  if (browser.path) process.env.CHROMIUM_PATH = browser.path;
  printHead(head);
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const figure of await bench()) printFigure(figure);
  }
}
