import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { spawnFailure } from './spawn-failure.ts';

const missing = Object.assign(new Error('spawn x ENOENT'), { code: 'ENOENT' });

function fail(command: string, PATH = '', cwd = '/') {
  return spawnFailure(missing, { command, cwd, environment: { PATH } });
}

function thrown(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('spawnFailure', () => {
  it('names the command and the directories that were searched', () => {
    const failure = fail('no-such', '/usr/bin:/opt/my tools');
    expect(failure.message).toBe('The command "no-such" was not found in any directory of PATH.');
    expect(failure.path).toEqual(['/usr/bin', '/opt/my tools']);
    expect(failure.errno).toBe('ENOENT');
  });

  it('says that there was nowhere to search', () => {
    expect(fail('no-such').message).toBe('The command "no-such" was not found: PATH is empty or not set.');
  });

  it.each([
    ['node ', /ends with a space/],
    ['node server.js', /rest as arguments/],
    ['./server', /working directory/],
    ['uvx', /virtual environment/],
    ['https://example.com/mcp', /connected to, not started/],
    ['no-such', /full path/],
    ['127.0.0.1:3001/mcp', /^An address begins with its scheme: http:\/\/127\.0\.0\.1:3001\/mcp$/],
    ['localhost:80', /scheme/],
  ])('has advice for %j', (command, hint) => {
    expect(fail(command).hint).toMatch(hint);
  });

  it('tells a script that lies where the person stands from a command that is missing', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'lifeline-'));
    writeFileSync(path.join(directory, 'server.mjs'), '');
    mkdirSync(path.join(directory, 'uv'));
    expect(fail('server.mjs', '/bin', directory).hint).toMatch(
      /^A file of that name .* such as node or python/,
    );
    expect(fail('uv', '/bin', directory).hint).toMatch(/\.venv/);
  });

  it('points to python3 where python is missing and python3 is there', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'lifeline-'));
    writeFileSync(path.join(directory, 'python3'), '');
    chmodSync(path.join(directory, 'python3'), 0o755);
    expect(fail('python', directory).hint).toMatch(/^python3 exists/);
    expect(fail('python', '/nowhere').hint).toMatch(/\.venv/);
  });

  it('tells a missing working directory from a missing command', () => {
    expect(fail('node', '/bin', '/no/such').message).toBe(
      'The working directory "/no/such" does not exist any more.',
    );
  });

  it.each([
    ['./built', /node built\/index\.js$/],
    ['.', /node index\.js$/],
  ])('knows that %j is a directory, which no permission makes a program', (command, hint) => {
    const cwd = mkdtempSync(path.join(tmpdir(), 'lifeline-'));
    mkdirSync(path.join(cwd, 'built'));
    const denied = Object.assign(new Error('x'), { code: 'EACCES' });
    const failure = spawnFailure(denied, { command, cwd, environment: {} });
    expect(failure.message).toBe(`The command "${command}" is a directory (EACCES), not a program.`);
    expect(failure.hint).toMatch(hint);
  });

  it.skipIf(process.platform === 'win32')('says what to do when a command line is too long', () => {
    const args = ['x'.repeat(8 * 1024 * 1024)];
    const error = thrown(() => spawn(process.execPath, args));
    const failure = spawnFailure(error, { command: 'node', cwd: '/', environment: {} });
    expect(failure.message).toMatch(/arguments or the environment are too long .*E2BIG/);
    expect(failure.hint).toMatch(/^Shorten/);
  });

  it('says what to do when files run out', () => {
    const failure = spawnFailure(Object.assign(new Error('x'), { code: 'EMFILE' }), {
      command: 'node',
      cwd: '/',
      environment: {},
    });
    expect(failure.message).toContain('too many files are open in this process (EMFILE)');
    expect(failure.hint).toMatch(/ulimit/);
  });
});
