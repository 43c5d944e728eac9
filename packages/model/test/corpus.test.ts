import fs from 'node:fs';
import path from 'node:path';
import { eventRaw, importCapture, type Row, RowMaker } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import type { SessionModel } from '../src/session-model.ts';
import { reduceTrace } from '../src/testing/read-trace.ts';
import type { ItemKind } from '../src/types.ts';

const FOLDER = path.join(process.env.LIFELINE_SHARED ?? '../shared', 'corpus/recordings');
const isThere = fs.existsSync(FOLDER);
const NAMES = isThere ? fs.readdirSync(FOLDER).filter((name) => name.endsWith('.ndjson')) : [];

/** One message as the capture has it, read by JSON.parse and nothing of ours. */
interface Fact {
  readonly process: string;
  readonly toServer: boolean;
  readonly line: string;
  readonly message: Record<string, unknown> | undefined;
}

function factsOf(lines: readonly string[]): Fact[] {
  const records = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  return records
    .filter(({ dir }) => dir === 'c2s' || dir === 's2c')
    .map(({ p, dir, line }) => ({ process: p, toServer: dir === 'c2s', line, message: objectOf(line) }));
}

function objectOf(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isMessage =
      typeof value === 'object' &&
      value !== null &&
      ['method', 'id', 'result', 'error'].some((key) => key in value);
    return isMessage ? (value as Record<string, unknown>) : undefined;
  } catch {
    // Not JSON is what some of the lines are there to show.
    return undefined;
  }
}

interface Recording {
  readonly facts: readonly Fact[];
  readonly rows: readonly Row[];
  readonly model: SessionModel;
  readonly lines: readonly string[];
  readonly unreadable: readonly unknown[];
}

function read(name: string): Recording {
  const lines = fs.readFileSync(path.join(FOLDER, name), 'utf8').split('\n');
  const capture = importCapture(lines, {
    id: 'corpus',
    createdAt: '2026-11-30T00:00:00.000Z',
    recorder: 'test',
    source: name,
  });
  const maker = new RowMaker();
  const rows = capture.events.map((event) => maker.row(event, 0, 0));
  const texts = new Map(capture.events.map((event) => [event.seq, eventRaw(event)?.text ?? '']));
  return {
    facts: factsOf(lines),
    rows,
    model: reduceTrace({ rows, texts }),
    lines,
    unreadable: capture.unreadable,
  };
}

/** Requests, in order, each with the first later answer of the other side that has its id. */
function pairsOf(facts: readonly Fact[]): { request: number; answer: number | undefined }[] {
  const answered = new Set<number>();
  return facts.flatMap((fact, request) => {
    if (fact.message?.method === undefined || !('id' in fact.message)) return [];
    const answer = facts.findIndex(
      (other, position) =>
        position > request &&
        !answered.has(position) &&
        other.process === fact.process &&
        other.toServer !== fact.toServer &&
        other.message?.method === undefined &&
        other.message?.id === fact.message?.id,
    );
    if (answer >= 0) answered.add(answer);
    return [{ request, answer: answer < 0 ? undefined : answer }];
  });
}

const LISTS: readonly (readonly [ItemKind, string, string, string])[] = [
  ['tool', 'tools/list', 'tools', 'name'],
  ['resource', 'resources/list', 'resources', 'uri'],
  ['template', 'resources/templates/list', 'resourceTemplates', 'uriTemplate'],
  ['prompt', 'prompts/list', 'prompts', 'name'],
];

/** Keys of every list result to this method that the capture holds, in order. */
function listsIn(facts: readonly Fact[], method: string, member: string, key: string): unknown[][] {
  return pairsOf(facts).flatMap(({ request, answer }) => {
    if (facts[request]?.message?.method !== method || answer === undefined) return [];
    const result = facts[answer]?.message?.result as Record<string, unknown> | undefined;
    const entries = result?.[member];
    return Array.isArray(entries) ? [entries.map((entry) => entry[key])] : [];
  });
}

it('finds the corpus', ({ skip }) => {
  if (!isThere && process.env.CI !== 'true') skip(`no corpus at ${FOLDER}`);
  expect(NAMES.length).toBeGreaterThan(0);
});

describe.each(NAMES)('%s', (name) => {
  const { facts, rows, model, lines, unreadable } = read(name);
  const messageRows = rows.filter((row) => row.dir !== undefined);

  it('has a row for every line, and one opening and end for every process', () => {
    expect(unreadable).toEqual([]);
    const spawns = lines.filter((line) => line.includes('"event":"spawn"')).length;
    const others = lines.filter((line) => line !== '').length - spawns;
    expect(rows.length).toBe(others + 2 * spawns);
    expect(messageRows.length).toBe(facts.length);
  });

  it('pairs what the lines pair', () => {
    const seqOf = (position: number | undefined) =>
      position === undefined ? undefined : messageRows[position]?.seq;
    const expected = pairsOf(facts).map(({ request, answer }) => [seqOf(request), seqOf(answer)]);
    expect(model.exchanges.map((exchange) => [exchange.requestSeq, exchange.responseSeq])).toEqual(expected);
    const unanswered = expected.filter(([, answer]) => answer === undefined).length;
    const { lost, pending, cancelled } = model.stats.outcomes;
    expect(lost + cancelled).toBe(unanswered);
    expect(pending).toBe(0);
  });

  it('puts every message in one phase', () => {
    const readable = facts.filter((fact) => fact.message !== undefined).length;
    expect(model.stats.messages).toBe(readable);
    expect(model.stats.malformed).toBe(facts.length - readable);
    expect(model.bands.reduce((sum, band) => sum + band.messages, 0)).toBe(readable);
    for (const exchange of model.exchanges) {
      expect(model.phaseAt(exchange.requestSeq)).toBe(exchange.phase);
      if (exchange.method === 'initialize') expect(exchange.phase).toBe(1);
      if (exchange.method.startsWith('tools/call')) expect(exchange.phase).toBe(3);
    }
    for (const state of model.connections) {
      const bands = model.bands.filter((band) => band.connection === state.connection);
      expect(bands.at(-1)?.phase).toBe(4);
    }
  });

  it('lists what was listed last, in order', () => {
    for (const [kind, method, member, key] of LISTS) {
      const last = listsIn(facts, method, member, key).at(-1);
      if (last === undefined) continue;
      const items = model.catalogue(kind).items.map((item) => item.key);
      expect([name, kind, items]).toEqual([name, kind, last]);
    }
  });

  it('negotiates as often as the servers answered', () => {
    const answers = pairsOf(facts).filter(({ request, answer }) => {
      const method = facts[request]?.message?.method;
      const isOpening = method === 'initialize' || method === 'server/discover';
      return isOpening && answer !== undefined && facts[answer]?.message?.result !== undefined;
    });
    expect(model.negotiations.length).toBe(answers.length);
    expect(model.negotiation?.serverInfo?.name).toBeTypeOf('string');
  });
});
