import { runSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { TestBridge } from './support/bridge.ts';
import { api } from './support/request.ts';
import { ended, put, start, verdicts } from './support/suites.ts';
import { until } from './support/wait.ts';

function suiteOf(...tools: readonly string[]): string {
  const cases = tools.map(
    (tool, at) => `  - {id: ${tool}-${at}, tool: ${tool}, arguments: {"n": 1}, expect: accepted}\n`,
  );
  return `suite: 1\ncases:\n${cases.join('')}`;
}

function act(bridge: TestBridge, id: string, type: 'disconnect' | 'restart') {
  return api(bridge, 'POST', `/sessions/${id}/send`, { type, ref: 'x', sessionId: id });
}

async function called(bridge: TestBridge, id: string, at: number): Promise<void> {
  await until('called', async () => {
    const run = v.parse(runSchema, (await api(bridge, 'GET', `/sessions/${id}/run`)).json);
    return run.rows[at]?.requestSeq !== undefined;
  });
}

describe('a person in the middle of a run', () => {
  it('disconnects: the run stops, and the server stays ended', async () => {
    const { bridge, id } = await start();
    await put(bridge, id, suiteOf('strict', 'hang', 'strict', 'strict'));
    await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: false });
    await called(bridge, id, 1);
    await act(bridge, id, 'disconnect');
    const run = await ended(bridge, id);
    expect(run.state).toBe('stopped');
    expect(verdicts(run.rows)).toEqual({
      'strict-0': 'pass result',
      'hang-1': 'fail lost',
      'strict-2': 'not-run –',
      'strict-3': 'not-run –',
    });
    expect(run.rows.slice(1).map(({ reasons }) => reasons)).toEqual([
      [{ code: 'connection-ended' }],
      [{ code: 'stopped' }],
      [{ code: 'stopped' }],
    ]);
    await until('closed', () => bridge.sessions.source(id).info().state === 'closed');
    expect(bridge.sessions.source(id).info().connection).toBe(1);
  });

  it('restarts: the call under way is lost, and the run goes on with the new connection', async () => {
    const { bridge, id } = await start();
    await put(bridge, id, suiteOf('hang', 'strict', 'strict'));
    await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: false });
    await called(bridge, id, 0);
    await act(bridge, id, 'restart');
    const run = await ended(bridge, id);
    expect(run.state).toBe('done');
    expect(verdicts(run.rows)).toEqual({
      'hang-0': 'fail lost',
      'strict-1': 'pass result',
      'strict-2': 'pass result',
    });
    expect(run.rows[0]?.reasons).toEqual([{ code: 'connection-ended' }]);
    const { rows } = bridge.sessions.source(id);
    const restarts = Array.from({ length: rows.length }, (_, seq) => rows.at(seq)).filter(
      ({ kind, event }) => kind === 'action' && event === 'restart',
    );
    expect(restarts).toHaveLength(1);
    expect(bridge.sessions.source(id).info().connection).toBe(2);
  });
});

it('refuses a run of cases that the suite does not have', async () => {
  const { bridge, id } = await start();
  await put(bridge, id, suiteOf('strict'));
  const body = { allowWrites: false, cases: ['strict-0', 'nowhere'] };
  const { status, json } = await api(bridge, 'POST', `/sessions/${id}/run`, body);
  expect([status, json]).toMatchObject([400, { message: 'The suite has no case "nowhere".' }]);
});

describe('a server that ends', () => {
  it('at each of ten cases is started again each time, and each case is marked', async () => {
    const { bridge, id } = await start();
    await put(bridge, id, suiteOf(...Array.from({ length: 10 }, () => 'die'), 'strict'));
    await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: false });
    const run = await ended(bridge, id);
    const marks = run.rows.map(({ verdict, reasons }) => [verdict, ...reasons.map(({ code }) => code)]);
    expect(marks).toEqual([...Array.from({ length: 10 }, () => ['fail', 'server-ended']), ['pass']]);
    expect(bridge.sessions.source(id).info().connection).toBe(11);
  });

  it('reads no more after its answer: the run comes to its end all the same', async () => {
    const { bridge, id } = await start();
    const last = '  - {id: last, tool: lax, arguments: {"n": 77}, expect: accepted}\n';
    await put(
      bridge,
      id,
      `suite: 1\ncases:\n${last}  - {id: next, tool: strict, arguments: {"n": 1}, expect: accepted}\n`,
    );
    await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: false });
    const run = await ended(bridge, id);
    expect(run.state).toBe('done');
    const [first, second] = run.rows.map(({ outcome }) => outcome);
    expect(first).toBe('result');
    // whether the call still crossed before the end was seen is up to the system
    expect(['result', 'lost']).toContain(second);
  });
});
