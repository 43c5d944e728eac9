import { describe, expect, it } from 'vitest';
import { TestHost, written } from '../test/test-host.ts';

function open(options = {}): TestHost {
  const host = new TestHost(options);
  host.connect();
  return host;
}

const cancel = (requestSeq: number, reason?: string) =>
  ({ type: 'cancel', requestSeq, cause: 99, ...(reason === undefined ? {} : { reason }) }) as const;

describe('requests of the person', () => {
  it('sends params exactly as given', () => {
    const params = '{ "name":"x", "n": 1.50, "big":9007199254740993,"n":-0, "_meta":{"progressToken":"p"} }';
    expect(written(open().request('tools/call', params))).toEqual([
      `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":${params}}`,
    ]);
  });

  it('keeps a message on one line', () => {
    expect(written(open().request('a"b', '{\r\n  "t": "x\\ny"\n}'))).toEqual([
      '{"jsonrpc":"2.0","id":2,"method":"a\\"b","params":{   "t": "x\\ny" }}',
    ]);
  });

  it('sends params that are not JSON, and waits as for any request', () => {
    const host = open();
    expect(written(host.request('x', '{broken'))).toEqual([
      '{"jsonrpc":"2.0","id":2,"method":"x","params":{broken}',
    ]);
    expect(host.tick(1000)).toEqual(['timeout 2 after 1000']);
  });

  it('sends notifications without an id', () => {
    const effects = open().do({ type: 'notify', method: 'notifications/x', paramsText: '[]', cause: 4 });
    expect(effects).toEqual(['1 4 {"jsonrpc":"2.0","method":"notifications/x","params":[]}']);
  });

  it('refuses without a connection', () => {
    const host = new TestHost();
    expect(host.request('ping')).toEqual(['refused not-pending: There is no connection yet.']);
    host.connect();
    host.do({ type: 'closed' });
    expect(host.raw('x')).toEqual(['refused not-pending: The connection is closed. Start it again to send.']);
  });
});

describe('raw lines', () => {
  it('go out unchanged, one message for each line', () => {
    expect(written(open().raw('{broken\r\n\n \ufeff{"a":1}\n'))).toEqual(['{broken\r', '', ' \ufeff{"a":1}']);
  });

  it('keep later ids free of theirs', () => {
    const host = open();
    host.raw('{"jsonrpc":"2.0","id":3.0,"method":"x"}');
    host.raw('{"jsonrpc":"2.0","id":"4","method":"x"}');
    host.raw('{"jsonrpc":"2.0","id":5000,"method":"x"}');
    const ids = [1, 2, 3].map(() => /"id":(\d+)/.exec(host.request('y').join())?.[1]);
    expect(ids).toEqual(['2', '4', '5']);
  });

  it('are waited for, by the text of their id', () => {
    const host = open();
    host.raw('{"jsonrpc":"2.0","id":7,"method":"x"}');
    host.receive('{"jsonrpc":"2.0","id":"7","result":{}}');
    expect(host.do(cancel(2))).toEqual([
      '3 99 {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}'.replace('3', '4'),
    ]);
  });

  it('take batches member by member', () => {
    const host = open();
    host.request('initialize', '{}');
    host.receive('{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-03-26"}}');
    host.raw('[{"jsonrpc":"2.0","id":8,"method":"x"},{"jsonrpc":"2.0","id":9,"method":"y"}]');
    host.receive('[{"jsonrpc":"2.0","id":9,"result":{}}]');
    expect(written(host.do(cancel(6)))).toEqual([
      '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":8}}',
    ]);
  });

  it('wait twice for an id sent twice', () => {
    const host = open();
    host.raw('{"jsonrpc":"2.0","id":7,"method":"x"}\n{"jsonrpc":"2.0","id":7,"method":"x"}');
    host.receive('{"jsonrpc":"2.0","id":7,"result":{}}');
    expect(host.do(cancel(2))[0]).toContain('refused not-pending');
    expect(written(host.do(cancel(3)))).toHaveLength(1);
  });
});

describe('cancelling', () => {
  it('names the request by its id and gives the reason', () => {
    const host = open();
    host.request('tools/call', '{}');
    expect(host.do(cancel(2, 'no "longer" needed'))).toEqual([
      '3 99 {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2,"reason":"no \\"longer\\" needed"}}',
    ]);
    expect(host.do(cancel(2))).toEqual([
      'refused not-pending: This request was answered or cancelled already.',
    ]);
    expect(host.receive('{"jsonrpc":"2.0","id":2,"result":{}}')).toEqual([]);
    expect(host.tick(5000)).toEqual([]);
  });

  it('is refused for initialize, for what was answered and for what never was', () => {
    const host = open();
    host.request('initialize', '{}');
    host.request('tools/list');
    host.receive('{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"no"}}');
    expect(host.do(cancel(2))).toEqual([
      'refused not-pending: initialize cannot be cancelled; disconnect instead.',
    ]);
    expect(host.do(cancel(4))[0]).toContain('refused not-pending');
    expect(host.do(cancel(77))[0]).toContain('refused not-pending');
  });

  it('also counts when typed by hand', () => {
    const host = open();
    host.request('x');
    const params = '{"requestId":2}';
    host.do({ type: 'notify', method: 'notifications/cancelled', paramsText: params, cause: 3 });
    expect(host.do(cancel(2))[0]).toContain('refused not-pending');
  });
});

