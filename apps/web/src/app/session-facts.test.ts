import { SessionModel } from '@lifeline/model';
import { decodeRow, type EventBody, RowTable } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { rawOfBody } from '../source/event-text.ts';
import { sessionEvents, TestSession } from '../source/test-session.ts';
import { awaitedOf } from './awaited.ts';
import { isDeclared } from './declared.ts';
import { endedOf } from './ended.ts';
import { handshakeFailureOf } from './handshake-failed.ts';
import { phaseSteps } from './phase-steps.ts';
import { isRunning } from './running.ts';
import { stderrTail } from './stderr-tail.tsx';

/** The model that the page derives from these events. */
function modelOf(events: readonly EventBody[]) {
  const session = new TestSession(events);
  const model = new SessionModel();
  const rows = new RowTable();
  session.batch(0, session.length).rows.forEach((packed, seq) => {
    const row = decodeRow(packed);
    if (row === undefined) throw new Error(`row ${seq}`);
    const raw = rawOfBody(session.body(seq));
    rows.push(row);
    model.reduce(row, raw === 'none' ? undefined : raw.text);
  });
  return { model, rows };
}

const opening = sessionEvents(0).slice(0, 1);
const spawned: EventBody = { type: 'process', event: 'spawned', pid: 7 };
const exited = (code: number | null, signal: string | null): EventBody => ({
  type: 'process',
  event: 'exited',
  code,
  signal,
});

describe('awaitedOf', () => {
  it('waits for the process, then for the person, then for the answer', () => {
    expect(awaitedOf(modelOf(opening).model, false)).toBe('spawn');
    expect(awaitedOf(modelOf([...opening, spawned]).model, false)).toBe('you');
    const [opened, initialize] = sessionEvents(0);
    if (opened === undefined || initialize === undefined) throw new Error('no events');
    expect(awaitedOf(modelOf([opened, spawned, initialize]).model, false)).toBe('initialize');
    const raw = '{"jsonrpc":"2.0","id":"probe-1","method":"server/discover"}';
    const probe: EventBody = { type: 'message', dir: 'toServer', raw, cause: 'auto' };
    expect(awaitedOf(modelOf([opened, spawned, probe]).model, false)).toBe('server/discover');
  });
});

describe('endedOf', () => {
  const unanswered = sessionEvents(1).slice(0, -1);

  it('tells an exit with its code and the calls it left', () => {
    const events: EventBody[] = [...unanswered, exited(3, null), { type: 'closed', reason: 'exited' }];
    expect(endedOf(modelOf(events).model)).toEqual({ how: 'code', detail: '3', unfinished: 1 });
  });

  it('tells a signal', () => {
    const events: EventBody[] = [...opening, exited(null, 'SIGKILL'), { type: 'closed', reason: 'exited' }];
    expect(endedOf(modelOf(events).model)).toEqual({ how: 'signal', detail: 'SIGKILL', unfinished: 0 });
  });

  it('tells that the server closed its output, whatever signal ended it then', () => {
    const events: EventBody[] = [
      ...opening,
      exited(null, 'SIGTERM'),
      { type: 'closed', reason: 'stdout-closed' },
    ];
    expect(endedOf(modelOf(events).model)).toEqual({ how: 'stdout', unfinished: 0 });
  });

  it('tells of an earlier connection what ended that one', () => {
    const events: EventBody[] = [...unanswered, exited(3, null), { type: 'closed', reason: 'exited' }];
    expect(endedOf(modelOf(events).model, 1)).toEqual({ how: 'code', detail: '3', unfinished: 1 });
    expect(endedOf(modelOf(events).model, 2).how).toBe('other');
  });

  it('takes no exit code amiss after a disconnect', () => {
    const events: EventBody[] = [...opening, exited(143, null), { type: 'closed', reason: 'disconnected' }];
    expect(endedOf(modelOf(events).model)).toEqual({ how: 'disconnected', unfinished: 0 });
  });
});

describe('isRunning', () => {
  const [opened, initialize] = sessionEvents(0);
  if (opened === undefined || initialize === undefined) throw new Error('no events');
  const raw = '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"no"}}';
  const refused: EventBody[] = [opened, spawned, initialize, { type: 'message', dir: 'toClient', raw }];
  const failed = { readOnly: false, state: 'failed', connection: 1 } as const;

  it('goes on after a handshake that failed, until the process ends', () => {
    const { model } = modelOf(refused);
    expect(isRunning(failed, model)).toBe(true);
    expect(isRunning({ ...failed, readOnly: true }, model)).toBe(false);
    expect(isRunning({ ...failed, state: 'closing' }, model)).toBe(false);
    expect(isRunning(failed, modelOf([...refused, exited(1, null)]).model)).toBe(false);
    expect(isRunning(failed, modelOf([...refused, { type: 'closed', reason: 'exited' }]).model)).toBe(false);
    expect(handshakeFailureOf(model)).toEqual({ how: 'error', code: '-32602', seq: 3 });
  });

  it('trusts the bridge while the trace is behind', () => {
    const { model } = modelOf([...refused, exited(1, null)]);
    expect(isRunning({ ...failed, state: 'connecting', connection: 2 }, model)).toBe(true);
    expect(isRunning({ ...failed, connection: 2 }, model)).toBe(false);
  });
});

describe('phaseSteps', () => {
  it('counts messages, and knows the current phase and the first event of each', () => {
    const steps = phaseSteps(modelOf(sessionEvents(2)).model);
    expect(steps.map((step) => step.state)).toEqual(['visited', 'future', 'current', 'future']);
    expect(steps.map((step) => step.messages)).toEqual([3, 0, 4, 0]);
    expect(steps[2]?.fromSeq).toBe(4);
  });

  it('gives no check to an initialization that came to nothing', () => {
    const events: EventBody[] = [
      ...sessionEvents(0).slice(0, 2),
      exited(3, null),
      { type: 'closed', reason: 'exited' },
    ];
    expect(phaseSteps(modelOf(events).model).map((step) => step.state)).toEqual([
      'unfinished',
      'future',
      'future',
      'current',
    ]);
  });
});

it('knows which capabilities the server declared, once it did', () => {
  expect(isDeclared('tools', modelOf(opening).model)).toBeUndefined();
  const { model } = modelOf(sessionEvents(0));
  expect([isDeclared('tools', model), isDeclared('prompts', model)]).toEqual([true, false]);
});

it('finds the newest stderr lines, oldest first', () => {
  const lines = ['a', 'b', 'c'].map((raw): EventBody => ({ type: 'stderr', raw }));
  const { model, rows } = modelOf([...opening, ...lines]);
  expect(stderrTail({ model, rows }, 2)).toEqual([2, 3]);
});
