import { createRequire } from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
/** The test data beside the project. */
export const SHARED = process.env.LIFELINE_SHARED ?? path.resolve(ROOT, '..', 'shared');
const require = createRequire(path.join(ROOT, 'package.json'));

type OfficialServer = 'everything' | 'filesystem' | 'memory' | 'sequential-thinking';

/** One argument of a command line as a person would type it. */
function quoted(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `"${argument.replace(/(["\\])/g, '\\$1')}"`;
}

/** The command line for a program and its arguments. */
export function commandLine(...words: readonly string[]): string {
  return words.map(quoted).join(' ');
}

/** Entry file of one of the official servers, as installed. */
export function officialServer(name: OfficialServer): string {
  const manifest = require.resolve(`@modelcontextprotocol/server-${name}/package.json`);
  return path.join(path.dirname(manifest), 'dist', 'index.js');
}

/** A server of the shared test data (floods and faults, one tool per schema feature). */
export function sharedServer(name: 'flood' | 'schema-zoo'): string {
  return path.join(SHARED, 'fixtures', `${name}.mjs`);
}

/** A server of our own for tests. */
export function ownServer(file: string): string {
  return path.resolve(import.meta.dirname, '..', 'servers', file);
}
