import type { AuthorizationEvent } from '@lifeline/model';
import type { Row } from '@lifeline/trace';
import type { AuthorizationInfo } from '@lifeline/wire';
import { describe, expect, it } from 'vitest';
import { stagesOf } from './stages.ts';

type Given = readonly [stage: AuthorizationEvent['stage'], event: string, detail: string];

const INFO: AuthorizationInfo = { state: 'none', redirectUri: 'http://127.0.0.1:1/oauth/callback' };

function viewOf(given: readonly Given[], info?: Partial<AuthorizationInfo>) {
  const rows = given.map(([stage, event, detail], seq): Row => {
    const base = {
      seq,
      atMs: seq * 10,
      connection: 1,
      kind: 'http',
      bytes: 0,
      offset: 0,
      length: 0,
    } as const;
    return stage === 'retry'
      ? { ...base, event, detail }
      : { ...base, event, detail, method: stage, subject: 'as.example' };
  });
  const at = (seq: number): Row => {
    const row = rows[seq];
    if (row === undefined) throw new RangeError(`no row ${seq}`);
    return row;
  };
  const events = given.map(([stage], seq) => ({ seq, stage }));
  return stagesOf({ at }, { events }, info && { ...INFO, ...info });
}

function statesOf(given: readonly Given[], info?: Partial<AuthorizationInfo>): string {
  return viewOf(given, info)
    .map(({ stage, state }) => `${stage} ${state}`)
    .join(', ');
}

const ASKED: readonly Given[] = [
  ['challenge', 'response', '401 Unauthorized'],
  ['server-metadata', 'request', 'GET /.well-known/a'],
  ['server-metadata', 'response', '404 Not Found'],
  ['server-metadata', 'request', 'GET /.well-known/b'],
  ['server-metadata', 'response', '200 OK'],
];

describe('stagesOf', () => {
  it('tells what is done, left out and to come', () => {
    expect(statesOf(ASKED, { state: 'waiting-for-person', client: 'pre-registered' })).toBe(
      'challenge done, resource-metadata skipped, server-metadata done, registration done, authorize current, ' +
        'callback next, token next, retry next',
    );
  });

  it('puts answers with their requests, and the host into what was asked', () => {
    const exchanges = viewOf(ASKED).find(({ stage }) => stage === 'server-metadata')?.exchanges;
    expect(exchanges?.map(({ asked, answer }) => [asked, answer?.kind, answer?.ms])).toEqual([
      ['GET as.example/.well-known/a', 'refused', 10],
      ['GET as.example/.well-known/b', 'accepted', 10],
    ]);
  });

  it('fails where the session says so, or the last answer does', () => {
    const refused: readonly Given[] = [
      ['registration', 'request', 'POST /reg'],
      ['registration', 'response', '400 Bad Request'],
    ];
    expect(statesOf(refused)).toContain('registration failed, authorize next');
    expect(statesOf(ASKED, { state: 'failed', step: 'callback' })).toContain('callback failed');
  });

  it('is short where a token is renewed', () => {
    const renewal: readonly Given[] = [
      ['refresh', 'request', 'POST /token'],
      ['refresh', 'response', '200 OK'],
      ['retry', 'request', 'POST /mcp'],
    ];
    expect(statesOf(renewal)).toBe('refresh done, retry current');
  });
});
