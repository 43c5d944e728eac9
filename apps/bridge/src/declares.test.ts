import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDeclares } from './declares.ts';

describe('readDeclares', () => {
  it('reads JSON text, or the file that it names', () => {
    const declares = { clientInfo: { name: 'x' }, capabilities: { elicitation: { url: {} } } };
    const text = JSON.stringify(declares);
    expect(readDeclares(text, '/')).toEqual(declares);
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'lifeline-declares-'));
    fs.writeFileSync(path.join(directory, 'd.json'), `${text}\n`);
    expect(readDeclares('@d.json', directory)).toEqual(declares);
    fs.rmSync(directory, { recursive: true });
  });

  it.each([
    ['{"capabilities":[', /not JSON at line 1, column 18/],
    ['{"capabilities":[]}', /declares is wrong/],
    ['{"capabilites":{}}', /capabilites/],
    ['7', /declares is wrong/],
    ['@nowhere.json', /cannot be read/],
  ])('refuses %s', (value, why) => {
    expect(() => readDeclares(value, os.tmpdir())).toThrow(why);
  });
});
