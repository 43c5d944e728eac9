import type { Exchange } from '@lifeline/model';
import { describe, expect, it } from 'vitest';
import { latestRun, type RunKey } from './latest-run.ts';

function exchange(index: number, more: Partial<Exchange>): Exchange {
  return {
    index,
    connection: 1,
    dir: 'toServer',
    id: String(index),
    method: 'tools/call',
    subject: 'echo',
    cause: 10 * index,
    requestSeq: 10 * index + 1,
    requestAtMs: index,
    phase: 3,
    outcome: 'result',
    ...more,
  };
}

const none = () => undefined;
const echo: RunKey = { method: 'tools/call', subject: 'echo' };

describe('latestRun', () => {
  it('takes a request that was sent again, with its input or after a refusal, for the same run', () => {
    const exchanges = [
      exchange(0, {}),
      exchange(1, { responseSeq: 15 }),
      exchange(2, { responseSeq: 25, cause: 15 }),
      exchange(3, { cause: 25, outcome: 'lost' }),
      exchange(4, { cause: 31 }),
    ];
    expect(latestRun({ exchanges }, echo, none)).toMatchObject({
      exchange: exchanges[4],
      run: 2,
      before: [exchanges[0]],
    });
  });

  it('counts the runs of one item and gives the newest', () => {
    const exchanges = [
      exchange(0, {}),
      exchange(1, { subject: 'add' }),
      exchange(2, { outcome: 'pending' }),
      exchange(3, { method: 'prompts/get' }),
    ];
    expect(latestRun({ exchanges }, echo, none)).toMatchObject({
      exchange: exchanges[2],
      run: 2,
      before: [exchanges[0]],
    });
    expect(latestRun({ exchanges }, { ...echo, subject: 'other' }, none)).toBeUndefined();
  });

  it('leaves out what nobody asked for: automatic requests and the server’s', () => {
    const exchanges = [exchange(0, { cause: 'auto' }), exchange(1, { dir: 'toClient' })];
    expect(latestRun({ exchanges }, echo, none)).toBeUndefined();
  });

  it('finds items that only the action names', () => {
    const exchanges = [
      exchange(0, { method: 'resources/read', subject: 'x://1', cause: 4 }),
      exchange(1, { method: 'resources/read', subject: 'x://2', cause: 8 }),
      exchange(2, { method: 'resources/read', subject: 'x://{id}', cause: 12 }),
    ];
    const actions = new Map([
      [4, 'x://{id}'],
      [8, 'x://{id}'],
      [12, 'x://2'],
    ]);
    const key: RunKey = { method: 'resources/read', subject: 'x://{id}', namedBy: 'action' };
    expect(latestRun({ exchanges }, key, (seq) => actions.get(seq))).toEqual({
      exchange: exchanges[1],
      run: 2,
      before: [exchanges[0]],
    });
  });

  it('knows long names by what rows keep of them', () => {
    const name = `x://${'a'.repeat(2000)}`;
    const inMessage = `${name.slice(0, 240)}… (${name.length} characters, 1a2b)`;
    const inAction = `${name.slice(0, 199)}…`;
    const matches = (subject: string) =>
      latestRun({ exchanges: [exchange(0, { subject })] }, { ...echo, subject: name }, none) !== undefined;
    expect(matches(inMessage)).toBe(true);
    expect(matches(inAction)).toBe(true);
    expect(matches(inMessage.replace('2004', '2005'))).toBe(false);
    expect(matches('x://…')).toBe(false);
  });
});
