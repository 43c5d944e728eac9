import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..', '..');
const SHARED = process.env.LIFELINE_SHARED ?? path.resolve(ROOT, '..', 'shared');

/** A test server that lives beside the project. */
export function sharedFixture(name: string): string {
  return path.join(SHARED, 'fixtures', name);
}

const isThere = existsSync(sharedFixture('flood.mjs'));

/** Tests that need the data beside the project: skipped without it, but not in continuous integration. */
export const describeWithShared = isThere || process.env.CI === 'true' ? describe : describe.skip;

/** A real server that is installed for tests. */
export function installedServer(name: string, scope = '@modelcontextprotocol'): string {
  return path.join(ROOT, 'node_modules', scope, name, 'dist', 'index.js');
}
