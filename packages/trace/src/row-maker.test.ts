import type { Direction } from '@lifeline/protocol';
import { expect, test } from 'vitest';
import { type EventBody, type Row, RowMaker, type TraceEvent } from './index.ts';

/** Rows of a recording that has these events; one connection unless a body says otherwise. */
function rows(bodies: readonly (EventBody & { connection?: number })[]): Row[] {
  const maker = new RowMaker();
  return bodies.map((body, seq) => {
    const event: TraceEvent = { seq, atMs: seq, connection: 1, ...body };
    return maker.row(event, seq * 100, 99);
  });
}

function message(dir: Direction, content: object, connection = 1): EventBody & { connection: number } {
  return { type: 'message', dir, raw: JSON.stringify({ jsonrpc: '2.0', ...content }), connection };
}
const ask = (id: unknown, method: string, params?: object) => message('toServer', { id, method, params });
const answer = (id: unknown, result: object = {}) => message('toClient', { id, result });

const wholeSeqs = (made: readonly Row[]) => made.filter(({ whole }) => whole).map(({ seq }) => seq);

test('bodies that the model needs are whole', () => {
  const made = rows([
    ask(1, 'initialize'),
    answer(1, { protocolVersion: '2025-06-18' }),
    ask('auto-1', 'tools/list'),
    ask(2, 'tools/call', { name: 'tools/list' }),
    answer(2),
    answer('auto-1'),
    ask(3, 'resources/templates/list'),
    answer('3'),
    answer(3),
    answer(3),
    message('toClient', { id: 4, method: 'prompts/list' }),
    answer(4),
    message('toServer', { id: 4, result: {} }),
    message('toClient', { method: 'tools/list' }),
  ]);
  expect(wholeSeqs(made)).toEqual([0, 1, 5, 8, 12]);
});

test('a reused id makes each of its answers whole', () => {
  const made = rows([ask(1, 'tools/list'), ask(1, 'tools/call'), answer(1), answer(1), answer(1)]);
  expect(wholeSeqs(made)).toEqual([2, 3]);
});

test('an error to a list request is whole, too, and connections do not mix', () => {
  const made = rows([
    ask(1, 'prompts/list'),
    message('toClient', { id: 1, result: {} }, 2),
    message('toClient', { id: 1, error: { code: -32601, message: 'no' } }),
  ]);
  expect(wholeSeqs(made)).toEqual([2]);
});

test('batches count in connections that negotiated 2025-03-26 only', () => {
  const batch: EventBody = {
    type: 'message',
    dir: 'toClient',
    raw: '[{"jsonrpc":"2.0","id":2,"result":{}},{"jsonrpc":"2.0","id":3,"result":{}}]',
  };
  const old = { protocolVersion: '2025-03-26', capabilities: {} };
  const made = rows([
    batch,
    ask(1, 'initialize'),
    answer(1, old),
    ask(2, 'ping'),
    ask(3, 'tools/list'),
    batch,
    { type: 'closed', reason: 'exited' },
    batch,
    { ...batch, connection: 2 },
  ]);
  expect(made.map(({ kind }) => kind)).toEqual([
    'malformed',
    'request',
    'response',
    'request',
    'request',
    'response',
    'closed',
    'malformed',
    'malformed',
  ]);
  expect(made[5]).toMatchObject({ id: '2', whole: true, batch: [{ id: '2' }, { id: '3' }] });
});

test('message rows carry the envelope, the cause and the size on the pipe', () => {
  const raw = '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"日"}}\r';
  const [row] = rows([{ type: 'message', dir: 'toServer', raw, cause: 'auto' }]);
  expect(row).toEqual({
    seq: 0,
    atMs: 0,
    connection: 1,
    kind: 'request',
    dir: 'toServer',
    id: '5',
    method: 'tools/call',
    subject: '日',
    cause: 'auto',
    bytes: Buffer.byteLength(raw),
    offset: 0,
    length: 99,
  });
});

test('bytes that are not UTF-8 are counted as they came and named', () => {
  const broken = Buffer.from([
    ...Buffer.from('{"jsonrpc":"2.0","id":1,"result":{"a":"'),
    0xff,
    ...Buffer.from('"}}'),
  ]);
  const [readable, noise] = rows([
    { type: 'message', dir: 'toClient', raw64: broken.toString('base64') },
    { type: 'message', dir: 'toClient', raw64: '/w==' },
  ]);
  expect(readable).toMatchObject({ kind: 'response', id: '1', faults: ['ENV-17'], bytes: broken.length });
  expect(noise).toMatchObject({ kind: 'malformed', malformed: 'not-utf8', bytes: 1 });
});

