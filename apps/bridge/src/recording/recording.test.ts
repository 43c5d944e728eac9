import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { decodeEvent, type EventBody, encodeRow, eventRaw, type TraceHeader } from '@lifeline/trace';
import { afterAll, describe, expect, it } from 'vitest';
import { Recordings } from '../recordings.ts';
import { lineText } from '../transports/utf8.ts';
import { RecordedTrace } from './recorded-trace.ts';
import { LARGE_BYTES, Recorder } from './recorder.ts';
import { TraceLog } from './trace-log.ts';

const home = fs.mkdtempSync(path.join(tmpdir(), 'lifeline-recording-'));
afterAll(() => fs.rmSync(home, { recursive: true }));
let files = 0;

const TARGET = { kind: 'stdio', command: 'node', args: ['a.js'], cwd: '/', envNames: ['KEY'] } as const;
const HEADER: TraceHeader = {
  type: 'trace',
  version: 1,
  id: 's-1',
  createdAt: '2026-11-30T14:00:00.000Z',
  recorder: 'mcp-lifeline test',
  target: TARGET,
};
const EVENTS: EventBody[] = [
  { type: 'action', action: 'connect' },
  { type: 'opened', target: TARGET },
  { type: 'process', event: 'spawned', pid: 7 },
  { type: 'message', dir: 'toServer', cause: 'auto', raw: '{"jsonrpc":"2.0","id":1,"method":"initialize"}' },
  { type: 'message', dir: 'toClient', raw: '\uFEFF{"jsonrpc":"2.0","id":1,"result":{}}\r' },
  { type: 'message', dir: 'toClient', raw: '' },
  { type: 'message', dir: 'toClient', ...lineText(Buffer.from([0x7b, 0xff, 0x7d])) },
  { type: 'stderr', raw: 'Passwort: ', open: true },
  { type: 'process', event: 'exited', code: 3, signal: null },
];
const CLOSED: EventBody = { type: 'closed', reason: 'exited' };

const quiet = { onFault: () => undefined, onRecovered: () => undefined };

function recorder(header: Partial<TraceHeader> = {}) {
  const file = path.join(home, `${files++}.ndjson`);
  let now = 0;
  const log = new TraceLog(fs.openSync(file, 'wx+'), quiet);
  return { file, log, recorder: new Recorder({ ...HEADER, ...header }, log, () => (now += 1.5)) };
}

async function readBack(file: string): Promise<RecordedTrace> {
  const trace = new RecordedTrace(fs.openSync(file, 'r'));
  await trace.readAll(() => undefined);
  return trace;
}

