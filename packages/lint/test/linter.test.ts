import { describe, expect, it } from 'vitest';
import { observedCalls, observedResult } from '../src/index.ts';
import { Linter } from '../src/lint.ts';
import type { Rule } from '../src/rule.ts';
import { idsOf, lintItems, listed, tool } from './helpers.ts';

const PROMISED = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] };
const reader = listed('tool', tool({ outputSchema: PROMISED }));

function judge(result: unknown) {
  const seen = observedResult(
    { tool: 'find_books', seq: 12 },
    JSON.stringify({ jsonrpc: '2.0', id: 3, result }),
  );
  return lintItems(reader, '2025-11-25', seen === undefined ? [] : [seen]);
}

describe('results that were seen', () => {
  it('are judged by the output schema of their tool', () => {
    expect(judge({ content: [], structuredContent: { n: 'x' } })).toMatchObject([
      {
        ruleId: 'TOOL-06',
        severity: 'must',
        seqs: [12],
        place: { key: 'find_books', pointer: '/outputSchema/properties/n/type' },
        values: { demand: '/n type: integer' },
      },
    ]);
    expect(idsOf(judge({ content: [] }))).toEqual(['TOOL-06']);
    expect(judge({ structuredContent: { n: 5 } })).toEqual([]);
  });

  it('need no structured content when they are errors, or not final', () => {
    expect(judge({ content: [], isError: true })).toEqual([]);
    expect(judge({ resultType: 'input_required', inputRequests: {} })).toEqual([]);
    expect(judge({ task: { taskId: 'x' } })).toEqual([]);
  });

  it('are those of calls that the client made and that brought a result', () => {
    const call = { index: 0, connection: 0, id: '1', requestSeq: 3, requestAtMs: 0, phase: 3 } as const;
    const exchanges = [
      { ...call, dir: 'toServer', method: 'tools/call', subject: 'a', responseSeq: 4, outcome: 'result' },
      { ...call, dir: 'toServer', method: 'tools/call', subject: 'b', responseSeq: 5, outcome: 'error' },
      { ...call, dir: 'toServer', method: 'tools/list', responseSeq: 6, outcome: 'result' },
    ] as const;
    expect(observedCalls({ exchanges })).toEqual([{ tool: 'a', seq: 4 }]);
    expect(observedResult({ tool: 'a', seq: 4 }, 'no JSON')).toBeUndefined();
  });
});

describe('a rule that throws', () => {
  const broken: Rule = {
    id: 'TEST-01',
    over: 'item',
    severity: 'must',
    weight: 1,
    *check({ item }) {
      if (item.index === 0) yield {};
      throw new Error('no such member');
    },
  };
  const working: Rule = { ...broken, id: 'TEST-02', check: () => [{}] };

  it('is reported once and switched off; the others go on', () => {
    const linter = new Linter('2025-11-25', [broken, working]);
    const found = listed('tool', tool(), tool({ name: 'b' })).map((item) => idsOf(linter.item(item)));
    expect(found).toEqual([['TEST-01', 'TEST-02'], ['TEST-02']]);
    expect(linter.failures).toMatchObject([
      { ruleId: 'LINT-01', side: 'lifeline', values: { rule: 'TEST-01', reason: 'no such member' } },
    ]);
  });
});

it('ranks the gravest first, and gives rules the weight that their revision gives them', () => {
  const items = listed(
    'tool',
    tool({ name: 'find books', description: undefined, inputSchema: { type: 'array' } }),
  );
  expect(lintItems(items).map(({ ruleId, severity }) => `${severity} ${ruleId}`)).toEqual([
    'must JS-05',
    'should TOOL-03',
    'advice DOC-01',
  ]);
  expect(lintItems(items, '2024-11-05').find(({ ruleId }) => ruleId === 'TOOL-03')).toMatchObject({
    severity: 'advice',
    page: '2026-07-28/server/tools',
    anchor: 'tool-names',
  });
});

it('lists at most twenty findings of one rule for an entry', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`p${at}`, { type: 'str', title: 'x' }]),
  );
  expect(lintItems(listed('tool', tool({ inputSchema: { type: 'object', properties } })))).toHaveLength(20);
});

it('says what a default breaks', () => {
  const a = { type: 'integer', description: 'How many', maximum: 5, default: 6 };
  const [finding] = lintItems(listed('tool', tool({ inputSchema: { type: 'object', properties: { a } } })));
  expect(finding?.values).toEqual({ value: '6', demand: 'maximum: 5' });
});
