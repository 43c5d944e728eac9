import { expect, it } from 'vitest';
import { RULES } from '../src/rules/index.ts';
import { ENTRY_CASES } from './cases/entry-cases.ts';
import { SCHEMA_CASES } from './cases/schema-cases.ts';
import { idsOf, lintItems, parameter } from './helpers.ts';

const CASES = [...ENTRY_CASES, ...SCHEMA_CASES];

it('has a case for every rule over lists', () => {
  const expected = RULES.filter(({ over }) => over !== 'result').map(({ id }) => id);
  expect(CASES.map(({ rule }) => rule).sort()).toEqual(expected.sort());
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});

it.each(CASES)('$rule fires', ({ rule, fires, at }) => {
  const findings = lintItems(fires).filter(({ ruleId }) => ruleId === rule);
  expect(findings[0]?.place?.pointer ?? '').toBe(at);
});

it.each(CASES)('$rule is silent where it has no reason', ({ rule, silent }) => {
  for (const items of silent) expect(idsOf(lintItems(items)), JSON.stringify(items)).not.toContain(rule);
});

it('says nothing about a good tool', () => {
  expect(
    lintItems(parameter({ type: 'string', minLength: 1, examples: ['Emma'] }, { required: ['a'] })),
  ).toEqual([]);
});
