import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EventBody } from '@lifeline/trace';
import { afterAll, describe, expect, it } from 'vitest';
import { RecordedSession } from '../recorded-session.ts';
import { Recorder } from '../recording/recorder.ts';
import { TraceLog } from '../recording/trace-log.ts';
import { lineText } from '../transports/utf8.ts';
import { searchTrace } from './search.ts';

const home = fs.mkdtempSync(path.join(tmpdir(), 'lifeline-search-'));
afterAll(() => fs.rmSync(home, { recursive: true }));
let files = 0;

const target = { kind: 'imported', source: 'test' } as const;

/** A recording of these events, opened again. */
async function recorded(bodies: readonly EventBody[]): Promise<RecordedSession> {
  const file = path.join(home, `${files++}.ndjson`);
  const log = new TraceLog(fs.openSync(file, 'wx+'), {
    onFault: () => undefined,
    onRecovered: () => undefined,
  });
  const header = {
    type: 'trace',
    version: 1,
    id: 's',
    createdAt: '2026-11-30T14:00:00Z',
    recorder: 'test',
    target,
  } as const;
  const recorder = new Recorder(header, log, () => 1);
  recorder.record(1, bodies);
  await log.close();
  return opened(file);
}

async function opened(file: string): Promise<RecordedSession> {
  const session = new RecordedSession({
    recording: path.basename(file),
    fd: fs.openSync(file, 'r'),
    isLive: false,
    onEvents: () => undefined,
    onState: () => undefined,
  });
  await session.done;
  return session;
}

async function found(session: RecordedSession, text: string, from = 0): Promise<number[]> {
  const seqs: number[] = [];
  for await (const answer of searchTrace(session, text, from)) seqs.push(...answer.seqs);
  return seqs;
}

function line(raw: string): EventBody {
  return { type: 'message', dir: 'toClient', raw };
}

describe('searchTrace', () => {
  it('does not read whatever file gets the number of a recording that was closed', async () => {
    const session = await recorded([line('{"method":"a"}')]);
    session.close();
    await new Promise((resolve) => setImmediate(resolve));
    const other = fs.openSync(path.join(home, 'other'), 'wx+');
    fs.writeSync(other, 'x'.repeat(10_000));
    await expect(found(session, 'x')).rejects.toThrow('closed');
    fs.closeSync(other);
  });

  it('finds what stands in the exact text, and nothing else of the recording', async () => {
    const session = await recorded([
      { type: 'note', text: 'weather' },
      line('{"method":"get/Weather"}'),
      line('{"text":"say \\"hi\\"\\n你好 \\u4f60\\u597d"}'),
      { type: 'stderr', raw: 'Weather: 4 °C\tok' },
      { type: 'message', dir: 'toClient', ...lineText(Buffer.from([0x48, 0x69, 0xff])) },
      line('tab\there \\ back / slash'),
      line(''),
    ]);
    expect(await found(session, 'WEATHER')).toEqual([1, 3]);
    expect(await found(session, 'weather', 2)).toEqual([3]);
    expect(await found(session, 'say "hi"')).toEqual([2]);
    expect(await found(session, 'hi')).toEqual([2, 4]);
    expect(await found(session, '你好')).toEqual([2]);
    expect(await found(session, '"method"')).toEqual([1]);
    expect(await found(session, 'toClient')).toEqual([]);
    expect(await found(session, 'raw')).toEqual([]);
    expect(await found(session, 'tab\there')).toEqual([5]);
    expect(await found(session, 'there')).toEqual([]);
    expect(await found(session, '\\ back / s')).toEqual([5]);
    expect(await found(session, '\\n')).toEqual([2]);
    expect(await found(session, '"}')).toEqual([1, 2]);
    expect(await found(session, 'h"}')).toEqual([]);
    session.close();
  });

  it('reads lines that others wrote with other escapes', async () => {
    const file = path.join(home, 'other.ndjson');
    const start = '{"atMs":0,"connection":1,"type":"message","dir":"toClient"';
    fs.writeFileSync(
      file,
      [
        JSON.stringify({
          type: 'trace',
          version: 1,
          id: 'o',
          createdAt: '2026-11-30T14:00:00Z',
          recorder: 'o',
          target,
        }),
        `${start},"seq":0,"raw":"a\\/b \\u0041bc"}`,
        `${start},"seq":1,"raw":"a/c"}`,
        '',
      ].join('\n'),
    );
    const session = await opened(file);
    expect(await found(session, 'a/b')).toEqual([0]);
    expect(await found(session, 'abc')).toEqual([0]);
    expect(await found(session, '0041')).toEqual([]);
    session.close();
  });

  it('finds a text anywhere in a long line, also where it is read in pieces', async () => {
    const filler = 'x'.repeat(256 * 1024 - 60);
    const session = await recorded([
      line(`${filler}needle${filler}`),
      line(`${filler}${'y'.repeat(30)}needle`),
      line(`needle${filler}${filler}`),
      line(`${filler}${filler}`),
    ]);
    expect(await found(session, 'NEEDLE')).toEqual([0, 1, 2]);
    session.close();
  });

  it('finds a text in a long line that is not UTF-8', async () => {
    const bytes = (text: string): EventBody => ({
      ...{ type: 'message', dir: 'toClient' },
      ...lineText(Buffer.concat([Buffer.from(text), Buffer.from([0xff])])),
    });
    // a piece of base64 holds 192 KiB
    const filler = 'x'.repeat(192 * 1024 - 3);
    const session = await recorded([
      bytes(`${filler}needle${filler}`),
      bytes(`${filler}${filler}`),
      bytes(`needle${filler}`),
    ]);
    expect(await found(session, 'NEEDLE')).toEqual([0, 2]);
    expect(await found(session, 'message')).toEqual([]);
    expect(await found(session, 'eHh4')).toEqual([]);
    session.close();
  });

  it('agrees with a plain search over random texts', async () => {
    let state = 7;
    const next = (below: number) => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return Math.floor((state / 2147483648) * below);
    };
    const pieces = ['a', 'B', '"', '\\', 'u', '0', '4', '1', '\n', 'é', '你', '/', '\u0001'];
    const text = (length: number) => Array.from({ length }, () => pieces[next(pieces.length)]).join('');
    const raws = Array.from({ length: 400 }, () => text(1 + next(12)));
    const session = await recorded(raws.map(line));
    for (let run = 0; run < 200; run += 1) {
      const query = text(1 + next(3)).toLowerCase();
      const inJson = JSON.stringify(query).slice(1, -1);
      const inAscii = inJson.replaceAll(
        /[^ -~]/g,
        (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      const expected = raws.flatMap((raw, seq) =>
        [query, inJson, inAscii].some((form) => raw.toLowerCase().includes(form)) ? [seq] : [],
      );
      expect(await found(session, query), JSON.stringify(query)).toEqual(expected);
    }
    session.close();
  });

  it('gives first results before it is through, and lets others work in between', async () => {
    const session = await recorded(
      Array.from({ length: 60_000 }, (_, at) => line(`{"method":"ping","n":${at}}`)),
    );
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const answers = [];
    for await (const answer of searchTrace(session, 'ping', 0)) answers.push(answer);
    clearInterval(timer);
    expect(answers.length).toBeGreaterThan(1);
    expect(answers[0]?.seqs[0]).toBe(0);
    expect(answers.at(-1)?.searched).toBe(60_000);
    expect(answers.flatMap(({ seqs }) => seqs)).toHaveLength(60_000);
    expect(turns).toBeGreaterThan(0);
    session.close();
  });
});
