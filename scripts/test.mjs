import { requireNode } from './lib/node-version.mjs';

requireNode();

const path = await import('node:path');
const fs = await import('node:fs');
const { ROOT } = await import('./lib/paths.mjs');
const { bootstrap } = await import('./bootstrap.mjs');
const { closingLine, single } = await import('./test/tally.mjs');

/** @type {import('./test/tally.mjs').Outcome[]} */
const outcomes = [];

/** Ends with the closing line over everything that ran. */
function finish() {
  const isFailed = outcomes.some((one) => one.failed > 0);
  if (isFailed) {
    console.log(`\nFailed: ${outcomes.flatMap((one) => (one.failed > 0 ? [one.name] : [])).join(' · ')}`);
  }
  console.log(`\n${closingLine(outcomes)}`);
  process.exit(isFailed ? 1 : 0);
}

/** Real recordings to test with live beside the project; a machine of one's own may lack them, CI may not. */
function checkSharedData() {
  process.env.LIFELINE_SHARED ??= path.resolve(ROOT, '..', 'shared');
  if (fs.existsSync(process.env.LIFELINE_SHARED)) return;
  console.log(
    `No test data in ${process.env.LIFELINE_SHARED} (LIFELINE_SHARED): tests that need it are skipped.`,
  );
  if (process.env.CI === 'true') outcomes.push(single('shared test data', false));
}

/**
 * @param {readonly string[]} filters
 */
async function browserTests(filters) {
  const { provideChromium } = await import('./lib/chromium.mjs');
  const { playwright } = await import('./test/runners.mjs');
  const browser = await provideChromium();
  outcomes.push(
    browser.ok ? await playwright(filters, browser.path) : single('browser for the tests', false),
  );
}

/** @param {readonly string[]} words names of parts, or paths; none: everything */
async function main(words) {
  const isInstalled = await bootstrap({ build: false });
  const isBuilt = isInstalled && (await bootstrap());
  outcomes.push(single('install and build', isBuilt));
  if (!isInstalled) return;
  checkSharedData();

  const { STATIC_GROUPS, staticChecks } = await import('./test/static-checks.mjs');
  const { vitest } = await import('./test/runners.mjs');
  const groups = words.filter((word) => STATIC_GROUPS.includes(word));
  const paths = words.filter((word) => ![...STATIC_GROUPS, 'unit', 'e2e'].includes(word));
  const unitPaths = paths.filter((file) => !file.startsWith('e2e/'));
  const e2ePaths = paths.filter((file) => file.startsWith('e2e/'));
  const isAll = words.length === 0;

  if (isAll || groups.length > 0) outcomes.push(...(await staticChecks(isAll ? STATIC_GROUPS : groups)));
  if (isAll || words.includes('unit') || unitPaths.length > 0) outcomes.push(await vitest(unitPaths));
  if (isBuilt && (isAll || words.includes('e2e') || e2ePaths.length > 0)) await browserTests(e2ePaths);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error);
  outcomes.push(single('the test script itself', false));
}
finish();
