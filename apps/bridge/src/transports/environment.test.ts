import { describe, expect, it } from 'vitest';
import { inheritedEnvironment, searchPath } from './environment.ts';

describe('inheritedEnvironment', () => {
  it('passes on the documented names and the locale, nothing else', () => {
    const own = {
      PATH: '/bin',
      HOME: '/h',
      LC_ALL: 'C',
      TMPDIR: '/t',
      API_KEY: 's3cret',
      NODE_OPTIONS: '-r x',
    };
    expect(inheritedEnvironment(own, 'linux')).toEqual({
      PATH: '/bin',
      HOME: '/h',
      LC_ALL: 'C',
      TMPDIR: '/t',
    });
  });

  it('leaves exported shell functions out', () => {
    expect(inheritedEnvironment({ TERM: '() { :; }', USER: 'me' }, 'linux')).toEqual({ USER: 'me' });
  });

  it('knows that names have no case on Windows', () => {
    expect(inheritedEnvironment({ Path: 'C:\\bin', SystemRoot: 'C:\\', secret: 'x' }, 'win32')).toEqual({
      Path: 'C:\\bin',
      SystemRoot: 'C:\\',
    });
  });
});

describe('searchPath', () => {
  it('lists directories in order', () => {
    expect(searchPath({ PATH: '/a:/b c::' }, 'linux')).toEqual(['/a', '/b c']);
    expect(searchPath({ Path: 'C:\\a;D:\\b' }, 'win32')).toEqual(['C:\\a', 'D:\\b']);
    expect(searchPath({}, 'linux')).toEqual([]);
  });
});
