import { requireNode } from './lib/node-version.mjs';

requireNode();

const { runBenches } = await import('./bench/runner.mjs');

await runBenches(
  {
    open: async () => (await import('./bench/million-open.mjs')).millionOpen(),
    page: async () => (await import('./bench/million-page.mjs')).millionPage(),
    curve: async () => (await import('./bench/million-curve.mjs')).millionCurve(),
  },
  'figure, 1,000,000 events of 500 B',
);
