import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isDirectory, makeDirectory } from './directory.ts';

const root = fs.mkdtempSync(path.join(tmpdir(), 'lifeline-'));
const file = path.join(root, 'file');
fs.writeFileSync(file, '');
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('makeDirectory', () => {
  it('makes what is missing, for this user alone, and leaves what is there', () => {
    const deep = path.join(root, 'a', 'b', 'c');
    makeDirectory(deep);
    makeDirectory(deep);
    for (const made of [path.join(root, 'a'), deep]) expect(fs.statSync(made).mode & 0o777).toBe(0o700);
  });

  it('throws where a file is in the way, and leaves the file', () => {
    expect(() => makeDirectory(file)).toThrow(/EEXIST/);
    expect(() => makeDirectory(path.join(file, 'a', 'b'))).toThrow(/ENOTDIR/);
    expect(fs.statSync(file).isFile()).toBe(true);
  });
});

describe('isDirectory', () => {
  it.each([
    [root, true],
    [file, false],
    [path.join(root, 'none'), false],
  ])('%s: %s', (name, expected) => {
    expect(isDirectory(name)).toBe(expected);
  });
});
