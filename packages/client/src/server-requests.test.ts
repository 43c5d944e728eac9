import { describe, expect, it } from 'vitest';
import { TestHost } from '../test/test-host.ts';
import type { ClientInput } from './types.ts';

function open(capabilities = '{"roots":{},"sampling":{},"elicitation":{}}'): TestHost {
  const host = new TestHost({ handshake: 'auto', capabilitiesText: capabilities });
  host.connect();
  return host;
}

const ask = (method: string, id = '0') => `{"jsonrpc":"2.0","id":${id},"method":"${method}"}`;
const answer = (requestSeq: number, body: { resultText: string } | { errorText: string }): ClientInput => ({
  type: 'answer',
  requestSeq,
  cause: 9,
  ...body,
});
const ELICITED = { resultText: '{ "action": "decline" }' };

describe('requests of the server', () => {
  it.each(['0', '1', '"1"', '1.0', '"\\u00e9"'])('answers ping %s at once, with the same id text', (id) => {
    expect(open().receive(ask('ping', id))).toEqual([`3 2 {"jsonrpc":"2.0","id":${id},"result":{}}`]);
  });

  it('answers roots/list if roots were declared', () => {
    expect(open().receive(ask('roots/list'))).toEqual([
      '3 2 {"jsonrpc":"2.0","id":0,"result":{"roots":[{"uri":"file:///work","name":"work"}]}}',
    ]);
    expect(open('{}').receive(ask('roots/list'))).toEqual([
      '3 2 {"jsonrpc":"2.0","id":0,"error":{"code":-32601,"message":"Method not found: roots/list (the client did not declare the capability roots)"}}',
    ]);
  });

  it.each([
    ['sampling/createMessage', 'sampling', '{"elicitation":{}}'],
    ['elicitation/create', 'elicitation', '{"sampling":{},"elicitation":null}'],
  ])('answers %s with -32601 if %s was not declared', (method, capability, declared) => {
    const host = open(declared);
    const message = `Method not found: ${method} (the client did not declare the capability ${capability})`;
    expect(host.receive(ask(method))).toEqual([
      `3 2 {"jsonrpc":"2.0","id":0,"error":{"code":-32601,"message":"${message}"}}`,
    ]);
    expect(host.do(answer(2, ELICITED))[0]).toContain('refused not-pending');
  });

  it('answers what nobody knows with -32601', () => {
    expect(open().receive(ask('x/"y'.replace('"', '\\"')))).toEqual([
      '3 2 {"jsonrpc":"2.0","id":0,"error":{"code":-32601,"message":"Method not found: x/\\"y"}}',
    ]);
  });

  it.each(['sampling/createMessage', 'elicitation/create'])('leaves %s to the person', (method) => {
    const host = open();
    expect(host.receive(ask(method, '"q"'))).toEqual([]);
    expect(host.do(answer(2, ELICITED))).toEqual([
      '3 9 {"jsonrpc":"2.0","id":"q","result":{ "action": "decline" }}',
    ]);
    expect(host.do(answer(2, ELICITED))).toEqual([
      'refused already-answered: This request was answered already; the first answer counts.',
    ]);
  });

  it('takes an error for an answer', () => {
    const host = open();
    host.receive(ask('sampling/createMessage'));
    expect(host.do(answer(2, { errorText: '{"code":-1,"message":"no"}' }))).toEqual([
      '3 9 {"jsonrpc":"2.0","id":0,"error":{"code":-1,"message":"no"}}',
    ]);
  });

  it('refuses answers to what was withdrawn, unknown, or is over', () => {
    const host = open();
    host.receive(ask('elicitation/create', '5'));
    host.receive('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}');
    host.receive(ask('elicitation/create', '6'));
    expect(host.do(answer(2, ELICITED))).toEqual([
      'refused not-pending: The server withdrew this request; it expects no answer any more.',
    ]);
    expect(host.do(answer(1, ELICITED))[0]).toContain('refused not-pending: No request of the server');
    expect(host.do({ type: 'answer', requestSeq: 4, cause: 9 })[0]).toContain('needs a result or an error');
    host.do({ type: 'closed' });
    expect(host.do(answer(4, ELICITED))[0]).toContain('refused not-pending: The connection is closed');
  });

  it('counts an answer typed as a raw line', () => {
    const host = open();
    host.receive(ask('elicitation/create', '5'));
    host.raw('{"jsonrpc":"2.0","id":5,"result":{"action":"cancel"}}');
    expect(host.do(answer(2, ELICITED))[0]).toContain('refused already-answered');
  });

  it('takes the same id in both directions for two things', () => {
    const host = open();
    expect(host.receive(ask('ping', '1'))).toHaveLength(1);
    expect(host.receive('{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18"}}').at(-1)).toBe(
      'ready 2025-06-18',
    );
  });

  const initialized = (revision: string) =>
    `{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"${revision}"}}`;

  it('takes batches apart where 2025-03-26 was negotiated', () => {
    const host = open();
    host.receive(initialized('2025-03-26'));
    host.request('tools/call');
    expect(
      host.receive(`[${ask('ping', '4')}, 7, [${ask('ping', '8')}],{"jsonrpc":"2.0","id":2,"result":{}}]`),
    ).toEqual(['7 6 {"jsonrpc":"2.0","id":4,"result":{}}']);
    expect(host.tick(5000)).toEqual([]);
  });

  it('ignores arrays elsewhere, and says so once', () => {
    const host = open();
    const early = host.receive(`[${initialized('2025-03-26')}]`);
    expect(early).toEqual([expect.stringMatching(/^note: Event 2 is an array with a message\./)]);
    host.receive(initialized('2025-06-18'));
    host.request('tools/call');
    const late = host.receive(`[${ask('ping', '4')},{"jsonrpc":"2.0","id":2,"result":{}}]`);
    expect(late).toEqual([expect.stringMatching(/^note: Event 7 is an array with 2 messages\./)]);
    expect(host.tick(1000)).toEqual(['timeout 6 after 1000']);
  });
});

