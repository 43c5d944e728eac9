import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { encodeEvent, encodeHeader, type TraceEvent } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { RecordedTrace } from '../src/recording/recorded-trace.ts';
import { Recordings } from '../src/recordings.ts';
import { temporaryDirectory } from './support/programs.ts';

const MIB = 1024 * 1024;
const TARGET = { kind: 'stdio', command: 'touch', args: ['ran'], cwd: '/', envNames: [] } as const;

function header(version = 1): string {
  const createdAt = '2026-11-30T14:00:00.000Z';
  const head = encodeHeader({
    type: 'trace',
    version: 1,
    id: 's-1',
    createdAt,
    recorder: 'test',
    target: TARGET,
  });
  return head.replace('"version":1', `"version":${version}`);
}

function event(seq: number, raw: string): TraceEvent {
  return { type: 'message', seq, atMs: seq, connection: 1, dir: 'toClient', raw };
}

const message = (seq: number, raw = `{"jsonrpc":"2.0","method":"notifications/n","params":{"n":${seq}}}`) =>
  encodeEvent(event(seq, raw));

/** A file with this content, which must stay as it is. */
function file(content: string | Buffer): string {
  const name = path.join(temporaryDirectory(), 'recording.ndjson');
  fs.writeFileSync(name, content);
  return name;
}

const digest = (name: string) => createHash('sha256').update(fs.readFileSync(name)).digest('hex');

async function read(name: string) {
  const before = fs.statSync(name);
  const trace = new RecordedTrace(fs.openSync(name, 'r'));
  let most = process.memoryUsage().rss;
  const start = most;
  await trace.readAll(() => {
    most = Math.max(most, process.memoryUsage().rss);
  });
  const after = fs.statSync(name);
  expect([after.size, after.mtimeMs]).toEqual([before.size, before.mtimeMs]);
  return { trace, grown: most - start };
}

describe('a recording that cannot be read', () => {
  it.each([
    ['empty', '', /it is empty, or its first line is/],
    ['a blank line', '\n', /it is empty, or its first line is/],
    ['of a later version', `${header(99)}\n${message(0)}\n`, /format version 99/],
    ['other JSON', '{"a":1}\n', /no trace header/],
    ['a binary file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0xff]), /not UTF-8/],
    ['a deep first line', `${'['.repeat(1_000_000)}\n`, /not JSON|no trace header/],
  ])('is told what it is: %s', async (_name, content, reason) => {
    const { trace } = await read(file(content));
    expect(trace.failure?.reason).toMatch(reason);
    expect(trace.unreadable).toMatchObject({ line: 1, byte: 0 });
    expect(trace.rows.length).toBe(0);
    trace.close();
  });

  it('is told at once, however large: a hole of 5 GB', async () => {
    const name = file('');
    fs.truncateSync(name, 5_000_000_000);
    const { trace, grown } = await read(name);
    expect(trace.failure?.reason).toMatch(/no Lifeline recording/);
    expect(grown).toBeLessThan(100 * MIB);
    trace.close();
    const info = await listed(name);
    expect(info.error).toMatch(/no Lifeline recording/);
    expect(info.bytes).toBe(5_000_000_000);
  });
});

/** What the list says of a file in the data directory. */
async function listed(name: string) {
  const home = temporaryDirectory();
  const recordings = new Recordings(home);
  fs.renameSync(name, path.join(home, 'recordings', 's-1.ndjson'));
  return recordings.info('s-1');
}

describe('a recording that is damaged', () => {
  it('shows all but the lines that 10,000 flipped bits made unreadable', async () => {
    const lines = Array.from({ length: 20_000 }, (_, seq) => message(seq));
    const bytes = Buffer.from(`${header()}\n${lines.join('\n')}\n`);
    const from = header().length + 1;
    let state = 4711;
    for (let flips = 0; flips < 10_000; flips += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const at = from + (state % (bytes.length - from));
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (state >>> 29));
    }
    const name = file(bytes);
    const before = digest(name);
    const { trace } = await read(name);
    let whole = 0;
    for (let seq = 0; seq < trace.rows.length; seq += 1) {
      if (trace.rows.kindAt(seq) === 'notification' && trace.line(seq).toString() === lines[seq]) whole += 1;
    }
    const untouched = intactLines(bytes, lines);
    expect(trace.unreadable?.byte).toBeGreaterThanOrEqual(from);
    expect(whole).toBeGreaterThan(untouched * 0.97);
    trace.close();
    expect(digest(name)).toBe(before);
  });

  it('keeps a hole of 200 MB out of memory and shows what stands before it', async () => {
    const name = file(`${header()}\n${message(0)}\n${message(1)}\n`);
    const end = fs.statSync(name).size;
    fs.truncateSync(name, end + 200 * MIB);
    const { trace, grown } = await read(name);
    expect(trace.rows.length).toBe(2);
    expect(trace.unreadable).toMatchObject({ line: 4, byte: end });
    expect(grown).toBeLessThan(100 * MIB);
    trace.close();
  });

  it('takes JSON of any depth and any name of a member for text', async () => {
    const deep = `{"jsonrpc":"2.0","id":1,"result":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`;
    const proto =
      '{"jsonrpc":"2.0","__proto__":{"polluted":1},"method":"__proto__","params":{"constructor":1}}';
    const own = message(2).replace(
      '{',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
    );
    const tooDeep = `{"seq":3,"atMs":3,"connection":1,"type":"note","text":${'['.repeat(1_000_000)}}`;
    const lines = [message(0, deep), message(1, proto), own, tooDeep, message(4)];
    const { trace } = await read(file(`${header()}\n${lines.join('\n')}\n`));
    expect(Array.from({ length: 5 }, (_, seq) => trace.rows.kindAt(seq))).toEqual([
      'response',
      'notification',
      'notification',
      'gap',
      'notification',
    ]);
    expect(trace.rows.methodAt(1)).toBe('__proto__');
    expect(trace.unreadable).toMatchObject({ line: 5 });
    expect('polluted' in {}).toBe(false);
    trace.close();
  });
});

/** How many of the lines stand in the bytes as they were, each as a line of its own. */
function intactLines(bytes: Buffer, lines: readonly string[]): number {
  const found = new Set(bytes.toString('latin1').split('\n'));
  return lines.filter((line) => found.has(line)).length;
}
