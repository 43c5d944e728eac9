import { type EventBody, RowMaker, RowTable, type TraceEvent } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { SessionModel } from '../src/session-model.ts';
import { unansweredCause } from '../src/unanswered.ts';

const HEAD: readonly EventBody[] = [
  {
    type: 'opened',
    target: { kind: 'stdio', command: 'node', args: [], cwd: '/', envNames: [] },
  },
  { type: 'message', dir: 'toServer', raw: '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}' },
];
const fromServer = (raw: string): EventBody => ({ type: 'message', dir: 'toClient', raw });
const stderr: EventBody = { type: 'stderr', raw: 'loading' };
const unfinished: EventBody = { type: 'note', about: 'unfinished-line', text: '9 bytes' };

function causeOf(...bodies: readonly EventBody[]) {
  const model = new SessionModel();
  const rows = new RowTable();
  const maker = new RowMaker();
  for (const [seq, body] of [...HEAD, ...bodies].entries()) {
    const event: TraceEvent = { seq, atMs: seq, connection: 1, ...body };
    const row = maker.row(event, 0, 0);
    rows.push(row);
    model.reduce(row, 'raw' in body ? body.raw : undefined);
  }
  const [asked] = model.exchanges;
  if (asked === undefined) throw new Error('there is no request');
  const { exchanges, serverRequests } = model;
  return unansweredCause({ rows, exchanges, serverRequests }, asked);
}

describe('unansweredCause', () => {
  it('knows nothing where nothing came', () => {
    expect(causeOf()).toBeUndefined();
    expect(causeOf({ type: 'note', text: 'something' })).toBeUndefined();
  });

  it.each(['"1"', '1.0', '1e0', '[1]'])('sees the id in another form: %s', (id) => {
    expect(causeOf(stderr, fromServer(`{"jsonrpc":"2.0","id":${id},"result":{}}`))).toEqual({
      cause: 'other-id',
      seq: 3,
      id,
    });
  });

  it('leaves answers to other requests alone', () => {
    expect(causeOf(fromServer('{"jsonrpc":"2.0","id":"11","result":{}}'))).toBeUndefined();
    expect(causeOf(fromServer('{"jsonrpc":"2.0","id":"","result":{}}'))).toBeUndefined();
  });

  it('sees an error without an id', () => {
    const error = '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}';
    expect(causeOf(fromServer(error))).toEqual({ cause: 'no-id', seq: 2 });
  });

  it('sees a batch, and a message over several lines', () => {
    expect(causeOf(fromServer('[{"jsonrpc":"2.0","id":1,"result":{}}]'))).toEqual({ cause: 'batch', seq: 2 });
    expect(causeOf(fromServer('{'), fromServer('  "jsonrpc": "2.0",'))).toEqual({
      cause: 'not-json',
      seq: 2,
    });
  });

  it('sees output without a line end, until its line end comes', () => {
    expect(causeOf(stderr, unfinished)).toEqual({ cause: 'unfinished-line', seq: 3 });
    const late = fromServer('{"jsonrpc":"2.0","method":"notifications/message","params":{}}');
    expect(causeOf(unfinished, late)).toBeUndefined();
  });

  it('sees what the server closed, and that it asks something itself', () => {
    expect(causeOf({ type: 'process', event: 'stdin-closed' })).toEqual({ cause: 'stdin-closed', seq: 2 });
    expect(causeOf({ type: 'process', event: 'stdout-closed' })).toEqual({ cause: 'stdout-closed', seq: 2 });
    const asks = fromServer('{"jsonrpc":"2.0","id":7,"method":"roots/list"}');
    expect(causeOf(asks)).toEqual({ cause: 'asks-you', seq: 2 });
  });

  it('says of stderr only where nothing else came', () => {
    expect(causeOf(stderr)).toEqual({ cause: 'stderr-only', seq: 2 });
    expect(causeOf(stderr, fromServer('{"jsonrpc":"2.0","method":"notifications/x"}'))).toBeUndefined();
  });
});
