import { describe, expect, it } from 'vitest';
import { formatCommandLine, parseCommandLine, platformOf } from './command-line.ts';

const posix = (text: string) => parseCommandLine(text, 'posix');
const windows = (text: string) => parseCommandLine(text, 'windows');

describe('POSIX command lines', () => {
  it.each([
    ['node server.js', ['node', 'server.js']],
    ['node   a\tb\n c', ['node', 'a', 'b', 'c']],
    [`python "my server.py" --name='O''Brien'`, ['python', 'my server.py', '--name=OBrien']],
    [String.raw`a\ b "c\"d" 'e\f' g\\h`, ['a b', 'c"d', String.raw`e\f`, String.raw`g\h`]],
    [`x "" ''`, ['x', '', '']],
    ['npx -y \\\n  server', ['npx', '-y', 'server']],
    ['', []],
  ])('splits %j', (text, argv) => {
    expect(posix(text).argv).toEqual(argv);
  });

  it('takes assignments before the command as environment', () => {
    const line = posix(`API_KEY='a b' DEBUG=1 node server.js X=1`);
    expect(line.env).toEqual([
      ['API_KEY', 'a b'],
      ['DEBUG', '1'],
    ]);
    expect(line.argv).toEqual(['node', 'server.js', 'X=1']);
  });

  it('names stray spaces, prompts, curly quotes and quotes that stay open', () => {
    expect(posix(' node x ').notes).toEqual([{ kind: 'spaces' }]);
    expect(posix('$ node x').notes).toEqual([{ kind: 'prompt' }]);
    expect(posix('node “x”').notes).toEqual([{ kind: 'curly-quotes' }]);
    expect(posix('node "x y').notes).toEqual([{ kind: 'unclosed-quote', quote: '"' }]);
    expect(posix('node "x y').argv).toEqual(['node', 'x y']);
  });

  it('names what only a shell would understand, unless it is quoted', () => {
    expect(posix('node x | tee $HOME/log').notes).toEqual([
      { kind: 'no-shell', text: '|' },
      { kind: 'no-shell', text: '$HOME/log' },
    ]);
    expect(posix(`node '|' "~/x"`).notes).toEqual([]);
  });
});

describe('Windows command lines', () => {
  it.each([
    [String.raw`node C:\src\server.js`, ['node', String.raw`C:\src\server.js`]],
    [String.raw`"C:\Program Files\node.exe" a`, [String.raw`C:\Program Files\node.exe`, 'a']],
    [String.raw`x "a \"b\" c" "d\\"`, ['x', 'a "b" c', 'd\\']],
    [`x 'a b'`, ['x', `'a`, `b'`]],
  ])('splits %j', (text, argv) => {
    expect(windows(text).argv).toEqual(argv);
  });
});

describe('formatCommandLine', () => {
  const words = [
    'node',
    'a b',
    '',
    `it's`,
    'say "hi"',
    String.raw`c:\dir\ `,
    'x\\',
    '$HOME',
    '漢字',
    '-y',
    'k=v',
  ];

  it.each(['posix', 'windows'] as const)('is undone by parseCommandLine (%s)', (platform) => {
    expect(parseCommandLine(formatCommandLine(words, platform), platform).argv).toEqual(words);
  });
});

describe('platformOf', () => {
  it.each([
    ['/home/me', 'posix'],
    [String.raw`C:\Users\me`, 'windows'],
    ['d:/src', 'windows'],
    [String.raw`\\server\share`, 'windows'],
  ])('%s is %s', (cwd, platform) => {
    expect(platformOf(cwd)).toBe(platform);
  });
});
