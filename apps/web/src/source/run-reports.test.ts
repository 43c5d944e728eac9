import type { RunProgress } from '@lifeline/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RunReports } from './run-reports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function report(done: number, state: RunProgress['state'] = 'running', startedAt = 'a'): RunProgress {
  const row: RunProgress['rows'][number] = {
    caseId: `c${done}`,
    tool: 't',
    state: 'done',
    verdict: 'pass',
    reasons: [],
    stale: false,
  };
  return { type: 'run', sessionId: 's', startedAt, state, total: 9, done, rows: [row] };
}

function reports() {
  const told: RunProgress[] = [];
  return { told, of: new RunReports((progress) => told.push(progress)) };
}

test('reports that come quickly are told as one, with the rows of all', () => {
  const { told, of } = reports();
  for (const done of [1, 2, 3]) of.add(report(done));
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(told.map(({ done, rows }) => [done, rows.map(({ caseId }) => caseId)])).toEqual([
    [3, ['c1', 'c2', 'c3']],
  ]);
});

test('the end of a run is told at once, and nothing after it', () => {
  const { told, of } = reports();
  of.add(report(1));
  of.add(report(2, 'done'));
  vi.advanceTimersByTime(1000);
  expect(told.map(({ done, state, rows }) => [done, state, rows.length])).toEqual([[2, 'done', 2]]);
});

test('rows of two runs do not mix', () => {
  const { told, of } = reports();
  of.add(report(1));
  of.add(report(2, 'running', 'b'));
  vi.advanceTimersByTime(1000);
  expect(told.map(({ startedAt, rows }) => [startedAt, rows.length])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});
