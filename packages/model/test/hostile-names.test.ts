import { encodeEvent, encodeHeader, TRACE_VERSION } from '@lifeline/trace';
import { expect, it } from 'vitest';
import { readTrace, reduceTrace } from '../src/testing/read-trace.ts';

const HEADER = encodeHeader({
  type: 'trace',
  version: TRACE_VERSION,
  id: 's-1',
  createdAt: '2026-01-01T00:00:00.000Z',
  recorder: 'test',
  target: { kind: 'imported', source: 'test' },
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
  'takes “%s” for a method like any other',
  (method) => {
    const lines = [
      { dir: 'toServer', raw: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { cursor: 'c' } }) },
      { dir: 'toClient', raw: JSON.stringify({ jsonrpc: '2.0', method, params: { x: 1 } }) },
      { dir: 'toClient', raw: '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}' },
    ] as const;
    const events = lines.map((line, seq) =>
      encodeEvent({ type: 'message', seq, atMs: seq, connection: 1, ...line }),
    );
    const model = reduceTrace(readTrace(`${[HEADER, ...events].join('\n')}\n`));
    expect(model.exchanges).toMatchObject([{ method, outcome: 'result' }]);
    expect(model.catalogue('tool').items).toEqual([]);
  },
);
