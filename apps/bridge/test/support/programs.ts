import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../build.mjs';
import { afterwards } from './cleanup.ts';

const SOURCE = path.resolve(import.meta.dirname, '..', '..', 'src');
const SERVERS = path.resolve(import.meta.dirname, '..', 'servers');

/** A new empty directory, removed after the tests of the file. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'lifeline-test-'));
  afterwards(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));
  return directory;
}

const SOURCES = { cli: 'cli.ts', guard: 'guard.ts', 'suite-worker': 'suite/suite-worker.ts' } as const;
type Program = keyof typeof SOURCES;

/** Builds programs of the bridge from source into a directory, which is returned. */
export async function buildPrograms(names: readonly Program[]): Promise<string> {
  const outdir = temporaryDirectory();
  const entryPoints = Object.fromEntries(names.map((name) => [name, path.join(SOURCE, SOURCES[name])]));
  await bundle({ entryPoints, outdir });
  writeFileSync(path.join(outdir, 'package.json'), '{"type":"module"}');
  return outdir;
}

/** The guard program, built from source; beside it the worker for suites. */
export async function buildGuard(): Promise<string> {
  return path.join(await buildPrograms(['guard', 'suite-worker']), 'guard.js');
}

/** A server script of the tests. */
export function testServer(name: string): string {
  return path.join(SERVERS, `${name}.mjs`);
}
