import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSuiteFile, suitePath, writeSuiteFile } from './suite-file.ts';

const MOST = 1000;
let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lifeline-suite-file-'));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function place(name = 'suite.yaml'): string {
  return path.join(folder, name);
}

describe('readSuiteFile', () => {
  it('keeps a byte order mark', () => {
    fs.writeFileSync(place(), '\ufeffsuite: 1\r\n');
    expect(readSuiteFile(place(), MOST)).toBe('\ufeffsuite: 1\r\n');
  });

  it('refuses what is not UTF-8, with the line', () => {
    fs.writeFileSync(place(), Buffer.from('suite: 1\n# \u00e9\n# caf\xe9\ncases: []\n', 'latin1'));
    fs.writeFileSync(place('end.yaml'), Buffer.concat([Buffer.from('suite: 1\n# é\n# '), Buffer.of(0xc3)]));
    expect(() => readSuiteFile(place(), MOST)).toThrow(`${place()}:2 is not UTF-8.`);
    expect(() => readSuiteFile(place('end.yaml'), MOST)).toThrow(`${place('end.yaml')}:3 is not UTF-8.`);
  });
});

describe('writeSuiteFile', () => {
  it('replaces the file as a whole, with its mode', () => {
    fs.writeFileSync(place(), 'old');
    fs.chmodSync(place(), 0o664);
    const before = fs.openSync(place(), 'r');
    writeSuiteFile(place(), 'new');
    // whoever has it open goes on reading the old text
    expect(fs.readFileSync(before, 'utf8')).toBe('old');
    fs.closeSync(before);
    expect(fs.readFileSync(place(), 'utf8')).toBe('new');
    expect(fs.statSync(place()).mode & 0o777).toBe(0o664);
    expect(fs.readdirSync(folder)).toEqual(['suite.yaml']);
  });

  it('writes the file behind a link, whether it is there or not', () => {
    fs.mkdirSync(place('below'));
    fs.writeFileSync(place('below/real.yaml'), 'old');
    fs.symlinkSync('below/real.yaml', place());
    fs.symlinkSync('below/new.yaml', place('dangling.yaml'));
    writeSuiteFile(place(), 'new');
    writeSuiteFile(place('dangling.yaml'), 'made');
    expect(fs.lstatSync(place()).isSymbolicLink()).toBe(true);
    expect(fs.readFileSync(place('below/real.yaml'), 'utf8')).toBe('new');
    expect(fs.lstatSync(place('dangling.yaml')).isSymbolicLink()).toBe(true);
    expect(fs.readFileSync(place('below/new.yaml'), 'utf8')).toBe('made');
  });

  it('makes a new file that others may read as they may read new files', () => {
    writeSuiteFile(place(), 'new');
    fs.writeFileSync(place('like'), '');
    expect(fs.statSync(place()).mode).toBe(fs.statSync(place('like')).mode);
  });

  it('says why it cannot', () => {
    expect(() => writeSuiteFile(place('none/suite.yaml'), '')).toThrow(
      'cannot be written: it does not exist',
    );
  });
});

it('takes ~ for the home directory', () => {
  expect(suitePath('~/x.yaml', '/cwd')).toBe(path.join(os.homedir(), 'x.yaml'));
  expect(suitePath('~x.yaml', '/cwd')).toBe(path.resolve('/cwd', '~x.yaml'));
});
