import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { privateDirectory, replaceFile } from './home.ts';

const home = fs.mkdtempSync(path.join(tmpdir(), 'lifeline-home-'));
afterAll(() => fs.rmSync(home, { recursive: true }));

describe('privateDirectory', () => {
  it('makes a directory for this user alone', () => {
    const made = privateDirectory(home, 'recordings');
    expect(made.ok).toBe(true);
    expect(fs.statSync(made.path).mode & 0o777).toBe(0o700);
  });

  it('says that a file stands in its place', () => {
    fs.writeFileSync(path.join(home, 'drafts'), '');
    const made = privateDirectory(home, 'drafts');
    expect(made.ok ? '' : made.reason).toMatch(/it is a file/);
  });
});

describe('replaceFile', () => {
  it('leaves nothing behind where the file cannot be replaced', () => {
    const place = path.join(home, 'place');
    fs.mkdirSync(path.join(place, 'settings.json', 'full'), { recursive: true });
    expect(() => replaceFile(path.join(place, 'settings.json'), '{}')).toThrow();
    expect(fs.readdirSync(place)).toEqual(['settings.json']);
  });
});
