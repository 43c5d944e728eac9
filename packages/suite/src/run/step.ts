import type { Judged, JudgeRequest, Observation } from '../judge/types.ts';
import type { Case, Reason, Verdict } from '../types.ts';
import { isStale, prepare } from './prepare.ts';
import type { ResultRow, RunEffect, RunInput, RunPlan, RunState } from './state.ts';

type Stepped = readonly [RunState, readonly RunEffect[]];

/** A run at its start: the rows of all its cases, and the wish for a server. */
export function startRun(plan: RunPlan): Stepped {
  const { suite, selected } = plan;
  const cases = suite.cases.filter(({ id }) => selected === undefined || selected.has(id));
  const chosen: RunPlan = { ...plan, suite: { ...suite, cases } };
  const rows = cases.map(
    (one): ResultRow => ({
      caseId: one.id,
      tool: one.tool,
      state: 'waiting',
      verdict: 'not-run',
      reasons: [],
      stale: isStale({ plan: chosen }, one),
    }),
  );
  const state: RunState = {
    plan: chosen,
    rows,
    status: 'running',
    at: 0,
    phase: 'server',
    variables: new Map(),
    usedEnv: new Set(),
  };
  return begin(state, []);
}

/** Takes one input in; inputs that come too late for their case change nothing. */
export function stepRun(state: RunState, input: RunInput): Stepped {
  if (state.phase === 'over') return [state, []];
  switch (input.type) {
    case 'server':
      if (state.phase !== 'server') return [state, []];
      return input.state === 'ready' ? call(state) : end(state, 'server-not-running');
    case 'sent':
      if (state.phase !== 'calling') return [state, []];
      return changed({ ...state, phase: 'waiting' }, { requestSeq: input.requestSeq });
    case 'unsent':
      if (state.phase !== 'calling') return [state, []];
      if (input.isServerGone && state.repeated !== state.at && state.status === 'running')
        return [{ ...state, phase: 'server', repeated: state.at }, [{ type: 'await-server' }]];
      return finish(state, { verdict: 'not-run', reasons: [{ code: 'not-sent', detail: input.reason }] });
    case 'settled':
      return state.phase === 'waiting' ? settled(state, input.observation, input.endSeq) : [state, []];
    case 'judged':
      return state.phase === 'judging' ? judged(state, input.judged) : [state, []];
    case 'judge-timeout':
      if (state.phase !== 'judging') return [state, []];
      return finish(state, { verdict: 'fail', reasons: [{ code: 'check-timeout' }] });
    case 'stop':
      return stop(state);
  }
}

/** Goes on to the case at `at`; those that cannot be called get their verdict on the way. */
function begin(from: RunState, before: readonly RunEffect[]): Stepped {
  let state = from;
  const effects = [...before];
  for (let one = current(state); one !== undefined; one = current(state)) {
    const prepared = prepare(state, one);
    if (prepared.ok) {
      const row = rowAt(state, { state: 'running' });
      return [{ ...row.state, phase: 'server' }, [...effects, row.progress, { type: 'await-server' }]];
    }
    const row = rowAt(
      state,
      withManual(one, { state: 'done', verdict: prepared.verdict, reasons: [prepared.reason] }),
    );
    effects.push(row.progress);
    state = { ...row.state, at: state.at + 1 };
  }
  return [{ ...state, phase: 'over', status: 'done' }, [...effects, { type: 'over' }]];
}

function call(state: RunState): Stepped {
  const one = current(state);
  const prepared = one && prepare(state, one);
  if (one === undefined || !prepared?.ok) return [state, []];
  const { id: caseId, tool } = one;
  const timeoutMs = one.timeoutMs ?? state.plan.timeoutMs;
  const usedEnv = new Set([...state.usedEnv, ...prepared.env]);
  return [
    { ...state, phase: 'calling', usedEnv },
    [{ type: 'call', caseId, tool, argumentsText: prepared.argumentsText, timeoutMs }],
  ];
}

