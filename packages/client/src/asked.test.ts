import { readRules } from '@lifeline/protocol';
import { describe, expect, it } from 'vitest';
import { TestHost, written } from '../test/test-host.ts';
import type { ClientOptions } from './types.ts';

function rulesOf(rules: unknown): ClientOptions['rules'] {
  const read = readRules(JSON.stringify(rules));
  if (!read.ok) throw new Error(read.problem.code);
  return read.rules;
}

const ASK = 'elicitation/create';
const RULES = rulesOf([
  { method: ASK, match: 'name', action: 'accept', content: { name: 'Ada' } },
  { method: 'roots/list', result: { roots: [] } },
  { method: 'acme/ask', error: { code: 7, message: 'no' } },
]);
const CAPABILITIES = '{"roots":{"listChanged":true},"sampling":{},"elicitation":{}}';

function legacy(options: Partial<ClientOptions> = {}): TestHost {
  const host = new TestHost({ handshake: 'auto', capabilitiesText: CAPABILITIES, rules: RULES, ...options });
  host.connect();
  host.receive('{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{}}}');
  return host;
}

function modern(options: Partial<ClientOptions> = {}): TestHost {
  const host = new TestHost({ era: 'modern', capabilitiesText: CAPABILITIES, rules: RULES, ...options });
  host.connect();
  host.request('tools/call', '{"name":"a"}');
  return host;
}

const asks = (id: string, method: string, params = '{}') =>
  `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`;
const needs = (inputs: string) =>
  `{"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{${inputs}}}}`;
const question = (key: string, method: string, params = '{}') =>
  `"${key}":{"method":"${method}","params":${params}}`;

describe('rules', () => {
  it('answer what fits, before the engine and the person would', () => {
    const host = legacy();
    expect(host.receive(asks('"a"', ASK, '{"message":"Your NAME?"}'))).toEqual([
      'rule 1 for elicitation/create',
      '6 5 {"jsonrpc":"2.0","id":"a","result":{"action":"accept","content":{"name":"Ada"}}}',
    ]);
    expect(written(host.receive(asks('2', 'roots/list')))).toEqual([
      '{"jsonrpc":"2.0","id":2,"result":{"roots":[]}}',
    ]);
    expect(written(host.receive(asks('3', 'acme/ask')))).toEqual([
      '{"jsonrpc":"2.0","id":3,"error":{"code":7,"message":"no"}}',
    ]);
    expect(host.receive(asks('4', ASK, '{"message":"Age?"}'))).toEqual([]);
  });

  it('leave the rest of a batch to the person', () => {
    const host = new TestHost({ handshake: 'auto', capabilitiesText: CAPABILITIES, rules: RULES });
    host.connect();
    host.receive('{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-03-26","capabilities":{}}}');
    const batch = `[${asks('8', ASK, '{"message":"Age?"}')},${asks('9', ASK, '{"message":"Name?"}')}]`;
    expect(written(host.receive(batch))[0]).toContain('"id":9');
  });

  it('answer what a result asks for; with the person’s answers the request goes out again', () => {
    const host = modern();
    const inputs = [
      question('n', ASK, '{"message":"Name?"}'),
      question('r', 'roots/list'),
      question('m', ASK, '{"message":"Age?"}'),
    ];
    expect(host.receive(needs(inputs.join()))).toEqual([
      'rule 1 for elicitation/create',
      'rule 2 for roots/list',
    ]);
    const last = host.do({
      type: 'answer',
      requestSeq: 3,
      input: 'm',
      cause: 9,
      resultText: '{"action":"cancel"}',
    });
    expect(written(last)[0]).toContain(
      '"inputResponses":{"n":{"action":"accept","content":{"name":"Ada"}},"r":{"roots":[]},"m":{"action":"cancel"}}',
    );
  });

  it('can be changed and taken away; an open question stays the person’s', () => {
    const host = legacy({ rules: [] });
    host.receive(asks('1', ASK, '{"message":"name"}'));
    expect(host.do({ type: 'rules', rules: RULES })).toEqual([]);
    expect(host.receive(asks('2', ASK, '{"message":"name"}'))).toHaveLength(2);
    host.do({ type: 'rules', rules: [] });
    expect(host.receive(asks('3', ASK, '{"message":"name"}'))).toEqual([]);
  });
});

it('declines what no rule answers where nobody is there', () => {
  const host = legacy({ isUnattended: true });
  expect(host.receive(asks('1', ASK))).toEqual([
    'rule 0 for elicitation/create',
    expect.stringContaining('"result":{"action":"decline"}'),
  ]);
  expect(written(host.receive(asks('2', 'sampling/createMessage')))[0]).toContain('"error":{"code":-1');
  const call = modern({ isUnattended: true });
  const again = call.receive(needs(question('m', ASK)));
  expect(written(again)[0]).toContain('"inputResponses":{"m":{"action":"decline"}}');
});

it('leaves nothing open when it takes leave', () => {
  const host = legacy({ rules: [] });
  host.receive(asks('1', ASK));
  host.receive(asks('2', 'sampling/createMessage'));
  expect(host.do({ type: 'leave', cause: 'auto' })).toEqual([
    expect.stringContaining('auto {"jsonrpc":"2.0","id":1,"result":{"action":"cancel"}}'),
    expect.stringContaining('"id":2,"error":{"code":-1,"message":"The client ends the connection"}'),
  ]);
  expect(host.do({ type: 'leave', cause: 'auto' })).toEqual([]);
});

describe('roots', () => {
  const roots = [{ uri: 'file:///other' }];

  it('that change are told where that was declared, and only when they differ', () => {
    const host = legacy({ rules: [] });
    expect(written(host.do({ type: 'roots', roots, cause: 9 }))).toEqual([
      '{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}',
    ]);
    expect(host.do({ type: 'roots', roots: [...roots], cause: 9 })).toEqual([]);
    expect(written(host.receive(asks('1', 'roots/list')))[0]).toContain('"roots":[{"uri":"file:///other"}]');
  });

  it('that change are not told where it was not declared, nor in the modern era', () => {
    const quiet = legacy({ rules: [], capabilitiesText: '{"roots":{}}' });
    expect(quiet.do({ type: 'roots', roots, cause: 9 })).toEqual([]);
    expect(modern({ rules: [] }).do({ type: 'roots', roots, cause: 9 })).toEqual([]);
  });
});
