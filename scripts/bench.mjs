import { requireNode } from './lib/node-version.mjs';

requireNode();

const { runBenches } = await import('./bench/runner.mjs');

await runBenches(
  {
    size: async () => (await import('./bench/size.mjs')).size(),
    start: async () => (await import('./bench/start.mjs')).start(),
    latency: async () => (await import('./bench/latency.mjs')).latency(),
    http: async () => (await import('./bench/http.mjs')).httpCalls(),
    servers: async () => (await import('./bench/servers.mjs')).servers(),
    burst: async () => (await import('./bench/burst.mjs')).burst(),
    'long-line': async () => (await import('./bench/long-line.mjs')).longLine(),
    reload: async () => (await import('./bench/reload.mjs')).reload(),
    scroll: async () => (await import('./bench/scroll.mjs')).scroll(),
    svg: async () => (await import('./bench/svg.mjs')).svg(),
    forms: async () => (await import('./bench/forms.mjs')).forms(),
    html: async () => (await import('./bench/html-export.mjs')).htmlExport(),
  },
  'figure (median of 5)',
);
