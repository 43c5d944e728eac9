import type { Run, RunRow } from '@lifeline/wire';
import { expect, it } from 'vitest';
import { newerRun, withProgress } from './suites.ts';

function row(caseId: string, part: Partial<RunRow> = {}): RunRow {
  return { caseId, tool: 't', state: 'waiting', verdict: 'not-run', reasons: [], stale: false, ...part };
}

it('replaces the rows that a report names, keeps the others and their order, and adds new ones', () => {
  const run: Run = { state: 'running', total: 3, done: 0, startedAt: 'then', rows: [row('a'), row('b')] };
  const done = row('a', { state: 'done', verdict: 'pass' });
  const report = { type: 'run', sessionId: 's', state: 'running', total: 3, done: 1 } as const;
  expect(withProgress(run, { ...report, rows: [row('c'), done] })).toEqual({
    state: 'running',
    total: 3,
    done: 1,
    startedAt: 'then',
    rows: [done, row('b'), row('c')],
  });
});

it('begins with what is reported where nothing was known', () => {
  const report = {
    type: 'run',
    sessionId: 's',
    state: 'running',
    total: 1,
    done: 0,
    rows: [row('a')],
  } as const;
  expect(withProgress(undefined, { ...report, rows: [row('a')] })).toEqual({
    state: 'running',
    total: 1,
    done: 0,
    rows: [row('a')],
  });
});

it('keeps what is known of a run where an answer was overtaken, and takes the answer of another run', () => {
  const run = (startedAt: string, state: Run['state'], done: number): Run => {
    return { startedAt, state, done, total: 3, rows: [] };
  };
  const known = run('b', 'running', 2);
  expect(newerRun(known, run('b', 'running', 1))).toBe(known);
  expect(newerRun(known, run('b', 'running', 2))).not.toBe(known);
  expect(newerRun(run('a', 'done', 3), known)).toBe(known);
  expect(newerRun(undefined, known)).toBe(known);
  const stopped = run('b', 'stopped', 2);
  expect(newerRun(stopped, known)).toBe(stopped);
});

it('completes what reports told before the first answer', () => {
  const done = (id: string) => row(id, { state: 'done', verdict: 'pass' });
  const reported: Run = { startedAt: 't', state: 'done', total: 3, done: 3, rows: [done('c')] };
  const answer: Run = { ...reported, state: 'running', done: 2, rows: [done('a'), done('b'), row('c')] };
  expect(newerRun(reported, answer)).toEqual({ ...reported, rows: [done('a'), done('b'), done('c')] });
});
