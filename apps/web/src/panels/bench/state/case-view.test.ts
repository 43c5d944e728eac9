import { type Case, countVerdicts, type Suite } from '@lifeline/suite';
import type { RunRow } from '@lifeline/wire';
import { describe, expect, it } from 'vitest';
import { caseViews, passesFilter } from './case-view.ts';

function one(id: string, part: Partial<Case> = {}): Case {
  return {
    id,
    tool: 't',
    input: { kind: 'base', base: 'base' },
    expect: { kind: 'accepted' },
    checks: [],
    save: [],
    tags: [],
    ...part,
  };
}

function row(caseId: string, part: Partial<RunRow> = {}): RunRow {
  return { caseId, tool: 't', state: 'done', verdict: 'pass', reasons: [], stale: false, ...part };
}

function suite(...cases: readonly Case[]): Suite {
  return {
    tools: [{ name: 't', schema: 'old', bases: [{ name: 'base', argumentsText: '{"n":5}' }] }],
    cases,
  };
}

function verdicts(cases: readonly Case[], rows: readonly RunRow[], hash: string | undefined) {
  return caseViews(suite(...cases), rows, () => hash).map((view) => view.verdict);
}

describe('the verdict on a case', () => {
  it('is that of the newest run', () => {
    expect(verdicts([one('a'), one('b')], [row('b', { verdict: 'over-accepting' })], 'old')).toEqual([
      'not-run',
      'over-accepting',
    ]);
  });

  it('is a person’s, whatever the run said', () => {
    const manual = one('a', { verdict: { is: 'pass', reason: 'known' } });
    expect(verdicts([manual], [row('a', { verdict: 'fail' })], 'old')).toEqual(['pass']);
  });

  it('is stale where the schema changed and nothing was run since', () => {
    expect(verdicts([one('a'), one('b')], [row('b')], 'new')).toEqual(['stale', 'pass']);
    expect(verdicts([one('a')], [row('a', { verdict: 'not-run' })], 'new')).toEqual(['stale']);
    expect(verdicts([one('a')], [], undefined)).toEqual(['not-run']);
  });

  it('waits for a case that is being run', () => {
    expect(verdicts([one('a')], [row('a', { state: 'running', verdict: 'not-run' })], 'old')).toEqual([
      'not-run',
    ]);
  });
});

it('finds the arguments of the base, if it is there', () => {
  const views = caseViews(suite(one('a'), one('b', { input: { kind: 'base', base: 'x' } })), [], () => 'old');
  expect(views.map((view) => view.base)).toEqual(['{"n":5}', undefined]);
});

it('counts verdicts', () => {
  const views = caseViews(suite(one('a'), one('b')), [row('a')], () => 'old');
  expect(countVerdicts(views)).toMatchObject({ pass: 1, 'not-run': 1, fail: 0 });
});

it('filters by verdict, by words of the case and of what is shown, and by tag', () => {
  const [view] = caseViews(suite(one('a', { tags: ['slow'], note: 'Look Here' })), [], () => 'old');
  if (view === undefined) throw new Error('there is no case');
  const passes = (query: string, verdict?: 'pass' | 'not-run') =>
    passesFilter(view, { query, verdict }, 'below the minimum');
  expect(passes('minimum here')).toBe(true);
  expect(passes('minimum gone')).toBe(false);
  expect(passes('#sl below')).toBe(true);
  expect(passes('#fast')).toBe(false);
  expect(passes('', 'pass')).toBe(false);
  expect(passes('', 'not-run')).toBe(true);
});
