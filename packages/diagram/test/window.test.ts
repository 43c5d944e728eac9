import { explainMethod, METHODS } from '@lifeline/protocol';
import type { EventBody } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { lanePositions } from '../src/lanes.ts';
import type { ActivationBar } from '../src/scene.ts';
import type { SequenceLines } from '../src/sequence-lines.ts';
import { drawWindow } from './draw.ts';
import {
  answer,
  liveSequenceOf,
  loadTrace,
  notification,
  request,
  sequenceOf,
  times,
  traceOf,
} from './load.ts';

const LANES = lanePositions(1000, { host: true });
const NAMES = [
  'eight-steps',
  'restart',
  'late-responses',
  'pagination',
  'held-and-released',
  'batch',
  'cancel-race',
];

const whole = (sequence: SequenceLines) => sequence.window(0, sequence.height, LANES);
const clientBars = (bars: readonly ActivationBar[]) => bars.filter((bar) => bar.lane === 'client');

describe('window', () => {
  it.each(NAMES)('shows of %s what the whole view shows there', (name) => {
    const sequence = sequenceOf(loadTrace(name));
    const all = whole(sequence);
    for (let from = 0; from < sequence.height; from += 97) {
      const part = sequence.window(from, from + 200, LANES);
      const inside = all.lines.filter((line) => line.top + line.height > from && line.top <= from + 200);
      expect(part.lines).toEqual(inside);
      expect(part.bars).toEqual(all.bars.filter((bar) => bar.y2 >= from && bar.y1 <= from + 200));
    }
  });

  it.each(NAMES)('is the same for %s live and read again', (name) => {
    const trace = loadTrace(name);
    const live = liveSequenceOf(trace, { notes: true, host: true }, (now) => whole(now));
    expect(drawWindow(whole(live))).toBe(drawWindow(whole(sequenceOf(trace, { notes: true, host: true }))));
  });

  it('is empty without lines, without height and below the end', () => {
    const empty = { lines: [], bars: [], crowds: [], lifelines: [], phases: [] };
    expect(whole(sequenceOf(traceOf([])))).toEqual(empty);
    const sequence = sequenceOf(traceOf([request(1)]));
    expect(sequence.window(5, 5, LANES)).toEqual(empty);
    expect(sequence.window(1000, 2000, LANES).lines).toHaveLength(1);
  });
});

describe('activation bars', () => {
  it('cross a window whose request is far above and whose answer is far below', () => {
    const noise = times(3000, (index) => request(100 + Math.floor(index / 2) * 2, 'ping'));
    const pings = noise.map((event, index) => (index % 2 === 0 ? event : answer(100 + index - 1)));
    const sequence = sequenceOf(traceOf([request(1), ...pings, answer(1), request(2)]));
    const bars = clientBars(sequence.window(50_000, 50_400, LANES).bars);
    const call = bars.find((bar) => bar.exchange.id === '1');
    expect(call).toMatchObject({ y1: 24 + 28, end: 'closed' });
    expect(call?.y2).toBeGreaterThan(50_400);
    expect(bars.every((bar) => bar.exchange.id === '1' || bar.y2 - bar.y1 === 36)).toBe(true);
    const below = clientBars(sequence.window(sequence.height - 30, sequence.height, LANES).bars);
    expect(below.map((bar) => [bar.exchange.id, bar.end, bar.tone])).toEqual([['2', 'open', 'accent']]);
  });

  it('stand side by side, arrows end at the outermost, and the rest is counted', () => {
    const events = [...times(5, (index) => request(index)), ...times(5, (index) => answer(index))];
    const { bars, crowds, lines } = whole(sequenceOf(traceOf(events)));
    const xs = clientBars(bars).map((bar) => bar.x - LANES.client);
    expect(xs).toEqual([-4, 0, 4]);
    expect(bars.filter((bar) => bar.lane === 'server').map((bar) => bar.x - LANES.server)).toEqual([
      -4, -8, -12,
    ]);
    expect(crowds.map((crowd) => [crowd.lane, crowd.count])).toEqual([
      ['client', 2],
      ['server', 2],
    ]);
    const starts = lines.flatMap((line) => (line.kind === 'message' ? [line.arrow.x1 - LANES.client] : []));
    expect(starts.slice(0, 5)).toEqual([4, 8, 12, 16, 16]);
  });

  it('frees a place when its exchange ended', () => {
    const events = times(40, (index) => (index % 2 === 0 ? request(index) : answer(index - 1)));
    const { bars } = whole(sequenceOf(traceOf(events)));
    expect(new Set(clientBars(bars).map((bar) => bar.x))).toEqual(new Set([LANES.client - 4]));
  });

  it('say how an exchange ended', () => {
    const ends = (name: string) =>
      clientBars(whole(sequenceOf(loadTrace(name))).bars).map((bar) => `${bar.end} ${bar.tone ?? ''}`.trim());
    expect(ends('crash-in-mid-call')).toEqual(['closed', 'hatched', 'hatched', 'hatched']);
    expect(ends('result-and-error')).toContain('closed error');
    expect(ends('result-and-error')).toContain('closed tool-error');
  });
});