function settled(state: RunState, observation: Observation, endSeq: number | undefined): Stepped {
  const one = current(state);
  const prepared = one && prepare(state, one);
  if (one === undefined || !prepared?.ok) return [state, []];
  const { outcome, errorCode, ms, bytes } = observation;
  const row = rowAt(state, {
    ...(outcome !== 'pending' && { outcome }),
    ...(errorCode !== undefined && { errorCode }),
    ...(ms !== undefined && { ms }),
    ...(bytes !== undefined && { bytes }),
    ...(endSeq !== undefined && { endSeq }),
  });
  const outputSchemaText = state.plan.tools.get(one.tool)?.outputSchemaText;
  const request: JudgeRequest = {
    expect: one.expect,
    checks: prepared.checks,
    save: one.save,
    observation,
    ...(outputSchemaText !== undefined && { outputSchemaText }),
  };
  const requestSeq = state.rows[state.at]?.requestSeq;
  // the client gives a request up silently; a server should be told (basic/lifecycle#timeouts)
  const isGivenUp = outcome === 'timeout' && requestSeq !== undefined;
  const effects: RunEffect[] = isGivenUp ? [{ type: 'cancel', requestSeq }] : [];
  return [{ ...row.state, phase: 'judging' }, [...effects, { type: 'judge', request }]];
}

function judged(state: RunState, { verdict, reasons, outputSchema, saved }: Judged): Stepped {
  const variables = new Map([...state.variables, ...saved]);
  return finish(
    { ...state, variables },
    { verdict, reasons, ...(outputSchema !== undefined && { outputSchema }) },
  );
}

type Ending = Partial<ResultRow> & { readonly verdict: Verdict; readonly reasons: readonly Reason[] };

/** Ends the case under way and goes on to the next. */
function finish(state: RunState, ending: Ending): Stepped {
  const one = current(state);
  if (one === undefined) return [state, []];
  const row = rowAt(state, { ...withManual(one, withStale(state, one, ending)), state: 'done' });
  const next: RunState = { ...row.state, at: state.at + 1 };
  return state.status === 'stopped' ? wound(next, [row.progress], 'stopped') : begin(next, [row.progress]);
}

/** What was expected of another schema may no longer hold: then nobody is to blame before somebody has looked. */
function withStale(state: RunState, one: Case, ending: Ending): Ending {
  const isBlamed = ending.verdict !== 'pass' && ending.verdict !== 'not-run';
  if (!isBlamed || !isStale(state, one)) return ending;
  return { ...ending, verdict: 'stale', reasons: [{ code: 'schema-changed' }, ...ending.reasons] };
}

/** A person's word counts, and what it overrules stays visible. */
function withManual({ verdict }: Case, ending: Ending): Ending {
  if (verdict === undefined) return ending;
  return {
    ...ending,
    verdict: verdict.is,
    reasons: [{ code: 'manual', detail: verdict.reason }, ...ending.reasons],
  };
}

/** Nothing more is begun; a call that is under way is cancelled and gets its row. */
function stop(state: RunState): Stepped {
  if (state.status !== 'running') return [state, []];
  const stopped: RunState = { ...state, status: 'stopped' };
  if (state.phase === 'server') return wound(stopped, [], 'stopped');
  const requestSeq = state.rows[state.at]?.requestSeq;
  const isWaiting = state.phase === 'waiting' && requestSeq !== undefined;
  return [stopped, isWaiting ? [{ type: 'cancel', requestSeq }] : []];
}

/** The server cannot be started again: no case that is left can run. */
function end(state: RunState, code: 'server-not-running'): Stepped {
  return wound({ ...state, status: 'stopped' }, [], code);
}

/** Ends the run: all cases that are left are not run. */
function wound(state: RunState, before: readonly RunEffect[], code: Reason['code']): Stepped {
  const changedRows: ResultRow[] = [];
  const rows = state.rows.map((row, index) => {
    const one = state.plan.suite.cases[index];
    if (row.state === 'done' || one === undefined) return row;
    const left = {
      ...row,
      ...withManual(one, { verdict: 'not-run', reasons: [{ code }] }),
      state: 'done' as const,
    };
    changedRows.push(left);
    return left;
  });
  const effects: RunEffect[] = [...before, { type: 'progress', rows: changedRows }, { type: 'over' }];
  return [{ ...state, rows, phase: 'over', status: 'stopped' }, effects];
}

function current(state: RunState): Case | undefined {
  return state.plan.suite.cases[state.at];
}

function changed(state: RunState, change: Partial<ResultRow>): Stepped {
  const row = rowAt(state, change);
  return [row.state, [row.progress]];
}

/** Changes the row of the case under way. */
function rowAt(
  state: RunState,
  change: Partial<ResultRow>,
): { readonly state: RunState; readonly progress: RunEffect } {
  const row = state.rows[state.at];
  if (row === undefined) return { state, progress: { type: 'progress', rows: [] } };
  const next = { ...row, ...change };
  return {
    state: { ...state, rows: state.rows.with(state.at, next) },
    progress: { type: 'progress', rows: [next] },
  };
}
