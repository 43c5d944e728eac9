import type { Run, RunRow } from '@lifeline/wire';
import { expect, it } from 'vitest';
import { withProgress } from './suites.ts';

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