describe('filtered', () => {
  it('keeps bands, dividers and bars of what is shown', () => {
    const sequence = sequenceOf(loadTrace('restart'), undefined, (row) => row.method === 'tools/list');
    const { lines, bars } = whole(sequence);
    expect(lines.map((line) => line.kind)).toEqual(['band', 'message', 'gap', 'divider', 'band', 'message']);
    expect(clientBars(bars)).toHaveLength(2);
    expect(sequence.lineOf(0)).toBeUndefined();
  });

  it('does not take a row for part of a fold that it was filtered out of', () => {
    const notes = times(3, () => notification());
    const shows = (id: string | undefined) => id !== '1';
    const sequence = sequenceOf(traceOf([request(0), ...notes, request(1), ...notes]), undefined, (row) =>
      shows(row.id),
    );
    expect(sequence.foldOf(5)).toMatchObject({ count: 6, fromSeq: 1, toSeq: 7 });
    expect(sequence.foldOf(0)).toBeUndefined();
    expect(sequence.lineOf(8)).toBeUndefined();
  });
});

describe('lines', () => {
  it('marks pauses above two seconds', () => {
    const sequence = sequenceOf(
      traceOf([
        { ...request(1), atMs: 0 },
        { ...answer(1), atMs: 2000 },
        { ...request(2), atMs: 4001 },
      ]),
    );
    const gaps = whole(sequence).lines.filter((line) => line.kind === 'gap');
    expect(gaps).toMatchObject([{ seq: 2, ms: 2001, xs: [LANES.host, LANES.client, LANES.server] }]);
  });

  it('numbers long phases every 400 px', () => {
    const sequence = sequenceOf(traceOf(times(100, (index) => request(index))));
    const [bar] = whole(sequence).phases;
    expect(bar).toMatchObject({
      phase: 3,
      y1: 0,
      numbers: [400, 800, 1200, 1600, 2000, 2400, 2800, 3200, 3600],
    });
    expect(sequence.window(900, 1300, LANES).phases).toEqual([
      { phase: 3, y1: 900, y2: 1300, numbers: [1200] },
    ]);
  });

  it('explains exactly what has an explanation', () => {
    const methods = [...METHODS.map(({ method }) => method), 'shutdown', 'no/such/method'];
    const events = methods.flatMap((method, id): EventBody[] => [
      request(id, method),
      answer(id),
      notification(method),
    ]);
    const { lines } = whole(sequenceOf(traceOf(events), { notes: true, host: false }));
    for (const line of lines) {
      if (line.kind !== 'message') continue;
      const { kind } = line.row;
      const method = line.row.method ?? line.exchange?.method ?? '';
      if (kind !== 'request' && kind !== 'response' && kind !== 'notification') continue;
      const text = explainMethod(method, 'en', kind);
      const next = lines[lines.indexOf(line) + 1];
      const explained = next?.kind === 'explain' && next.seq === line.seq;
      expect([method, kind, explained]).toEqual([method, kind, text !== undefined]);
    }
  });

  it('does not explain an error with the words for a result', () => {
    const raw = JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'no' } });
    const trace = traceOf([request(1, 'logging/setLevel'), { type: 'message', dir: 'toClient', raw }]);
    const { lines } = whole(sequenceOf(trace, { notes: true, host: false }));
    expect(lines.flatMap((line) => (line.kind === 'explain' ? [line.seq] : []))).toEqual([0]);
  });

  it('gives explanations the room that they need', () => {
    const trace = traceOf([request(1, 'ping'), answer(1), request(2, 'tools/list')]);
    const short = sequenceOf(trace, { notes: true, host: false });
    const long = sequenceOf(trace, { notes: true, host: false, noteLines: 3 });
    const heights = (sequence: SequenceLines) =>
      whole(sequence).lines.flatMap((line) => (line.kind === 'explain' ? [line.height] : []));
    expect(heights(short)).toEqual([20, 20, 20]);
    expect(heights(long)).toEqual([52, 52, 52]);
    expect(long.height - short.height).toBe(3 * 32);
  });

  it('survives a cause that points nowhere', () => {
    const [ask] = [{ ...request(1), cause: 77 } as EventBody];
    expect(whole(sequenceOf(traceOf([ask, answer(1)]))).lines.map((line) => line.kind)).toEqual([
      'band',
      'message',
      'message',
    ]);
  });

  it('reads the eight steps as 1 2 3 2 3 2 3 4', () => {
    const { lines } = whole(sequenceOf(loadTrace('eight-steps')));
    const phases = lines.flatMap((line) => (line.kind === 'band' ? [line.band.phase] : []));
    expect(phases).toEqual([1, 2, 3, 2, 3, 2, 3, 4]);
  });

  it('has a line for every row but releases', () => {
    for (const name of NAMES) {
      const trace = loadTrace(name);
      const sequence = sequenceOf(trace);
      for (const row of trace.rows) {
        const isSilent = row.kind === 'released' || (row.held === true && row.ref !== undefined);
        expect([name, row.seq, sequence.lineOf(row.seq) === undefined]).toEqual([name, row.seq, isSilent]);
      }
    }
  });
});
