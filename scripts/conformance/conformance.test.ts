import { expect, it } from 'vitest';
import { judge, readChecks, tally } from './outcome.mjs';
import { readScenarios } from './suite.mjs';

const LIST = `Client scenarios (test against a client):
  - initialize [2025-06-18,2025-11-25]
  - auth/dpop [extension]
`;

it('reads the scenarios, once for each revision where the suite can be told one', () => {
  expect(readScenarios(LIST, true)).toEqual([
    { name: 'initialize', revision: '2025-06-18' },
    { name: 'initialize', revision: '2025-11-25' },
    { name: 'auth/dpop', revision: undefined },
  ]);
  expect(readScenarios(LIST, false).map(({ name }) => name)).toEqual(['initialize', 'auth/dpop']);
});

it('passes only what was reached, without a failure or a warning', () => {
  const scenario = { name: 'x', revision: undefined };
  const check = (status: string) => ({ id: 'c', status, description: 'does it' });
  expect(judge(scenario, [check('SUCCESS'), check('INFO')], 0).state).toBe('passed');
  expect(judge(scenario, [check('SUCCESS'), check('WARNING')], 0).reasons).toEqual(['c: does it']);
  expect(judge(scenario, [check('SUCCESS')], 1).reasons[0]).toContain('code 1');
  expect(judge(scenario, [check('SKIPPED')], 0).reasons[0]).toContain('No check');
  expect(readChecks({ not: 'a list' })).toEqual([]);
});

it('tallies, each that did not pass with its reason', () => {
  const scenario = { name: 'x', revision: '2025-11-25' };
  const text = tally('0.1.16', [
    { scenario, state: 'passed', reasons: [] },
    { scenario, state: 'failed', reasons: ['c: not done'] },
    { scenario: { name: 'y', revision: undefined }, state: 'not applicable', reasons: ['Nothing to do.'] },
  ]);
  expect(text.split('\n')).toEqual([
    'Conformance suite 0.1.16: 1 passed, 1 failed, 1 not applicable',
    '  failed: x (2025-11-25)',
    '    c: not done',
    '  not applicable: y',
    '    Nothing to do.',
  ]);
});
