import { describe, expect, it } from 'vitest';
import {
  draftOf,
  EMPTY_DRAFT,
  firstChoice,
  isCommandOf,
  readLaunch,
  startRequestOf,
} from './launch-draft.ts';

const draft = { ...EMPTY_DRAFT, command: 'A=1 node "my server.js"', env: 'B=2\nA=3', cwd: '/srv' };

describe('readLaunch', () => {
  it('joins assignments and environment lines; the lines win', () => {
    const launch = readLaunch(draft, 'posix');
    expect(launch.argv).toEqual(['node', 'my server.js']);
    expect(launch.env).toEqual({ A: '3', B: '2' });
    expect(launch.notes).toEqual([{ kind: 'env', names: 'A' }]);
  });

  it('reads a pasted configuration', () => {
    const launch = readLaunch(
      { ...draft, command: '{"command":"x","cwd":"/c","env":{"K":"v"}}', cwd: '' },
      'posix',
    );
    expect([launch.argv, launch.cwd, launch.env.K]).toEqual([['x'], '/c', 'v']);
  });
});

describe('startRequestOf', () => {
  it('sends what is shown, and nothing that is empty', () => {
    expect(startRequestOf(readLaunch({ ...EMPTY_DRAFT, command: 'node x' }, 'posix'), EMPTY_DRAFT)).toEqual({
      target: { command: 'node', args: ['x'] },
    });
  });

  it('declares what a configuration says, or nothing of its own', () => {
    const declares = { capabilities: { sampling: {} } };
    const typed = draftOf({ command: 'x', args: [] }, 'posix', declares);
    expect(startRequestOf(readLaunch(typed, 'posix'), typed)?.declares).toBe(declares);
  });

  it('sends a bearer token as a header, and takes it back from one', () => {
    const url = 'http://127.0.0.1:3001/mcp';
    const typed = { ...EMPTY_DRAFT, kind: 'url', url, token: 'Bearer t', headers: 'X-A: b' } as const;
    const target = { url, headers: { Authorization: 'Bearer t', 'X-A': 'b' } };
    expect(startRequestOf(readLaunch(typed, 'posix'), typed)).toEqual({ target });
    expect(draftOf(target, 'posix')).toEqual({ ...typed, token: 't' });
  });

  it('connects to an address, typed as one or in place of a command', () => {
    const url = 'http://127.0.0.1:3001/mcp';
    const typed = { ...EMPTY_DRAFT, kind: 'url', url: ` ${url}`, headers: 'A: b', transport: 'sse' } as const;
    const target = { url, headers: { A: 'b' }, transport: 'sse' };
    expect(startRequestOf(readLaunch(typed, 'posix'), typed)).toEqual({ target });
    const inBox = { ...EMPTY_DRAFT, command: url };
    expect(startRequestOf(readLaunch(inBox, 'posix'), inBox)).toEqual({ target: { url } });
    expect(readLaunch({ ...typed, headers: 'nothing' }, 'posix').badEnvLines).toEqual([1]);
    expect(startRequestOf(readLaunch({ ...typed, url: '' }, 'posix'), typed)).toBeUndefined();
  });

  it('has nothing to send without a command', () => {
    expect(startRequestOf(readLaunch(EMPTY_DRAFT, 'posix'), EMPTY_DRAFT)).toBeUndefined();
  });

  it('brings a target through the form unchanged', () => {
    const target = { command: 'a b', args: ['', "it's"], cwd: '/c', env: { K: 'v=w' } };
    const typed = draftOf(target, 'posix');
    expect(startRequestOf(readLaunch(typed, 'posix'), typed)).toEqual({ target });
    const remote = { url: 'http://h/mcp', headers: { A: 'b' }, transport: 'sse' } as const;
    const asUrl = draftOf(remote, 'posix');
    expect(startRequestOf(readLaunch(asUrl, 'posix'), asUrl)).toEqual({ target: remote });
  });
});

describe('firstChoice', () => {
  const target = { target: { command: 'x', args: [] }, ignored: [] };
  const targets = [
    { name: 'a', ...target },
    { name: 'b', ...target },
  ];
  const prefill = { targets, cwd: '/', inheritedEnv: [] };

  it('is the server asked for, else the first', () => {
    expect(firstChoice({ ...prefill, selected: 'b' })).toBe('b');
    expect(firstChoice(prefill)).toBe('a');
  });

  it('is none where the server asked for was not found', () => {
    const error = { code: 'bad-config', message: 'The configuration has no server "z".' } as const;
    expect(firstChoice({ ...prefill, error })).toBeUndefined();
  });
});

describe('isCommandOf', () => {
  const target = { command: 'node', args: ['server.js', '--stdio'] };

  it('tells an edited command from the one of the configuration', () => {
    const chosen = draftOf(target, 'posix');
    expect(isCommandOf(readLaunch(chosen, 'posix'), target)).toBe(true);
    expect(isCommandOf(readLaunch({ ...chosen, env: 'K=v', cwd: '/x' }, 'posix'), target)).toBe(true);
    for (const command of ['node server.js', 'node server.js --http', 'node server.js --stdio x', '']) {
      expect(isCommandOf(readLaunch({ ...chosen, command }, 'posix'), target)).toBe(false);
    }
  });
});