test('held messages have the kind of their text; releases point to them', () => {
  const [sent, , heldAnswer, released, edited, lost] = rows([
    { type: 'held', dir: 'toServer', raw: '{"jsonrpc":"2.0","id":1,"method":"ping"}', cause: 7 },
    answer(1),
    { type: 'held', dir: 'toClient', ref: 1 },
    { type: 'released', ref: 2, how: 'delivered' },
    { type: 'released', ref: 0, how: 'edited', raw: '{"jsonrpc":"2.0","id":2,"method":"pong"}' },
    { type: 'held', dir: 'toClient', ref: 99 },
  ]);
  expect(sent).toMatchObject({
    kind: 'request',
    held: true,
    dir: 'toServer',
    id: '1',
    method: 'ping',
    cause: 7,
    bytes: 40,
  });
  expect(heldAnswer).toMatchObject({ kind: 'response', held: true, dir: 'toClient', id: '1', ref: 1 });
  expect(heldAnswer).not.toHaveProperty('whole');
  expect(released).toEqual({
    seq: 3,
    atMs: 3,
    connection: 1,
    kind: 'released',
    event: 'delivered',
    ref: 2,
    bytes: 0,
    offset: 300,
    length: 99,
  });
  expect(edited).toMatchObject({
    kind: 'released',
    event: 'edited',
    ref: 0,
    id: '2',
    method: 'pong',
    bytes: 40,
  });
  expect(lost).toMatchObject({ kind: 'note', held: true, ref: 99 });
});

test('all other events show what they are without their body', () => {
  const long = 'x'.repeat(1000);
  const made = rows([
    { type: 'opened', target: { kind: 'stdio', command: 'node', args: [], cwd: '/', envNames: [] } },
    { type: 'process', event: 'spawned', pid: 42 },
    { type: 'process', event: 'spawn-failed', errno: 'ENOENT', message: 'm', command: 'c', path: [] },
    { type: 'stderr', raw: 'warn ñ' },
    { type: 'stderr', raw: 'more', open: true },
    { type: 'action', action: 'request', method: 'tools/call', subject: 'echo', issues: 3, tab: 't' },
    { type: 'timeout', requestSeq: 3, afterMs: 60000 },
    { type: 'http', event: 'response', ref: 1, data: { status: 200, statusText: 'OK', session: 's' } },
    { type: 'http', event: 'request', data: { method: 'GET', url: 'http://u:p@h/x?token=1' } },
    {
      type: 'http',
      event: 'request',
      step: 'token',
      data: { method: 'POST', url: 'http://as/t', host: 'as' },
    },
    { type: 'note', text: long },
    { type: 'gap', reason: 'disk-full', message: 'full' },
    { type: 'process', event: 'stdin-closed' },
    { type: 'process', event: 'signal', signal: 'SIGTERM' },
    { type: 'process', event: 'exited', code: null, signal: 'SIGKILL' },
    { type: 'process', event: 'exited', code: 3, signal: null },
    { type: 'closed', reason: 'exited' },
  ]);
  const shown = made.map(({ seq: _s, atMs: _a, connection: _c, offset: _o, length: _l, ...rest }) => rest);
  expect(shown).toEqual([
    { kind: 'opened', bytes: 0, detail: 'node' },
    { kind: 'process', bytes: 0, event: 'spawned', detail: '42' },
    { kind: 'process', bytes: 0, event: 'spawn-failed', detail: 'ENOENT' },
    { kind: 'stderr', bytes: 7 },
    { kind: 'stderr', bytes: 4, event: 'open' },
    { kind: 'action', bytes: 0, event: 'request', method: 'tools/call', subject: 'echo', issues: 3 },
    { kind: 'timeout', bytes: 0, ref: 3, afterMs: 60000 },
    { kind: 'http', bytes: 0, event: 'response', detail: '200 OK', subject: 's', ref: 1 },
    { kind: 'http', bytes: 0, event: 'request', detail: 'GET /x' },
    { kind: 'http', bytes: 0, event: 'request', detail: 'POST /t', method: 'token', subject: 'as' },
    { kind: 'note', bytes: 0, detail: `${'x'.repeat(199)}…` },
    { kind: 'gap', bytes: 0, event: 'disk-full', detail: 'full' },
    { kind: 'process', bytes: 0, event: 'stdin-closed' },
    { kind: 'process', bytes: 0, event: 'signal', detail: 'SIGTERM' },
    { kind: 'process', bytes: 0, event: 'exited', detail: 'SIGKILL' },
    { kind: 'process', bytes: 0, event: 'exited', detail: '3' },
    { kind: 'closed', bytes: 0, event: 'exited' },
  ]);
});
