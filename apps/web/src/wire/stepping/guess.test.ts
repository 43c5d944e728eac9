import { type Row, RowTable } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { GUESSES, guessOf, messageAfter, plausible } from './guess.ts';

function table(rows: readonly Partial<Row>[]): RowTable {
  const made = new RowTable();
  for (const [seq, row] of rows.entries())
    made.push({ seq, atMs: 0, connection: 1, kind: 'note', bytes: 0, offset: 0, length: 0, ...row });
  return made;
}

const HELD = { kind: 'request', dir: 'toServer', held: true } as const;
const ANSWER = { kind: 'response', dir: 'toClient' } as const;

describe('messageAfter', () => {
  it('is nothing before the release, and nothing while only events follow', () => {
    expect(messageAfter(table([HELD, ANSWER]), 0, 0)).toBeUndefined();
    expect(
      messageAfter(table([HELD, { kind: 'released', ref: 0 }, { kind: 'stderr' }]), 0, 0),
    ).toBeUndefined();
  });

  it('is the first message after it, not the record that another is held', () => {
    const rows = table([HELD, { kind: 'released', ref: 0 }, { ...ANSWER, held: true, ref: 0 }, ANSWER]);
    expect(messageAfter(rows, 0, 0)?.seq).toBe(3);
  });
});

it('names every message, and offers each way out', () => {
  expect(guessOf({ ...ANSWER, errorCode: '-1' })).toBe('error-down');
  expect(guessOf({ kind: 'response', dir: 'toServer' })).toBe('answer-up');
  expect(guessOf({ kind: 'malformed', dir: 'toClient' })).toBeUndefined();
  const offered = (['toServer', 'toClient'] as const).flatMap((dir) =>
    (['request', 'notification', 'response', 'malformed'] as const).flatMap((kind) =>
      plausible(dir, kind, undefined),
    ),
  );
  expect(new Set(offered)).toEqual(new Set(GUESSES));
  expect(plausible('toClient', 'response', 'initialize')).toContain('notification-up');
});
