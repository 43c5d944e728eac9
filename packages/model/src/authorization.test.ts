import type { Row } from '@lifeline/trace';
import { expect, it } from 'vitest';
import { AuthorizationTracker } from './authorization.ts';

function roundsOf(events: readonly string[]): string[] {
  const tracker = new AuthorizationTracker();
  for (const [seq, text] of events.entries()) tracker.note(rowOf(seq, text));
  return tracker.rounds.map(({ events: own }) => own.map(({ seq, stage }) => `${seq} ${stage}`).join(', '));
}

/** `token<200`: an answer; `token>`: a request; `>7`: a request that carries message 7; `authorize!`: an action. */
function rowOf(seq: number, text: string): Row {
  const base = { seq, atMs: seq, connection: 1, bytes: 0, offset: 0, length: 0 };
  if (text.endsWith('!')) return { ...base, kind: 'action', event: 'authorize' };
  const [, step = '', sign = '', rest = ''] = /^([a-z-]*)([<>])(.*)$/.exec(text) ?? [];
  const event = sign === '>' ? 'request' : 'response';
  if (step === '') return { ...base, kind: 'http', event, ref: Number(rest) };
  return { ...base, kind: 'http', event, method: step, detail: rest };
}

const FIRST = ['challenge<401', 'server-metadata>', 'server-metadata<404', 'server-metadata<200', 'token>'];

it('ends a round with the first request that has the token, and its answer', () => {
  expect(roundsOf([...FIRST, 'token<200', '>1', '<1', '>9', '<9'])).toEqual([
    '0 challenge, 1 server-metadata, 2 server-metadata, 3 server-metadata, 4 token, 5 token, 6 retry, 7 retry',
  ]);
  expect(roundsOf([...FIRST, 'token<400', '>1'])).toEqual([
    '0 challenge, 1 server-metadata, 2 server-metadata, 3 server-metadata, 4 token, 5 token',
  ]);
});

it('begins another round with another refusal, an old token, or a wish of the person', () => {
  expect(roundsOf([...FIRST, 'token<200', 'challenge<403', 'authorize>'])[1]).toBe(
    '6 challenge, 7 authorize',
  );
  expect(roundsOf([...FIRST, 'token<200', 'refresh>', 'refresh<200', '>4'])[1]).toBe(
    '6 refresh, 7 refresh, 8 retry',
  );
  expect(roundsOf(['challenge<401', 'registration>', 'registration<400', '!', 'registration>'])).toEqual([
    '0 challenge, 1 registration, 2 registration',
    '4 registration',
  ]);
});

it('keeps refusals together that came before anything was done', () => {
  expect(roundsOf(['challenge<401', 'challenge<401', '!', 'resource-metadata>'])).toEqual([
    '0 challenge, 1 challenge, 3 resource-metadata',
  ]);
});
