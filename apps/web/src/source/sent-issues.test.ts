import { type EventBody, RowMaker, RowTable } from '@lifeline/trace';
import { expect, it } from 'vitest';
import { sentIssues } from './sent-issues.ts';

const request = (cause: number | 'auto'): EventBody => ({
  type: 'message',
  dir: 'toServer',
  cause,
  raw: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
});

it('reads the issues of a request off the action that caused it', () => {
  const rows = new RowTable();
  const maker = new RowMaker();
  const bodies: EventBody[] = [
    { type: 'action', action: 'request', method: 'ping', issues: 2 },
    request(0),
    { type: 'action', action: 'request', method: 'ping' },
    request(2),
    request('auto'),
    { type: 'message', dir: 'toClient', cause: 0, raw: '{"jsonrpc":"2.0","id":1,"result":{}}' },
    request(9),
  ];
  for (const [seq, body] of bodies.entries()) {
    rows.push(maker.row({ seq, atMs: seq, connection: 1, ...body }, 0, 0));
  }
  expect(bodies.map((_, seq) => sentIssues(rows, seq))).toEqual([0, 2, 0, 0, 0, 0, 0]);
});
