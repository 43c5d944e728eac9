import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const LIMIT = 400;

function sources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(full);
    return /\.(ts|tsx|mjs|css)$/.test(entry.name) ? [full] : [];
  });
}

it(`no source file is longer than ${LIMIT} lines`, () => {
  const long = ['apps', 'packages', 'scripts', 'e2e']
    .flatMap((top) => sources(path.join(ROOT, top)))
    .map((file) => ({
      file: path.relative(ROOT, file),
      lines: fs.readFileSync(file, 'utf8').split('\n').length - 1,
    }))
    .filter(({ lines }) => lines > LIMIT);
  expect(long).toEqual([]);
});