describe('clocks', () => {
  it('start when the line is recorded, one for each request', () => {
    const host = open();
    host.atMs = 100;
    expect(host.request('a')).toContain('wake 1100');
    host.atMs = 200;
    expect(host.request('b', '{}', 50)).toContain('wake 250');
    expect(host.request('c', '{}', 5000)).not.toContainEqual(expect.stringContaining('wake'));
    expect(host.tick(250)).toEqual(['timeout 4 after 50', 'wake 1100']);
    expect(host.tick(1099)).toEqual(['wake 1100']);
    expect(host.tick(1100)).toEqual(['timeout 2 after 1000', 'wake 5200']);
    expect(host.receive('{"jsonrpc":"2.0","id":2,"result":{}}')).toEqual([]);
  });

  it('that ran out leave the request open to one cancellation, until a late answer', () => {
    const host = open();
    host.request('a');
    host.request('b');
    expect(host.tick(1000)).toEqual(['timeout 2 after 1000', 'timeout 4 after 1000']);
    expect(written(host.do(cancel(2)))).toEqual([
      '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}',
    ]);
    expect(host.do(cancel(2))[0]).toContain('refused not-pending');
    expect(host.receive('{"jsonrpc":"2.0","id":3,"result":{}}')).toEqual([]);
    expect(host.do(cancel(4))[0]).toContain('refused not-pending');
    expect(host.receive('{"jsonrpc":"2.0","id":2,"result":{}}')).toEqual([]);
  });

  it('do not run for what could not be sent', () => {
    const host = open({ handshake: 'manual' });
    host.unwritable = 'its stdin is closed';
    expect(host.request('initialize', '{}')).toEqual([
      'failed: initialize could not be sent: its stdin is closed.',
    ]);
    expect(host.request('a')).toEqual([]);
    expect(host.tick(5000)).toEqual([]);
  });

  it('stand still while the server asks the person, unless the request has a limit of its own', () => {
    const host = open({ handshake: 'auto', capabilitiesText: '{"sampling":{}}' });
    host.request('a');
    host.request('b', '{}', 50);
    host.receive('{"jsonrpc":"2.0","id":"q","method":"sampling/createMessage","params":{}}');
    expect(host.tick(50)).toEqual(['timeout 5 after 50', 'wake 1000']);
    expect(host.tick(1000)).not.toContain('timeout 3 after 1000');
    host.receive('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"q"}}');
    expect(host.tick(2000)).toContain('timeout 3 after 1000');
  });

  const long = `"${'t'.repeat(5000)}"`;
  it.each([
    { progressExtends: true, sent: '"t"', token: '"t"', extended: true },
    { progressExtends: true, sent: long, token: long, extended: true },
    { progressExtends: true, sent: '1', token: '"1"', extended: false },
    { progressExtends: false, sent: '"t"', token: '"t"', extended: false },
  ])('progress %# under progressExtends=$progressExtends: $extended', (row) => {
    const host = open({ progressExtends: row.progressExtends });
    host.request('tools/call', `{"_meta":{"progressToken":${row.sent}}}`);
    host.atMs = 900;
    host.receive(
      `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":${row.token},"progress":1}}`,
    );
    expect(host.tick(1000)).toEqual(row.extended ? ['wake 1900'] : ['timeout 2 after 1000']);
    expect(host.tick(1900)).toEqual(row.extended ? ['timeout 2 after 1000'] : []);
  });

  it('end at the limit in all, however much progress there is', () => {
    const host = open({ progressExtends: true, totalTimeoutMs: 1500 });
    host.request('tools/call', '{"_meta":{"progressToken":"t"}}');
    host.atMs = 900;
    host.receive(
      '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"t","progress":1}}',
    );
    expect(host.tick(1000)).toEqual(['wake 1500']);
    expect(host.tick(1500)).toEqual(['timeout 2 after 1500']);
  });

  it('stand still once the connection is closed', () => {
    const host = open();
    host.request('a');
    host.do({ type: 'closed' });
    expect(host.tick(5000)).toEqual([]);
    expect(host.receive('{"jsonrpc":"2.0","id":2,"method":"ping"}')).toEqual([]);
  });
});

describe('very long typed ids', () => {
  it('are cancelled by the whole id', () => {
    const id = `"${'x'.repeat(5000)}"`;
    const host = open();
    host.raw(`{"jsonrpc":"2.0","id":${id},"method":"x"}`);
    expect(written(host.do(cancel(2)))).toEqual([
      `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id}}}`,
    ]);
  });
});

describe('a request that was refused for want of authorization', () => {
  const refuse = (host: TestHost, seq: number) =>
    host.do({ type: 'unanswered', requestSeq: seq, reason: 'no', isRefused: true });
  const again = (host: TestHost, paramsText?: string) =>
    host.do({ type: 'again', requestSeq: 2, ...(paramsText !== undefined && { paramsText }) });

  it('goes out again once, with a new id, and is waited for', () => {
    const host = open();
    host.request('tools/call', '{"name":"a"}');
    refuse(host, 2);
    expect(again(host, '{"name":"a"}')[0]).toBe(
      '3 2 {"jsonrpc":"2.0","id":"retry-1","method":"tools/call","params":{"name":"a"}}',
    );
    expect(host.tick(1000)).toContain('timeout 3 after 1000');
    expect(again(host)).toEqual([expect.stringContaining('refused not-pending')]);
  });

  it('sets off what it would have set off', () => {
    const host = open();
    host.request('tasks/get', '{"taskId":"t"}');
    host.do({ type: 'poll', taskId: 't', isOn: true });
    refuse(host, 2);
    again(host, '{"taskId":"t"}');
    const error = '{"jsonrpc":"2.0","id":"retry-1","error":{"code":1,"message":"gone"}}';
    expect(host.receive(error)).toEqual([
      expect.stringContaining('The task "t" is not asked after any more'),
    ]);
  });

  it('is not known where it was lost for another reason', () => {
    const host = open();
    host.request('a');
    host.do({ type: 'unanswered', requestSeq: 2, reason: 'no' });
    expect(again(host)).toEqual([expect.stringContaining('refused not-pending')]);
  });
});