describe('a recording', () => {
  it('reads back as the same rows and lines that were recorded', async () => {
    const { file, recorder: live } = recorder();
    live.record(1, EVENTS);
    for (const event of EVENTS) live.record(2, [event]);
    const back = await readBack(file);
    expect(back.header).toEqual(HEADER);
    expect(back.unreadable).toBeUndefined();
    expect(back.rows.length).toBe(2 * EVENTS.length);
    for (let seq = 0; seq < live.rows.length; seq += 1) {
      expect(encodeRow(back.rows.at(seq))).toEqual(encodeRow(live.rows.at(seq)));
      expect(back.line(seq)).toEqual(live.line(seq));
    }
  });

  it.each([
    ['text', Buffer.from(`{"t":"${'温度 "\\\n\t😀\0'.repeat(LARGE_BYTES / 6)}"}`)],
    ['bytes', Buffer.concat([Buffer.alloc(3 * LARGE_BYTES, 0x61), Buffer.from([0xff])])],
  ])('writes large %s in pieces as one line with the exact bytes', async (_name, bytes) => {
    const { file, recorder: live } = recorder();
    live.record(1, EVENTS);
    const row = await live.recordLarge(1, {
      dir: 'toClient',
      cause: 3,
      size: bytes.length,
      text: lineText(bytes),
    });
    live.record(1, [CLOSED]);
    expect(row.bytes).toBe(bytes.length);
    const decoded = decodeEvent(live.line(row.seq).toString('utf8'));
    const event = decoded.ok && decoded.event.type === 'message' ? decoded.event : undefined;
    expect(event?.cause).toBe(3);
    // toEqual compares bytes one by one, which takes seconds here
    const kept = event && ('raw' in event ? Buffer.from(event.raw) : Buffer.from(event.raw64, 'base64'));
    expect(kept?.equals(bytes)).toBe(true);
    const back = await readBack(file);
    expect(encodeRow(back.rows.at(row.seq))).toEqual(encodeRow(live.rows.at(row.seq)));
    expect(back.rows.length).toBe(EVENTS.length + 2);
  });

  it('keeps the first MiB of what is too long even for memory, and says so', async () => {
    const system = {
      ...fs,
      writeSync: () => {
        throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      },
    };
    const log = new TraceLog(fs.openSync(path.join(home, `${files++}.ndjson`), 'wx+'), quiet, system);
    const live = new Recorder(HEADER, log, () => 0);
    const raw = `${'x'.repeat(LARGE_BYTES - 2)}😀${'y'.repeat(70 * LARGE_BYTES)}`;
    const size = Buffer.byteLength(raw);
    const row = await live.recordLarge(1, { dir: 'toClient', text: { raw }, size });
    expect(row.bytes).toBe(LARGE_BYTES - 2);
    const gap = JSON.parse(live.line(1).toString());
    expect(gap).toMatchObject({ type: 'gap', reason: 'disk-full', bytes: size - row.bytes });
  });

  it('says how much was not kept when memory is full, too', () => {
    const system = {
      ...fs,
      writeSync: () => {
        throw Object.assign(new Error('full'), { code: 'EIO' });
      },
    };
    const log = new TraceLog(fs.openSync(path.join(home, `${files++}.ndjson`), 'wx+'), quiet, system);
    const live = new Recorder(HEADER, log, () => 0);
    const line: EventBody = { type: 'message', dir: 'toClient', raw: 'x'.repeat(LARGE_BYTES) };
    for (let i = 0; i < 70; i += 1) live.record(1, [line]);
    expect(live.rows.at(10)).toMatchObject({ kind: 'malformed', bytes: LARGE_BYTES });
    expect(live.rows.at(69)).toMatchObject({ kind: 'gap', event: 'write-failed' });
    expect(JSON.parse(live.line(69).toString())).toMatchObject({ bytes: LARGE_BYTES, events: 1 });
    expect(log.size).toBeLessThan(66 * LARGE_BYTES);
  });

  it('is readable up to its torn last line, wherever it was cut', async () => {
    const { file, recorder: live } = recorder();
    live.record(1, EVENTS);
    const whole = fs.readFileSync(file);
    const start = live.rows.offsetAt(EVENTS.length - 1);
    for (let cut = start; cut < whole.length - 1; cut += 1) {
      fs.truncateSync(file, cut);
      const back = await readBack(file);
      expect(back.rows.length).toBe(EVENTS.length - 1);
      expect(back.unreadable?.byte).toBe(cut === start ? undefined : start);
      back.close();
      fs.writeFileSync(file, whole);
    }
  });

  it('stands in for a damaged line, names its place and goes on', async () => {
    const { file, recorder: live } = recorder();
    live.record(1, EVENTS);
    const bytes = fs.readFileSync(file);
    bytes.write('X', live.rows.offsetAt(4));
    fs.writeFileSync(file, bytes);
    const back = await readBack(file);
    expect(back.unreadable).toMatchObject({ line: 6, byte: live.rows.offsetAt(4) });
    expect(back.rows.length).toBe(EVENTS.length);
    expect(back.rows.at(4)).toMatchObject({ kind: 'gap', event: 'unreadable' });
    expect(JSON.parse(back.line(4).toString())).toMatchObject({ seq: 4, type: 'gap' });
  });

  it('survives any damage (500 random changes)', async () => {
    const { file, recorder: live } = recorder();
    live.record(1, [...EVENTS, CLOSED]);
    const whole = fs.readFileSync(file);
    let state = 12345;
    const next = (below: number) => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return state % below;
    };
    for (let i = 0; i < 500; i += 1) {
      const bytes = Buffer.from(whole);
      for (let n = 0; n <= i % 3; n += 1) bytes[next(bytes.length)] = next(256);
      fs.writeFileSync(file, bytes.subarray(0, i % 5 === 0 ? next(bytes.length) : bytes.length));
      const back = await readBack(file);
      for (let seq = 0; seq < back.rows.length; seq += 1)
        expect(decodeEvent(back.line(seq).toString()).ok).toBe(true);
      back.close();
    }
  });

  it('says when it comes from a later version, or is no recording', async () => {
    const { file } = recorder({ version: 2 });
    const newer = await readBack(file);
    expect(newer.failure).toMatchObject({ code: 'trace-too-new' });
    expect(newer.rows.length).toBe(0);
    fs.writeFileSync(file, '');
    expect((await readBack(file)).failure?.code).toBe('not-a-trace');
    fs.writeFileSync(file, 'x'.repeat(5_000_000));
    expect((await readBack(file)).unreadable).toMatchObject({ line: 1, byte: 0 });
  });

  it('keeps text exactly, whatever is in it', async () => {
    const odd = ['\u2028', '\0', '__proto__', '"', '\\u0000', '𝒳', '\ufeff', '{"__proto__":{"a":1}}'];
    const { file, recorder: live } = recorder();
    live.record(
      1,
      odd.map((raw) => ({ type: 'message', dir: 'toClient', raw }) as const),
    );
    const back = await readBack(file);
    const texts = odd.map((_raw, seq) => {
      const decoded = decodeEvent(back.line(seq).toString());
      return decoded.ok ? eventRaw(decoded.event)?.text : undefined;
    });
    expect(texts).toEqual(odd);
  });
});

