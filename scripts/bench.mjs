import { requireNode } from './lib/node-version.mjs';

requireNode();

const { bootstrap } = await import('./bootstrap.mjs');
if (!(await bootstrap())) process.exit(1);

const { provideChromium } = await import('./lib/chromium.mjs');
const browser = await provideChromium();
if (!browser.ok) process.exit(1);
if (browser.path) process.env.CHROMIUM_PATH = browser.path;

const { printFigure, printHead } = await import('./bench/report.mjs');

/** @type {Record<string, () => Promise<import('./bench/report.mjs').Figure[]>>} */
const BENCHES = {
  size: async () => (await import('./bench/size.mjs')).size(),
  start: async () => (await import('./bench/start.mjs')).start(),
  latency: async () => (await import('./bench/latency.mjs')).latency(),
  burst: async () => (await import('./bench/burst.mjs')).burst(),
  'long-line': async () => (await import('./bench/long-line.mjs')).longLine(),
  reload: async () => (await import('./bench/reload.mjs')).reload(),
  scroll: async () => (await import('./bench/scroll.mjs')).scroll(),
  svg: async () => (await import('./bench/svg.mjs')).svg(),
  html: async () => (await import('./bench/html-export.mjs')).htmlExport(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(
    `There is no bench named ${unknown.join(', ')}; there are: ${Object.keys(BENCHES).join(', ')}.`,
  );
  process.exit(1);
}

const fs = await import('node:fs');
const { FLOOD } = await import('./bench/bridge.mjs');
if (!fs.existsSync(FLOOD)) {
  console.error(
    `The bench floods with ${FLOOD}, which is not there; set LIFELINE_SHARED to the shared test data.`,
  );
  process.exit(1);
}

printHead();
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const figure of await bench()) printFigure(figure);
}
