import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as help from '../apps/bridge/src/cli/help.ts';
import { inPersonsWords } from '../apps/bridge/src/cli/program.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const STARTED = { npm_lifecycle_event: 'start', npm_package_name: 'lifeline' };

/** What a fresh copy of the sources, with nothing installed, answers to `npm start -- …`. */
function inFreshCopy(...args: string[]) {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'lifeline-help-'));
  try {
    fs.cpSync(path.join(ROOT, 'scripts'), path.join(copy, 'scripts'), { recursive: true });
    fs.cpSync(path.join(ROOT, 'package.json'), path.join(copy, 'package.json'));
    const cli = path.join('apps', 'bridge', 'src', 'cli');
    fs.cpSync(path.join(ROOT, cli), path.join(copy, cli), { recursive: true });
    const env = { ...process.env, ...STARTED };
    return spawnSync(process.execPath, [path.join(copy, 'scripts', 'start.mjs'), ...args], { env });
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
}

it.each([
  [['--help'], help.HELP],
  [['help'], help.HELP],
  [['open', '-h'], help.OPEN_HELP],
  [['check', '--help'], help.CHECK_HELP],
])('helps before anything is installed: %s', (args, text) => {
  const { stdout, stderr, status } = inFreshCopy(...args);
  expect({ stdout: String(stdout), stderr: String(stderr), status }).toEqual({
    stdout: inPersonsWords(text, STARTED),
    stderr: '',
    status: 0,
  });
});

it('keeps the lines of all help within 120 columns', () => {
  const lines = Object.values(help).flatMap((text) => inPersonsWords(text, STARTED).split('\n'));
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});