describe('Recordings', () => {
  const recordings = new Recordings(path.join(home, 'data'));

  function store(id: string, events: readonly EventBody[]) {
    const { fd, release } = recordings.create(id);
    const log = new TraceLog(fd, quiet);
    new Recorder({ ...HEADER, id }, log, () => 0).record(1, events);
    return release;
  }

  it('lists live, ended and cut-off ones, privately kept', async () => {
    store('s-ended', [...EVENTS, CLOSED])();
    store('s-cut', EVENTS)();
    const release = store('s-live', EVENTS);
    store('s-idle', [...EVENTS, CLOSED]);
    const states = Object.fromEntries((await recordings.list()).map((info) => [info.id, info.state]));
    expect(states).toEqual({ 's-ended': 'ended', 's-cut': 'crashed', 's-live': 'live', 's-idle': 'ended' });
    release();
    expect((await recordings.info('s-live')).state).toBe('crashed');
    expect((await recordings.info('s-ended')).commandLine).toEqual(['node', 'a.js']);
    if (process.platform !== 'win32') {
      expect(fs.statSync(path.join(home, 'data', 'recordings')).mode & 0o777).toBe(0o700);
      expect(fs.statSync(path.join(home, 'data', 'recordings', 's-cut.ndjson')).mode & 0o777).toBe(0o600);
    }
  });

  it('knows that a recording of a killed process is not live', async () => {
    fs.writeFileSync(path.join(home, 'data', 'recordings', 's-cut.ndjson.pid'), '999999999');
    expect((await recordings.info('s-cut')).state).toBe('crashed');
  });

  it('never writes over a file or through a link', () => {
    expect(() => recordings.create('s-ended')).toThrow(/EEXIST/);
    fs.symlinkSync('/tmp/lifeline-canary', path.join(home, 'data', 'recordings', 's-link.ndjson'));
    expect(() => recordings.create('s-link')).toThrow();
    expect(() => recordings.open('s-link')).toThrow(/symbolic link/);
  });

  it.each(['../settings', 's/../../x', '', 'x'.repeat(200)])('does not open the id %j', (id) => {
    expect(() => recordings.open(id)).toThrow(/no recording/);
  });

  it('imports a recording and refuses anything else', async () => {
    const bytes = fs.readFileSync(path.join(home, 'data', 'recordings', 's-ended.ndjson'));
    const info = await recordings.import(
      Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]),
      'a.ndjson',
    );
    expect(info).toMatchObject({ state: 'ended', bytes: bytes.length });
    const before = fs.readdirSync(path.join(home, 'data', 'recordings')).length;
    await expect(
      recordings.import(Readable.from([Buffer.from('{"no":"trace"}\n')]), 'b.json'),
    ).rejects.toThrow(/no Lifeline recording/);
    expect(fs.readdirSync(path.join(home, 'data', 'recordings'))).toHaveLength(before);
  });

  it('gives a file elsewhere an id of its own', () => {
    const file = path.join(home, '0.ndjson');
    const id = recordings.register(file);
    expect(fs.readSync(recordings.open(id), Buffer.alloc(1))).toBe(1);
    expect(recordings.register(path.join(home, 'data', 'recordings', 's-ended.ndjson'))).toBe('s-ended');
  });
});