describe('what no client expects', () => {
  it.each([
    '',
    ' ',
    'Starting…',
    '{ not json',
    'null',
    '[]',
    '{}',
    '{"jsonrpc":"2.0"}',
    '{"jsonrpc":"2.0","id":99,"result":{}}',
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x"}}',
    '{"jsonrpc":"2.0","error":{"code":-32700,"message":"x"}}',
    '{"jsonrpc":"2.0","method":"notifications/cancelled"}',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{}}}',
    '{"jsonrpc":"2.0","method":"notifications/progress","params":[]}',
    '{"jsonrpc":"2.0","method":"notifications/custom/thing"}',
    `${'['.repeat(100_000)}`,
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `{"jsonrpc":"2.0","id":${'['.repeat(50_000)}${']'.repeat(50_000)},"result":{}}`,
  ])('tolerates %.60s', (line) => {
    const host = open();
    expect(host.receive(line)).toEqual([]);
    expect(host.receive('{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18"}}')).toHaveLength(
      2,
    );
  });

  it('settles on a response with both result and error', () => {
    const host = open();
    expect(
      host
        .receive('{"id":1,"result":{"protocolVersion":"2025-06-18"},"error":{"code":1,"message":"x"}}')
        .at(-1),
    ).toBe('ready 2025-06-18');
  });
});

describe('awkward spellings', () => {
  it('answers a request with a very long id by the whole id', () => {
    const id = `"${'x'.repeat(5000)}"`;
    expect(open().receive(ask('ping', id))).toEqual([`3 2 {"jsonrpc":"2.0","id":${id},"result":{}}`]);
  });

  it('reads past a byte order mark and a carriage return', () => {
    const line = '\uFEFF{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2024-11-05"}}\r';
    expect(open().receive(line).at(-1)).toBe('ready 2024-11-05');
  });
});
