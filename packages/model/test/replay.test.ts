import fs from 'node:fs';
import path from 'node:path';
import { decodeRow, encodeRow, type Row, RowTable } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { describeModel } from '../src/describe.ts';
import { SessionModel } from '../src/session-model.ts';
import { readTrace, reduceTrace, type TraceFile } from '../src/testing/read-trace.ts';
import { random, randomTrace } from './random-trace.ts';

const FOLDER = path.resolve(import.meta.dirname, '../traces');
const GOLDENS = fs
  .readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ndjson'))
  .map((name) => fs.readFileSync(path.join(FOLDER, name), 'utf8'));
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

/** As a page does it: packed rows in batches of any size, bodies only of whole rows, everything read in between. */
function reduceLive(trace: TraceFile, seed: number): { model: SessionModel; rows: Row[] } {
  const next = random(seed);
  const model = new SessionModel();
  const table = new RowTable();
  for (let at = 0; at < trace.rows.length; ) {
    const batch = trace.rows.slice(at, at + 1 + Math.floor(next() * 40));
    for (const row of batch) {
      const unpacked = decodeRow(JSON.parse(JSON.stringify(encodeRow(row))) as unknown[]);
      if (unpacked === undefined) throw new Error(`row ${row.seq} does not survive packing`);
      table.push(unpacked);
      model.reduce(table.at(row.seq), row.whole ? trace.texts.get(row.seq) : undefined);
    }
    at += batch.length;
    model.digest();
  }
  return { model, rows: trace.rows.map((row) => table.at(row.seq)) };
}

describe('live state equals replayed state', () => {
  it.each(SEEDS)('random trace %i', (seed) => {
    const trace = readTrace(randomTrace(seed, 400));
    expect(trace.problems).toEqual([]);
    const replayed = reduceTrace(trace);
    const live = reduceLive(trace, seed + 1);
    expect(describeModel(live.model, live.rows)).toBe(describeModel(replayed, trace.rows));
    expect(live.model.digest()).toBe(replayed.digest());
  });

  it('holds for the golden traces', () => {
    for (const [seed, text] of GOLDENS.entries()) {
      const trace = readTrace(text);
      expect(reduceLive(trace, seed).model.digest()).toBe(reduceTrace(trace).digest());
    }
  });

  it('tells states apart: one row less, one id changed', () => {
    const text = randomTrace(7, 200);
    const trace = readTrace(text);
    const digest = reduceTrace(trace).digest();
    expect(reduceTrace({ ...trace, rows: trace.rows.slice(0, -1) }).digest()).not.toBe(digest);
    expect(reduceTrace(readTrace(text.replace('\\"id\\":2', '\\"id\\":22'))).digest()).not.toBe(digest);
  });
});

describe('whatever happens', () => {
  it.each(SEEDS)('nothing is counted twice or lost (%i)', (seed) => {
    const trace = readTrace(randomTrace(seed, 400));
    const model = reduceTrace(trace);
    const { stats, exchanges } = model;
    const outcomes = Object.values(stats.outcomes).reduce((sum, count) => sum + count, 0);
    expect(outcomes).toBe(exchanges.length);
    expect(exchanges.length).toBeGreaterThan(0);
    for (const exchange of exchanges) {
      expect(stats.outcomes[exchange.outcome]).toBeGreaterThan(0);
      expect(model.exchangesAt(exchange.requestSeq)).toContain(exchange);
      expect(exchange.outcome === 'pending').toBe(exchange.endSeq === undefined);
      if (exchange.responseSeq !== undefined)
        expect(model.exchangesAt(exchange.responseSeq)).toContain(exchange);
    }
    const inBands = model.bands.reduce((sum, band) => sum + band.messages, 0);
    expect(inBands).toBe(stats.messages);
    for (const row of trace.rows.filter((row) => row.kind === 'response' && !row.batch && !row.held)) {
      const isPlaced = model.exchangeAt(row.seq) !== undefined || model.originalOf(row.seq) !== undefined;
      expect(isPlaced || model.markAt(row.seq) === 'orphan').toBe(true);
    }
  });
});

describe('reduce', () => {
  it('refuses rows that are skipped or repeated', () => {
    const [first, second] = readTrace(randomTrace(1, 2)).rows;
    if (first === undefined || second === undefined) throw new Error('two rows were asked for');
    const model = new SessionModel();
    expect(() => model.reduce(second)).toThrow(RangeError);
    model.reduce(first);
    expect(() => model.reduce(first)).toThrow('Row 0 came where row 1 was expected');
    expect(model.version).toBe(1);
  });
});
