import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { bundle } from '../../build.mjs';

const SOURCE = path.resolve(import.meta.dirname, '..', '..', 'src');
const SERVERS = path.resolve(import.meta.dirname, '..', 'servers');

/** A new empty directory, removed after the tests of the file. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'lifeline-test-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));
  return directory;
}

/** Builds a program of the bridge from source and returns its path. */
export async function buildProgram(name: 'cli' | 'guard'): Promise<string> {
  const outdir = temporaryDirectory();
  await bundle({ entryPoints: { [name]: path.join(SOURCE, `${name}.ts`) }, outdir, extension: '.mjs' });
  return path.join(outdir, `${name}.mjs`);
}

/** A server script of the tests. */
export function testServer(name: string): string {
  return path.join(SERVERS, `${name}.mjs`);
}
