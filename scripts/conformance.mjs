import { requireNode } from './lib/node-version.mjs';

requireNode();

const { bootstrap } = await import('./bootstrap.mjs');
if (!(await bootstrap())) process.exit(1);

const { conformance } = await import('./conformance/conformance.mjs');
process.exitCode = await conformance(process.argv.slice(2));
