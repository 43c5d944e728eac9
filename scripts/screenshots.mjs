import { requireNode } from './lib/node-version.mjs';

requireNode();

const { bootstrap } = await import('./bootstrap.mjs');
if (!(await bootstrap())) process.exit(1);

const { provideChromium } = await import('./lib/chromium.mjs');
const browser = await provideChromium();
if (!browser.ok) process.exit(1);

const { ROOT } = await import('./lib/paths.mjs');
const { run } = await import('./lib/run.mjs');
const { binary } = await import('./test/static-checks.mjs');
const { code } = await run(
  process.execPath,
  [binary('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)],
  {
    cwd: ROOT,
    show: true,
    env: { LIFELINE_SCREENSHOTS: '1', ...(browser.path ? { CHROMIUM_PATH: browser.path } : {}) },
  },
);
process.exitCode = code;
