import { type EventBody, encodeEvent, RowMaker, RowTable, type TraceEvent } from '@lifeline/trace';
import { expect, it } from 'vitest';
import { Lifecycle } from './lifecycle.ts';

const target = { kind: 'stdio', command: 'node', args: [], cwd: '/', envNames: [] } as const;
const EVENTS: readonly (readonly [connection: number, body: EventBody])[] = [
  [1, { type: 'action', action: 'connect' }],
  [1, { type: 'opened', target }],
  [1, { type: 'process', event: 'spawned', pid: 7 }],
  [1, { type: 'message', dir: 'toServer', raw: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }],
  [1, { type: 'action', action: 'request', method: 'ping' }],
  [1, { type: 'action', action: 'restart' }],
  [1, { type: 'process', event: 'stdin-closed' }],
  [1, { type: 'closed', reason: 'restarted' }],
  [2, { type: 'opened', target }],
  [2, { type: 'stderr', raw: 'hello' }],
];

function add(rows: RowTable, maker: RowMaker, from: number, to: number): void {
  for (let seq = from; seq < to; seq++) {
    const [connection, body] = EVENTS[seq] ?? [1, { type: 'note', text: '' }];
    const event: TraceEvent = { seq, atMs: seq, connection, ...body };
    rows.push(maker.row(event, 0, encodeEvent(event).length));
  }
}

it('collects the steps of each connection, however the rows come', () => {
  const rows = new RowTable();
  const maker = new RowMaker();
  const lifecycle = new Lifecycle(rows);
  for (const [from, to] of [
    [0, 3],
    [3, 8],
    [8, 10],
  ] as const) {
    add(rows, maker, from, to);
    lifecycle.update();
  }
  expect(lifecycle.stepsOf(1)).toEqual([0, 1, 2, 5, 6, 7]);
  expect(lifecycle.stepsOf(2)).toEqual([8]);
  expect(lifecycle.stepsOf(3)).toEqual([]);
});
