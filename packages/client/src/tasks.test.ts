import { describe, expect, it } from 'vitest';
import { TestHost, written } from '../test/test-host.ts';

function connected(era: 'legacy' | 'modern', capabilitiesText = '{"elicitation":{}}'): TestHost {
  const host = new TestHost({ era, capabilitiesText });
  host.connect();
  return host;
}

const task = (status: string, rest = '') =>
  `"taskId":"t\\u0031","status":"${status}","createdAt":"2026-01-01T00:00:00Z","ttl":null${rest}`;
const answer = (id: string, result: string) => `{"jsonrpc":"2.0","id":${id},"result":{${result}}}`;
const ids = (effects: readonly string[]) =>
  written(effects).map((line) =>
    /"id":(?<id>[^,]+),"method":"(?<method>[^"]+)/.exec(line)?.slice(1).join(' '),
  );

describe('a task of 2025-11-25', () => {
  function running(): TestHost {
    const host = connected('legacy');
    host.request('tools/call', '{"name":"a","task":{}}');
    host.receive(answer('2', `"task":{${task('working', ',"pollInterval":300')}}`));
    return host;
  }

  it('is asked after in its interval, then its result is fetched', () => {
    const host = running();
    expect(host.tick(299)).toEqual(['wake 300']);
    expect(host.tick(300)).toEqual([
      expect.stringMatching(
        /^\d+ auto \{"jsonrpc":"2.0","id":"auto-1","method":"tasks\/get","params":\{"taskId":"t1"\}\}$/,
      ),
      'wake 1300',
    ]);
    host.atMs = 310;
    expect(host.receive(answer('"auto-1"', task('working', ',"pollInterval":50')))).toEqual(['wake 410']);
    expect(ids(host.tick(410))).toEqual(['"auto-2" tasks/get']);
    expect(ids(host.receive(answer('"auto-2"', task('completed'))))).toEqual(['"auto-3" tasks/result']);
    expect(host.tick(9000).filter((line) => line.includes('tasks/'))).toEqual([]);
  });

  it('that needs input has its result asked for once, so that the server can ask', () => {
    const host = running();
    host.tick(300);
    expect(ids(host.receive(answer('"auto-1"', task('input_required'))))).toEqual(['"auto-2" tasks/result']);
    host.tick(700);
    expect(ids(host.receive(answer('"auto-3"', task('completed'))))).toEqual([]);
  });

  it('is left alone while its polls are off, and asked after at once when they are on again', () => {
    const host = running();
    expect(host.do({ type: 'poll', taskId: 't1', isOn: false })).toEqual([]);
    expect(ids(host.tick(5000))).toEqual([]);
    expect(ids(host.do({ type: 'poll', taskId: 't1', isOn: true }))).toEqual(['"auto-1" tasks/get']);
  });

  it('is asked after again when an answer does not come, and no more after an error', () => {
    const host = running();
    host.tick(300);
    expect(ids(host.tick(1300))).toEqual(['"auto-2" tasks/get']);
    expect(host.receive('{"jsonrpc":"2.0","id":"auto-2","error":{"code":-32602,"message":"gone"}}')).toEqual([
      expect.stringContaining('note: The task "t1" is not asked after any more'),
    ]);
    expect(ids(host.tick(9000))).toEqual([]);
  });

  it('ends with what the server tells by itself, or with its cancellation', () => {
    const told = running();
    told.receive(`{"jsonrpc":"2.0","method":"notifications/tasks/status","params":{${task('cancelled')}}}`);
    expect(ids(told.tick(5000))).toEqual([]);
    const cancelled = running();
    cancelled.request('tasks/cancel', '{"taskId":"t1"}');
    cancelled.receive(answer('3', task('cancelled')));
    expect(ids(cancelled.tick(5000))).toEqual([]);
  });

  it('without a name is said to be one', () => {
    const host = connected('legacy');
    host.request('tools/call', '{"name":"a","task":{}}');
    expect(host.receive(answer('2', '"task":{"status":"working"}'))).toEqual([
      expect.stringContaining('note: The result says that it is a task, but has no taskId'),
    ]);
  });
});

describe('a task of the modern era', () => {
  function running(capabilitiesText?: string): TestHost {
    const host = connected('modern', capabilitiesText);
    host.request('tools/call', '{"name":"a"}');
    host.receive(answer('1', `"resultType":"task",${task('working')}`));
    return host;
  }

  it('is asked after by a client that declares the extension, also where other requests do not', () => {
    const caps = (text: string) =>
      written(running(text).tick(1000))[0]?.split('"io.modelcontextprotocol/clientCapabilities":')[1];
    expect(caps('{"roots":{}}')).toBe('{"roots":{},"extensions":{"io.modelcontextprotocol/tasks":{}}}}}}');
    expect(caps('{"a":{},"extensions":{"x":{}},"b":{}}')).toBe(
      '{"a":{},"extensions":{"x":{},"io.modelcontextprotocol/tasks":{}},"b":{}}}}}',
    );
  });

  it('is listened to by a client that declares the extension for that', () => {
    const listen = (filter: string) =>
      running('{"roots":{}}').request('subscriptions/listen', `{"notifications":{${filter}}}`)[0];
    expect(listen('"taskIds":["t1"]')).toContain('"extensions":{"io.modelcontextprotocol/tasks":{}}');
    expect(listen('"toolsListChanged":true')).not.toContain('extensions');
  });

  it('gets each input that it asks for, and is not asked for a result', () => {
    const host = running();
    host.tick(1000);
    const who = '"who":{"method":"elicitation/create","params":{"message":"Who?"}}';
    host.receive(answer('"auto-1"', task('input_required', `,"inputRequests":{${who}}`)));
    const seq = [...host.state.rounds.keys()][0] ?? 0;
    host.tick(2000);
    host.receive(answer('"auto-2"', task('input_required', `,"inputRequests":{${who}}`)));
    expect(host.state.rounds.size).toBe(1);
    const sent = host.do({
      type: 'answer',
      requestSeq: seq,
      input: 'who',
      cause: 99,
      resultText: '{"action":"accept"}',
    });
    expect(sent[0]).toContain(
      `${seq} {"jsonrpc":"2.0","id":"auto-3","method":"tasks/update","params":{"taskId":"t1","inputResponses":{"who":{"action":"accept"}},"_meta"`,
    );
    host.receive(answer('"auto-3"', '"resultType":"complete"'));
    expect(ids(host.tick(3000))).toEqual(['"auto-4" tasks/get']);
    expect(ids(host.receive(answer('"auto-4"', task('completed', ',"result":{"content":[]}'))))).toEqual([]);
    expect(ids(host.tick(9000))).toEqual([]);
  });
});
