import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EventBody, encodeEvent, encodeHeader } from '@lifeline/trace';
import { sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { startBridge } from './support/bridge.ts';
import { type RunOptions, runCli } from './support/cli.ts';
import { temporaryDirectory, testServer } from './support/programs.ts';
import { api } from './support/request.ts';

const HEADER = encodeHeader({
  type: 'trace',
  version: 1,
  id: 's-1',
  createdAt: '2026-11-30T14:00:00.000Z',
  recorder: 'test',
  target: { kind: 'stdio', command: 'node', args: [], cwd: '/', envNames: ['SERVER_KEY'] },
});

const message = (dir: 'toServer' | 'toClient', body: object): EventBody => ({
  type: 'message',
  dir,
  raw: JSON.stringify({ jsonrpc: '2.0', ...body }),
});

const EVENTS = [
  message('toServer', {
    id: 1,
    method: 'tools/call',
    params: { name: 'echo', arguments: { password: 'hunter22' } },
  }),
  message('toClient', { id: 1, result: { content: [{ type: 'text', text: 'hunter22 and v4lue-of-env' }] } }),
  message('toServer', { id: 2, method: 'ping' }),
  message('toClient', { id: 2, error: { code: -1, message: 'no' } }),
].map((body, seq) => encodeEvent({ seq, atMs: seq, connection: 1, ...body }));

/** A file with this recording. */
function recordingOf(lines: readonly string[]): string {
  const file = path.join(temporaryDirectory(), 'a.ndjson');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

async function run(args: readonly string[], options?: RunOptions) {
  const cli = await runCli(['export', ...args], options);
  return { code: await cli.exited, stdout: cli.stdout, stderr: cli.stderr };
}

it('tells pages which secrets a server was given, so that they can leave them out of exports', async () => {
  const bridge = await startBridge();
  const env = { MY_KEY: 'a b', LEVEL: 'debug', SEED: 'x7f3q9k2m5p8', DIR: '/home/me/x1' };
  const target = { command: process.execPath, args: [testServer('mirror')], env };
  const { json } = await api(bridge, 'POST', '/sessions', { target });
  const { id } = v.parse(sessionInfoSchema, json);
  expect((await api(bridge, 'GET', `/sessions/${id}/secrets`)).json).toEqual([
    { name: 'MY_KEY', value: 'a b' },
    { name: 'SEED', value: 'x7f3q9k2m5p8' },
  ]);
});

describe('mcp-lifeline export', () => {
  it('takes along what was written on the recording, unless it is told not to', async () => {
    const home = temporaryDirectory();
    const file = path.join(home, 'recordings', 's-1.ndjson');
    mkdirSync(path.dirname(file), { mode: 0o700 });
    writeFileSync(file, `${[HEADER, ...EVENTS].join('\n')}\n`);
    const side = {
      type: 'annotations',
      version: 1,
      title: 'Friday',
      notes: [{ seq: 2, text: 'why hunter22?' }],
    };
    writeFileSync(file.replace('.ndjson', '.meta.json'), JSON.stringify(side));
    const env = { LIFELINE_HOME: home };
    const { stdout } = await run(['s-1', '--format', 'ndjson'], { env });
    expect(JSON.parse(stdout.split('\n')[0] ?? '')).toMatchObject({
      title: 'Friday',
      annotations: { notes: [{ seq: 2, text: 'why [redacted:1]?' }] },
    });
    // also where the file is named
    expect((await run([file, '--format', 'mermaid'], { env })).stdout).toContain('why [redacted#58;1]?');
    expect((await run(['s-1', '--format', 'markdown', '--no-notes'], { env })).stdout).not.toContain('why');
  });

  it('writes to standard output, without secrets', async () => {
    const file = recordingOf([HEADER, ...EVENTS]);
    const env = { SERVER_KEY: 'v4lue-of-env' };
    const { code, stdout, stderr } = await run([file, '--format', 'mermaid'], { env });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr:
        'Wrote 4 events. Secrets were replaced by markers: 1 × values named like secrets, 1 × environment variables.\n',
    });
    expect(stdout).toBe(
      [
        'sequenceDiagram',
        '  participant C as Client',
        '  participant S as Server',
        '  Note over C,S: 3 · Operation',
        '  C->>S: tools/call echo · id 1',
        '  S-->>C: [redacted#58;1] and [redacted#58;2] · id 1',
        '  C->>S: ping · id 2',
        '  S--xC: error -1 no · id 2',
        '',
      ].join('\n'),
    );
  });

  it('finds a recording by its id, filters, and writes to a file', async () => {
    const home = path.join(temporaryDirectory(), 'home');
    mkdirSync(path.join(home, 'recordings'), { recursive: true });
    writeFileSync(path.join(home, 'recordings', 's-1.ndjson'), `${[HEADER, ...EVENTS].join('\n')}\n`);
    const cwd = temporaryDirectory();
    const words = ['s-1', '--format=ndjson', '--filter', 'method:ping', '-o', 'out.ndjson', '--no-redact'];
    const { code, stdout, stderr } = await run(words, { home, cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toBe(
      'Wrote 2 of 4 events to out.ndjson. Secrets were not looked for: --no-redact was given.\n',
    );
    const lines = readFileSync(path.join(cwd, 'out.ndjson'), 'utf8').split('\n');
    expect(lines[0]).toBe(HEADER);
    expect(lines[1]).toContain('"seq":0,');
    expect(lines.slice(1, -1).map((line) => JSON.parse(line).type)).toEqual(['message', 'message', 'note']);
    writeFileSync(path.join(cwd, '--help'), `${[HEADER, EVENTS[0]].join('\n')}\n`);
    const dashed = await run(['--format', 'mermaid', '--', '--help'], { home, cwd });
    expect(dashed.stderr).toContain('Wrote 1 event. ');
    const again = await run(['out.ndjson', '--format', 'svg'], { home, cwd });
    expect(again.code).toBe(0);
    expect(again.stdout).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  it('gives an example of a filter that is one', async () => {
    const { code, stdout } = await run(['--help']);
    expect(code).toBe(0);
    const example = /--filter "([^"]+)"/.exec(stdout)?.[1] ?? '';
    const file = recordingOf([HEADER, ...EVENTS]);
    expect((await run([file, '--format', 'svg', '--filter', example])).code).toBe(0);
  });

  it('finds free text whatever its case', async () => {
    const file = recordingOf([HEADER, ...EVENTS]);
    const { stdout } = await run([file, '--format', 'mermaid', '--filter', 'ECHO']);
    expect(stdout.match(/->>|--x/g)).toHaveLength(1);
  });

  it('says where a recording is damaged, and exports the rest', async () => {
    const file = recordingOf([HEADER, EVENTS[0] ?? '', '{"seq":1,', ...EVENTS.slice(2)]);
    const { code, stdout, stderr } = await run([file, '--format', 'markdown']);
    expect(code).toBe(0);
    const byte = HEADER.length + 1 + (EVENTS[0] ?? '').length + 1;
    expect(stderr).toContain(`Line 3, byte ${byte} of the recording: `);
    expect(stdout).toContain('`ping`');
  });

  it.each<[string, (file: string) => string[], number, RegExp]>([
    ['no recording', () => ['--format', 'svg'], 2, /needs a recording/],
    ['no format', (file) => [file], 2, /needs --format mermaid\|svg\|markdown\|ndjson\|html/],
    ['an unknown format', (file) => [file, '--format', 'pdf'], 2, /no format "pdf"\. Choose one of/],
    ['an unknown option', (file) => [file, '--colour'], 2, /no option "--colour"/],
    ['a value that is missing', (file) => [file, '--format'], 2, /--format needs a value/],
    [
      'a filter that is none',
      (file) => [file, '--format', 'svg', '--filter', 'kind:xyz'],
      2,
      /filter cannot be read/,
    ],
    ['html where the page was not built', (file) => [file, '--format', 'html'], 1, /viewer\.html is part/],
    ['two recordings', (file) => [file, file, '--format', 'svg'], 2, /takes one recording/],
    ['a file that is not there', () => ['nope', '--format', 'svg'], 1, /There is no file ".*nope"/],
    ['a directory', (file) => [path.dirname(file), '--format', 'svg'], 1, /is a directory/],
    ['its own file', (file) => [file, '--format', 'ndjson', '-o', file], 1, /overwritten by its own export/],
    [
      'a place that takes no file',
      (file) => [file, '--format', 'svg', '-o', path.join(file, 'x')],
      1,
      /cannot be written/,
    ],
  ])('refuses %s', async (_, words, expected, sentence) => {
    const file = recordingOf([HEADER, ...EVENTS]);
    const before = readFileSync(file, 'utf8');
    const { code, stdout, stderr } = await run(words(file));
    expect({ code, stdout }).toEqual({ code: expected, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each([
    ['an empty file', '', /Line 1, byte 0: /],
    ['a recording of the future', '{"type":"trace","version":9}', /Line 1, byte 0: .*newer Lifeline/],
    ['something else', '\u0000\u0001\u0002', /Line 1, byte 0: .*no Lifeline recording/],
  ])('says why %s cannot be exported', async (_, text, sentence) => {
    const file = path.join(temporaryDirectory(), 'x.ndjson');
    writeFileSync(file, text);
    const { code, stderr } = await run([file, '--format', 'svg']);
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
  });
});
