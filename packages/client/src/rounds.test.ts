import { describe, expect, it } from 'vitest';
import { TestHost, written } from '../test/test-host.ts';
import type { ClientInput } from './types.ts';

function modern(): TestHost {
  const host = new TestHost({
    era: 'modern',
    roundLimit: 2,
    capabilitiesText: '{"roots":{},"elicitation":{}}',
  });
  host.connect();
  return host;
}

const asks = (id: string, rest: string) =>
  `{"jsonrpc":"2.0","id":${id},"result":{"resultType":"input_required"${rest}}}`;
const ELICIT = '{"method":"elicitation/create","params":{"message":"Who?","requestedSchema":{}}}';
const give = (requestSeq: number, input: string, resultText?: string): ClientInput => ({
  type: 'answer',
  requestSeq,
  input,
  cause: 99,
  ...(resultText === undefined ? { errorText: '{"code":-1}' } : { resultText }),
});

describe('results that ask for input', () => {
  it('wait for the person, then the request goes out again with a new id and the state byte for byte', () => {
    const host = modern();
    host.request('tools/call', '{"name":"a","arguments":{"n":1.0}}');
    const state = String.raw`"\u0041\/  é"`;
    expect(host.receive(asks('1', `,"inputRequests":{"who":${ELICIT}},"requestState":${state}`))).toEqual([]);
    const effects = host.do(give(3, 'who', '{"action": "accept"}'));
    expect(effects[0]).toContain('4 3 {"jsonrpc":"2.0","id":"retry-1","method":"tools/call"');
    expect(written(effects)[0]).toContain(
      `"params":{"name":"a","arguments":{"n":1.0},"inputResponses":{"who":{"action": "accept"}},"requestState":${state},"_meta":{`,
    );
    expect(host.do(give(3, 'who', '{}'))).toEqual([
      'refused already-answered: This request was answered already; the first answer counts.',
    ]);
  });

  it('are answered at once where only roots or nothing is asked for', () => {
    const host = modern();
    host.request('prompts/get', '{"name":"p"}');
    const roots = host.receive(asks('1', ',"inputRequests":{"r":{"method":"roots/list"}}'));
    expect(written(roots)[0]).toContain(
      '"inputResponses":{"r":{"roots":[{"uri":"file:///work","name":"work"}]}}',
    );
    const state = host.receive(asks('"retry-1"', ',"requestState":"later"'));
    expect(written(state)[0]).toContain(
      '"id":"retry-2","method":"prompts/get","params":{"name":"p","requestState":"later",',
    );
    expect(written(state)[0]).not.toContain('inputResponses');
  });

  it('end after so many rounds', () => {
    const host = modern();
    host.request('resources/read', '{"uri":"x:y"}');
    host.receive(asks('1', ',"requestState":"1"'));
    host.receive(asks('"retry-1"', ',"requestState":"2"'));
    expect(host.receive(asks('"retry-2"', ',"requestState":"3"'))).toEqual([
      expect.stringMatching(
        /^note: resources\/read asks for input once more after it was sent again 2 times/,
      ),
    ]);
  });

  it('wait for all answers, and end with a refusal', () => {
    const host = modern();
    host.request('tools/call', '{"name":"a"}');
    host.receive(asks('1', `,"inputRequests":{"b":${ELICIT},"c":${ELICIT}}`));
    expect(host.do(give(3, 'b', '{"action":"decline"}'))).toEqual([]);
    expect(host.do(give(3, 'b', '{}'))[0]).toContain('already-answered');
    expect(host.do(give(3, 'nobody', '{}'))[0]).toContain('not-pending');
    expect(host.do(give(3, 'c'))).toEqual([
      expect.stringMatching(/^note: tools\/call was not taken further/),
    ]);
    expect(host.do(give(3, 'c', '{}'))[0]).toContain('already-answered');
  });

  it('are said to be empty where they ask for nothing', () => {
    const host = modern();
    host.request('tools/call', '{"name":"a"}');
    expect(host.receive(asks('1', ''))).toEqual([
      expect.stringMatching(/^note: .*neither inputRequests nor/),
    ]);
  });

  it('mean nothing in the legacy era, for other methods and for lines typed by hand', () => {
    const legacy = new TestHost();
    legacy.connect();
    legacy.request('tools/call', '{"name":"a"}');
    expect(legacy.receive(asks('2', ',"requestState":"1"'))).toEqual([]);
    const host = modern();
    host.request('tools/list', '{}');
    expect(host.receive(asks('1', ',"requestState":"1"'))).toEqual([]);
    host.raw('{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"a"}}');
    expect(host.receive(asks('7', ',"requestState":"1"'))).toEqual([]);
  });
});
