import { describe, expect, it } from 'vitest';
import { judge, type Observation } from '../judge/index.ts';
import type { Case } from '../types.ts';
import {
  countsText,
  countVerdicts,
  type RunEffect,
  type RunInput,
  type RunPlan,
  type RunState,
  startRun,
  stepRun,
} from './index.ts';

function caseOf(id: string, more: Partial<Case> = {}): Case {
  const input = { kind: 'own', argumentsText: '{"n":1.0}' } as const;
  return { id, tool: 'read', input, expect: { kind: 'accepted' }, checks: [], save: [], tags: [], ...more };
}

function planOf(cases: readonly Case[], more: Partial<RunPlan> = {}): RunPlan {
  return {
    suite: { tools: [{ name: 'read', schema: 'new', bases: [] }], cases },
    tools: new Map([
      ['read', { name: 'read', isReadOnly: true, schema: 'new' }],
      ['write', { name: 'write', isReadOnly: false, schema: 'w' }],
    ]),
    allowWrites: false,
    timeoutMs: 1000,
    env: (name) => ({ KEY: 'k"1' })[name],
    ...more,
  };
}

const RESULT: Observation = {
  outcome: 'result',
  resultText: '{"content":[],"structuredContent":{"id":7.0}}',
  ms: 3,
  bytes: 40,
};

/** A host whose server answers each call as told. */
function play(
  plan: RunPlan,
  answer: (argumentsText: string | undefined, call: number) => Observation | 'gone' | 'stop',
) {
  let [state, effects] = startRun(plan);
  const seen: RunEffect[] = [];
  const queue: RunEffect[] = [...effects];
  let calls = 0;
  const feed = (input: RunInput) => {
    [state, effects] = stepRun(state, input);
    queue.push(...effects);
  };
  for (let effect = queue.shift(); effect !== undefined; effect = queue.shift()) {
    seen.push(effect);
    if (effect.type === 'await-server') feed({ type: 'server', state: 'ready' });
    if (effect.type === 'judge') feed({ type: 'judged', judged: judge(effect.request) });
    if (effect.type !== 'call') continue;
    calls += 1;
    const answered = answer(effect.argumentsText, calls);
    if (answered === 'gone') feed({ type: 'unsent', reason: 'gone', isServerGone: true });
    else {
      feed({ type: 'sent', requestSeq: calls * 10 });
      if (answered === 'stop') {
        feed({ type: 'stop' });
        feed({ type: 'settled', observation: { outcome: 'cancelled' } });
      } else feed({ type: 'settled', observation: answered, endSeq: calls * 10 + 1 });
    }
  }
  return { state, seen, verdicts: state.rows.map(({ verdict }) => verdict), reasons: reasonsOf(state) };
}

function reasonsOf({ rows }: RunState): string[][] {
  return rows.map(({ reasons }) => reasons.map(({ code }) => code));
}

