import { describe, expect, it } from 'vitest';
import { parseCommandLine } from './command-line.ts';
import { shown } from './terminal.ts';

const parse = (line: string) => parseCommandLine(line === '' ? [] : line.split(' '));
const DEFAULTS = { env: {}, headers: {}, opensBrowser: true, json: false };

describe('parseCommandLine', () => {
  it('ends our options at the first word that is not one', () => {
    expect(parse('--no-open --port 0 node server.js --port 1 --help')).toEqual({
      kind: 'serve',
      options: { ...DEFAULTS, opensBrowser: false, port: 0 },
      command: ['node', 'server.js', '--port', '1', '--help'],
    });
  });

  it('takes words of a command as they are, also empty ones and ours', () => {
    const command = ['node', '', 'two words', 'open', '--', '--json'];
    expect(parseCommandLine(command)).toEqual({ kind: 'serve', options: DEFAULTS, command });
  });

  it('ends options at --, and then nothing is a subcommand', () => {
    expect(parse('--json -- demo --lang en')).toMatchObject({
      kind: 'serve',
      command: ['demo', '--lang', 'en'],
    });
    expect(parse('-- -x')).toMatchObject({ kind: 'serve', command: ['-x'] });
  });

  it('takes values in the same word or the next', () => {
    expect(parse('--config=a.json --server b --cwd=/x --env A=1 --env=B=2=3')).toEqual({
      kind: 'serve',
      options: { ...DEFAULTS, config: 'a.json', server: 'b', cwd: '/x', env: { A: '1', B: '2=3' } },
      command: [],
    });
    expect(parse('--env __proto__=1 x')).toMatchObject({ kind: 'serve' });
  });

  it('knows its subcommands', () => {
    expect(parse('demo --lang zh-TW')).toEqual({ kind: 'demo', args: ['--lang', 'zh-TW'] });
    expect(parse('export a.ndjson -o b')).toEqual({ kind: 'export', args: ['a.ndjson', '-o', 'b'] });
    expect(parse('open a.ndjson --json --no-open')).toEqual({
      kind: 'open',
      recording: 'a.ndjson',
      options: { ...DEFAULTS, json: true, opensBrowser: false },
    });
    expect(parse('--port 5 open -- -x')).toMatchObject({
      kind: 'open',
      recording: '-x',
      options: { port: 5 },
    });
    expect(parse('')).toMatchObject({ kind: 'serve', command: [] });
    expect(parse('--help')).toEqual({ kind: 'help' });
    expect(parse('help')).toEqual({ kind: 'help' });
    expect(parse('-- help')).toMatchObject({ kind: 'serve', command: ['help'] });
    expect(parse('help me')).toMatchObject({ kind: 'serve', command: ['help', 'me'] });
    expect(parse('open --help')).toEqual({ kind: 'help', of: 'open' });
    expect(parse('-v')).toEqual({ kind: 'version' });
  });

  it('takes an address, with options on either side of it', () => {
    const words = ['--json', 'HTTPS://h/mcp', '--header', 'X-Key:  a:b', '--ca=c.pem'];
    expect(parseCommandLine(words)).toEqual({
      kind: 'serve',
      options: { ...DEFAULTS, json: true, headers: { 'X-Key': 'a:b' }, ca: 'c.pem' },
      command: ['HTTPS://h/mcp'],
    });
  });

  it.each([
    ['http://h/mcp x', /takes no arguments; "x" is too much/],
    ['http://h/mcp --cwd /x', /--cwd is for a server that is started/],
    ['--env A=1 http://h/mcp', /--env is for a server that is started/],
    ['--header A:1 node x', /--header is for a server with a URL/],
    ['--header A', /needs 'Name: value'/],
    ['--verbose', /no option --verbose.*put -- before it/],
    ['-x', /no option -x/],
    ['--port', /0 to 65535/],
    ['--port 70000', /0 to 65535/],
    ['--port 1e3', /0 to 65535/],
    ['--env A', /NAME=VALUE/],
    ['--env =1', /NAME=VALUE/],
    ['--config', /--config needs a value/],
    ['--server a', /give that too/],
    ['--config f node', /not both/],
    ['open', /needs the file/],
    ['open a b', /too much/],
    ['open a --env A=1', /--env is for a server, and open starts none/],
    ['--cwd /x open a', /--cwd is for a server/],
    ['open --config f a', /--config is for a server/],
    ['--json=1', /no option/],
    ['--env A=1', /--env is for the server that a command or --config names/],
  ])('says what is wrong with “%s”', (line, message) => {
    const result = parse(line);
    expect(result.kind).toBe('wrong');
    expect(result.kind === 'wrong' && result.message).toMatch(message);
  });
});

it('shows control characters instead of obeying them', () => {
  expect(shown('a\u001b[31mb\r\nc\u009b')).toBe('a\\x1b[31mb\\x0d\nc\\x9b');
});
