#!/usr/bin/env node
import { main } from './cli/main.ts';

process.exitCode = await main(process.argv.slice(2), import.meta.dirname);
// what was printed is on its way to a pipe perhaps; open handles of ended servers must not keep us
process.stdout.write('', () => process.exit());
