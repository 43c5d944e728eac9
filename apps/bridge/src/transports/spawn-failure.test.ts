import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { spawnFailure } from './spawn-failure.ts';

const missing = Object.assign(new Error('spawn x ENOENT'), { code: 'ENOENT' });

describe('spawnFailure', () => {
  it('names the command and the directories that were searched', () => {
    const failure = spawnFailure(missing, 'no-such', { PATH: '/usr/bin:/opt/my tools' });
    expect(failure.message).toBe('The command "no-such" was not found in any directory of PATH.');
    expect(failure.path).toEqual(['/usr/bin', '/opt/my tools']);
    expect(failure.errno).toBe('ENOENT');
  });

  it.each([
    ['node ', /ends with a space/],
    ['node server.js', /rest as arguments/],
    ['./server', /working directory/],
    ['uvx', /virtual environment/],
    ['no-such', /full path/],
  ])('has advice for %j', (command, hint) => {
    expect(spawnFailure(missing, command, { PATH: '' }).hint).toMatch(hint);
  });

  it('points to python3 where python is missing and python3 is there', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'lifeline-'));
    writeFileSync(path.join(directory, 'python3'), '');
    chmodSync(path.join(directory, 'python3'), 0o755);
    expect(spawnFailure(missing, 'python', { PATH: directory }).hint).toMatch(/^python3 exists/);
    expect(spawnFailure(missing, 'python', { PATH: '/nowhere' }).hint).toMatch(/\.venv/);
  });

  it('says what to do when files run out', () => {
    const failure = spawnFailure(Object.assign(new Error('x'), { code: 'EMFILE' }), 'node', {});
    expect(failure.message).toContain('too many files are open in this process (EMFILE)');
    expect(failure.hint).toMatch(/ulimit/);
  });
});