describe('a run', () => {
  it('compares what came with what was expected', () => {
    const kinds = ['accepted', 'rejected', 'tool-error', 'any', 'error'] as const;
    const cases = kinds.map((kind) => caseOf(kind, { expect: { kind } }));
    const verdictsOf = (observation: Observation) => play(planOf(cases), () => observation).verdicts;
    expect(verdictsOf(RESULT)).toEqual([
      'pass',
      'over-accepting',
      'over-accepting',
      'pass',
      'over-accepting',
    ]);
    expect(verdictsOf({ outcome: 'tool-error' })).toEqual(['over-rejecting', 'pass', 'pass', 'pass', 'fail']);
    expect(verdictsOf({ outcome: 'error', errorCode: '-32602' })).toEqual([
      'over-rejecting',
      'pass',
      'fail',
      'pass',
      'pass',
    ]);
    expect(verdictsOf({ outcome: 'timeout' })).toEqual(Array(5).fill('fail'));
    expect(verdictsOf({ outcome: 'lost' })).toEqual(Array(5).fill('fail'));
  });

  it('tells codes of errors apart, and cancels a call that hangs', () => {
    const one = caseOf('code', { expect: { kind: 'error', code: '-32602' } });
    expect(play(planOf([one]), () => ({ outcome: 'error', errorCode: '-32603' })).verdicts).toEqual(['fail']);
    const { seen, reasons } = play(planOf([one]), () => ({ outcome: 'timeout' }));
    expect(seen).toContainEqual({ type: 'cancel', requestSeq: 10 });
    expect(reasons).toEqual([['no-answer-in-time']]);
  });

  it('takes values out of results for later cases, and secrets from the environment', () => {
    const sent: (string | undefined)[] = [];
    const cases = [
      caseOf('make', { save: [{ name: 'id', at: '/structuredContent/id' }] }),
      caseOf('use', {
        input: {
          kind: 'own',
          argumentsText: `{"id":"\${id}","text":"no \${id}, $\${id}","key":"\${env:KEY}"}`,
        },
      }),
      caseOf('lost', { input: { kind: 'own', argumentsText: `["\${nothing}"]` } }),
      caseOf('unset', { input: { kind: 'own', argumentsText: `["\${env:UNSET}"]` } }),
      caseOf('long', { input: { kind: 'own', argumentsText: `["\${repeat:ab:3}"]` } }),
      caseOf('none', { input: { kind: 'none' } }),
    ];
    const { reasons, state } = play(planOf(cases), (text) => {
      sent.push(text);
      return RESULT;
    });
    expect(sent).toEqual([
      '{"n":1.0}',
      `{"id":7.0,"text":"no 7.0, \${id}","key":"k\\"1"}`,
      '["ababab"]',
      undefined,
    ]);
    expect(reasons).toEqual([[], [], ['variable-missing'], ['environment-missing'], [], []]);
    expect([...state.usedEnv]).toEqual(['KEY']);
  });

  it('calls no tool that may write before somebody allowed it', () => {
    const cases = [caseOf('w', { tool: 'write' }), caseOf('unknown', { tool: 'nobody knows' }), caseOf('r')];
    expect(play(planOf(cases), () => RESULT).verdicts).toEqual(['not-run', 'not-run', 'pass']);
    expect(play(planOf(cases, { allowWrites: true }), () => RESULT).verdicts).toEqual([
      'pass',
      'pass',
      'pass',
    ]);
  });

  it('blames nobody for what was expected of another schema', () => {
    const tools = new Map([['read', { name: 'read', isReadOnly: true, schema: 'newer' }]]);
    const cases = [caseOf('a'), caseOf('b', { expect: { kind: 'rejected' } })];
    const { state, verdicts } = play(planOf(cases, { tools }), () => RESULT);
    expect(verdicts).toEqual(['pass', 'stale']);
    expect(state.rows.map(({ stale }) => stale)).toEqual([true, true]);
    expect(play(planOf(cases, { tools: new Map() }), () => RESULT).reasons).toEqual([
      ['tool-gone'],
      ['tool-gone'],
    ]);
  });

  it('goes on behind a server that ended, and gives up where it ends before every call', () => {
    const cases = [caseOf('a'), caseOf('b')];
    const once = play(planOf(cases), (_, call) => (call === 1 ? 'gone' : RESULT));
    expect(once.verdicts).toEqual(['pass', 'pass']);
    const always = play(planOf(cases), () => 'gone');
    expect(always.verdicts).toEqual(['not-run', 'not-run']);
    expect(always.state.status).toBe('done');
  });

  it('stops where it is told to', () => {
    const { state, reasons } = play(planOf([caseOf('a'), caseOf('b'), caseOf('c')]), (_, call) =>
      call === 2 ? 'stop' : RESULT,
    );
    expect(state.status).toBe('stopped');
    expect(reasons).toEqual([[], ['cancelled'], ['stopped']]);
  });

  it("checks results, and the tool's own outputSchema", () => {
    const outputSchemaText = '{"type":"object","properties":{"id":{"type":"string"}}}';
    const tools = new Map([['read', { name: 'read', isReadOnly: true, schema: 'new', outputSchemaText }]]);
    const cases = [
      caseOf('output'),
      caseOf('equals', {
        checks: [{ kind: 'equals', at: '/structuredContent', valueText: '{"id":7}', ignoring: [] }],
      }),
      caseOf('ignoring', {
        checks: [
          {
            kind: 'equals',
            at: '',
            valueText: '{"content":[],"structuredContent":{}}',
            ignoring: ['/structuredContent/id'],
          },
        ],
      }),
      caseOf('type', { checks: [{ kind: 'type', at: '/structuredContent/id', type: 'integer' }] }),
      caseOf('regex', { checks: [{ kind: 'regex', at: '/structuredContent/id', pattern: '^8' }] }),
      caseOf('slow', {
        checks: [
          { kind: 'duration', mostMs: 2 },
          { kind: 'size', mostBytes: 39 },
        ],
      }),
    ];
    const run = play(planOf(cases, { tools }), () => RESULT);
    expect(run.verdicts).toEqual([
      'invalid-output',
      'invalid-output',
      'invalid-output',
      'invalid-output',
      'fail',
      'fail',
    ]);
    expect(run.reasons[5]).toEqual(['too-slow', 'too-large', 'output-violated']);
    expect(play(planOf(cases.slice(1, 4)), () => RESULT).verdicts).toEqual(['pass', 'pass', 'pass']);
  });

  it("lets a person's word count, and shows what it overrules", () => {
    const one = caseOf('a', { expect: { kind: 'rejected' }, verdict: { is: 'pass', reason: 'agreed' } });
    const { verdicts, reasons, state } = play(planOf([one]), () => RESULT);
    expect(verdicts).toEqual(['pass']);
    expect(reasons).toEqual([['manual', 'unexpected-outcome']]);
    expect(countsText(countVerdicts(state.rows))).toBe('1 pass');
  });
});
