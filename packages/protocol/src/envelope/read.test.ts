import { expect, test } from 'vitest';
import { type Envelope, readEnvelope } from '../index.ts';

const V = '"jsonrpc":"2.0"';

/** One line per case: the text, what it is taken for, the rules it breaks. Faults absent = none. */
const CASES: readonly (readonly [raw: string, expected: Envelope])[] = [
  // Well-formed messages of each kind.
  [`{${V},"id":1,"method":"ping"}`, { kind: 'request', id: '1', method: 'ping' }],
  [`{${V},"id":"a","method":"x/y","params":{}}`, { kind: 'request', id: '"a"', method: 'x/y' }],
  [
    `{${V},"method":"notifications/initialized"}`,
    { kind: 'notification', method: 'notifications/initialized' },
  ],
  [`{${V},"id":1,"result":{}}`, { kind: 'response', id: '1' }],
  [`  {${V},"id":1,"result":{}} \r`, { kind: 'response', id: '1' }],
  [`{${V},"id":1,"result":{"isError":true}}`, { kind: 'response', id: '1', isError: true }],
  [`{${V},"id":1,"result":{"isError":false}}`, { kind: 'response', id: '1', isError: false }],
  [`{${V},"id":1,"result":{"tools":[],"nextCursor":""}}`, { kind: 'response', id: '1', cursor: '' }],
  [
    `{${V},"id":1,"error":{"code":-32601,"message":"no"}}`,
    { kind: 'response', id: '1', errorCode: '-32601' },
  ],
  [`{${V},"error":{"code":-32700,"message":"no"}}`, { kind: 'response', errorCode: '-32700' }],
  // ENV-01: not JSON.
  ['', { kind: 'malformed', malformed: 'blank', faults: ['ENV-01'] }],
  [' \t\r', { kind: 'malformed', malformed: 'blank', faults: ['ENV-01'] }],
  ['Server started on port 3000', { kind: 'malformed', malformed: 'not-json', faults: ['ENV-01'] }],
  ['\u001b[32mready\u001b[0m', { kind: 'malformed', malformed: 'not-json', faults: ['ENV-01'] }],
  [`{${V},"id":1,"result":{}`, { kind: 'malformed', malformed: 'not-json', faults: ['ENV-01'] }],
  [`{${V},"id":1,"result":{}}{}`, { kind: 'malformed', malformed: 'not-json', faults: ['ENV-01'] }],
  [`{${V},"id":1,"result":{},}`, { kind: 'malformed', malformed: 'not-json', faults: ['ENV-01'] }],
  [`{'id':1}`, { kind: 'malformed', malformed: 'not-json', faults: ['ENV-01'] }],
  [`{${V},"id":NaN,"result":{}}`, { kind: 'malformed', malformed: 'not-json', faults: ['ENV-01'] }],
  // No object.
  ['42', { kind: 'malformed', malformed: 'not-object', faults: ['ENV-03'] }],
  ['"hello"', { kind: 'malformed', malformed: 'not-object', faults: ['ENV-03'] }],
  ['null', { kind: 'malformed', malformed: 'not-object', faults: ['ENV-03'] }],
  ['[]', { kind: 'malformed', malformed: 'not-object', faults: ['ENV-15'] }],
  [`[{${V},"id":1,"method":"ping"}]`, { kind: 'malformed', malformed: 'not-object', faults: ['ENV-15'] }],
  // An object with none of method, id, result, error.
  ['{}', { kind: 'malformed', malformed: 'no-shape', faults: ['ENV-02', 'ENV-03'] }],
  [`{${V},"params":{}}`, { kind: 'malformed', malformed: 'no-shape', faults: ['ENV-03'] }],
  [
    '{"level":"info","msg":"up"}',
    { kind: 'malformed', malformed: 'no-shape', faults: ['ENV-02', 'ENV-03', 'ENV-18'] },
  ],
  // ENV-02: version.
  ['{"id":1,"result":{}}', { kind: 'response', id: '1', faults: ['ENV-02'] }],
  ['{"jsonrpc":2.0,"id":1,"result":{}}', { kind: 'response', id: '1', faults: ['ENV-02'] }],
  ['{"jsonrpc":"1.0","method":"x"}', { kind: 'notification', method: 'x', faults: ['ENV-02'] }],
  ['{"jsonrpc":"\\u0032.0","method":"x"}', { kind: 'notification', method: 'x' }],
  // ENV-03: shape.
  [`{${V},"id":1}`, { kind: 'response', id: '1', errorCode: '', faults: ['ENV-03'] }],
  [`{${V},"result":{}}`, { kind: 'response', faults: ['ENV-03'] }],
  [`{${V},"id":null,"result":{}}`, { kind: 'response', id: 'null', faults: ['ENV-03'] }],
  [`{${V},"id":true,"result":{}}`, { kind: 'response', id: 'true', faults: ['ENV-03'] }],
  [`{${V},"id":1,"method":5}`, { kind: 'request', id: '1', faults: ['ENV-03'] }],
  [`{${V},"id":1,"method":"ping","result":{}}`, { kind: 'response', id: '1', faults: ['ENV-03'] }],
  [
    `{${V},"id":1,"method":"ping","params":{},"result":{}}`,
    { kind: 'request', id: '1', method: 'ping', faults: ['ENV-03'] },
  ],
  [`{${V},"id":1,"params":{},"result":{}}`, { kind: 'response', id: '1', faults: ['ENV-03'] }],
  [
    `{${V},"id":1,"method":"ping","result":null,"error":null}`,
    { kind: 'request', id: '1', method: 'ping', faults: ['ENV-03', 'ENV-10'] },
  ],
  // ENV-04, ENV-05: request ids.
  [`{${V},"id":1.5,"method":"ping"}`, { kind: 'request', id: '1.5', method: 'ping', faults: ['ENV-04'] }],
  [`{${V},"id":true,"method":"ping"}`, { kind: 'request', id: 'true', method: 'ping', faults: ['ENV-04'] }],
  [
    `{${V},"id":{"a":[1]},"method":"ping"}`,
    { kind: 'request', id: '{"a":[1]}', method: 'ping', faults: ['ENV-04'] },
  ],
  [`{${V},"id":null,"method":"ping"}`, { kind: 'request', id: 'null', method: 'ping', faults: ['ENV-05'] }],
  [`{${V},"id":1.0,"method":"ping"}`, { kind: 'request', id: '1.0', method: 'ping' }],
  [`{${V},"id":-1,"method":"ping"}`, { kind: 'request', id: '-1', method: 'ping' }],
  // ENV-10 to ENV-12: responses.
  [
    `{${V},"id":1,"result":{},"error":{"code":1,"message":"m"}}`,
    { kind: 'response', id: '1', errorCode: '1', faults: ['ENV-10'] },
  ],
  [`{${V},"id":1,"result":{},"error":null}`, { kind: 'response', id: '1', faults: ['ENV-10', 'ENV-11'] }],
  [`{${V},"id":1,"error":null}`, { kind: 'response', id: '1', errorCode: '', faults: ['ENV-11'] }],
  [`{${V},"id":1,"error":"boom"}`, { kind: 'response', id: '1', errorCode: '', faults: ['ENV-11'] }],
  [`{${V},"id":1,"error":{}}`, { kind: 'response', id: '1', errorCode: '', faults: ['ENV-11'] }],
  [
    `{${V},"id":1,"error":{"code":"E1","message":"m"}}`,
    { kind: 'response', id: '1', errorCode: '"E1"', faults: ['ENV-11'] },
  ],
  [
    `{${V},"id":1,"error":{"code":1.5,"message":"m"}}`,
    { kind: 'response', id: '1', errorCode: '1.5', faults: ['ENV-11'] },
  ],
  [
    `{${V},"id":1,"error":{"code":1,"message":null}}`,
    { kind: 'response', id: '1', errorCode: '1', faults: ['ENV-11'] },
  ],
  [`{${V},"id":1,"result":null}`, { kind: 'response', id: '1', faults: ['ENV-12'] }],
  [`{${V},"id":1,"result":[]}`, { kind: 'response', id: '1', faults: ['ENV-12'] }],
  [`{${V},"id":1,"result":"ok"}`, { kind: 'response', id: '1', faults: ['ENV-12'] }],
  // ENV-13, ENV-14.
  [
    `{${V},"id":7,"method":"notifications/message","params":{"level":"info"}}`,
    { kind: 'request', id: '7', method: 'notifications/message', subject: 'info', faults: ['ENV-13'] },
  ],
  [`{${V},"id":1,"method":"x","params":[1]}`, { kind: 'request', id: '1', method: 'x', faults: ['ENV-14'] }],
  [`{${V},"id":1,"method":"x","params":null}`, { kind: 'request', id: '1', method: 'x', faults: ['ENV-14'] }],
  // ENV-18 to ENV-21: advice.
  [`{${V},"id":1,"method":"x","meta":1}`, { kind: 'request', id: '1', method: 'x', faults: ['ENV-18'] }],
  [
    `{${V},"id":9007199254740993,"method":"x"}`,
    { kind: 'request', id: '9007199254740993', method: 'x', faults: ['ENV-19'] },
  ],
  [
    `{${V},"method":"x","params":{"a":[{"b":-9007199254740992}]}}`,
    { kind: 'notification', method: 'x', faults: ['ENV-19'] },
  ],
  [`{${V},"method":"x","params":{"a":1e400}}`, { kind: 'notification', method: 'x', faults: ['ENV-19'] }],
  [
    `{${V},"method":"x","params":{"a":9007199254740991,"b":0.12345678901234567,"c":1e5}}`,
    { kind: 'notification', method: 'x' },
  ],
  [`{${V},"id":1,"id":2,"method":"x"}`, { kind: 'request', id: '2', method: 'x', faults: ['ENV-20'] }],
  [
    `{${V},"method":"x","params":{"l":[{"a":1,"\\u0061":2}]}}`,
    { kind: 'notification', method: 'x', faults: ['ENV-20'] },
  ],
  [`{${V},"method":"x","params":{"a":{"a":{"a":1}},"b":{"a":1}}}`, { kind: 'notification', method: 'x' }],
  [
    `{${V},"id":null,"error":{"code":-32700,"message":"m"}}`,
    { kind: 'response', id: 'null', errorCode: '-32700', faults: ['ENV-21'] },
  ],
  // STD-01: a byte order mark is shown, and the message read.
  [`\ufeff{${V},"id":1,"result":{}}`, { kind: 'response', id: '1', faults: ['STD-01'] }],
  ['\ufeff', { kind: 'malformed', malformed: 'blank', faults: ['ENV-01', 'STD-01'] }],
  [
    `\ufeff\ufeff{${V},"id":1,"result":{}}`,
    { kind: 'malformed', malformed: 'not-json', faults: ['ENV-01', 'STD-01'] },
  ],
];

test.each(CASES)('%s', (raw, expected) => {
  expect(readEnvelope(raw)).toEqual(expected);
});

const SUBJECTS: readonly (readonly [params: string, method: string, expected: Partial<Envelope>])[] = [
  ['{"name":"echo","arguments":{"name":"no"}}', 'tools/call', { subject: 'echo' }],
  ['{"name":"\\u65e5\\n"}', 'prompts/get', { subject: '日\n' }],
  ['{"uri":"file:///a"}', 'resources/read', { subject: 'file:///a' }],
  ['{"uri":"file:///a"}', 'resources/subscribe', { subject: 'file:///a' }],
  ['{"uri":"file:///a"}', 'resources/unsubscribe', { subject: 'file:///a' }],
  ['{"uri":"file:///a"}', 'notifications/resources/updated', { subject: 'file:///a' }],
  ['{"ref":{"type":"ref/prompt","name":"p"}}', 'completion/complete', { subject: 'p' }],
  ['{"ref":{"type":"ref/resource","uri":"a/{b}"}}', 'completion/complete', { subject: 'a/{b}' }],
  ['{"level":"debug"}', 'logging/setLevel', { subject: 'debug' }],
  ['{"level":"error","data":{"level":"x"}}', 'notifications/message', { subject: 'error' }],
  ['{"requestId":"r1","reason":"late"}', 'notifications/cancelled', { subject: '"r1"', requestId: '"r1"' }],
  ['{"progressToken":"t","progress":1}', 'notifications/progress', { progressToken: '"t"' }],
  ['{"name":"echo","_meta":{"progressToken":7}}', 'tools/call', { subject: 'echo', progressToken: '7' }],
  ['{"cursor":"abc"}', 'tools/list', { cursor: 'abc' }],
  ['{"cursor":""}', 'tools/list', { cursor: '' }],
  ['{"taskId":"t1"}', 'tasks/get', { subject: 't1' }],
  ['{"name":5}', 'tools/call', {}],
  ['{"name":"first","name":"last"}', 'tools/call', { subject: 'last', faults: ['ENV-20'] }],
];

test.each(SUBJECTS)('%s of %s', (params, method, expected) => {
  const raw = `{${V},"method":"${method}","params":${params}}`;
  expect(readEnvelope(raw)).toEqual({ kind: 'notification', method, ...expected });
});

test('a member that occurs twice counts with what is in its last value', () => {
  const raw = `{${V},"method":"tools/call","params":{"name":"a"},"params":{"_meta":{}}}`;
  expect(readEnvelope(raw)).toEqual({ kind: 'notification', method: 'tools/call', faults: ['ENV-20'] });
  const scalar = `{${V},"id":1,"error":{"code":1,"message":"m"},"error":5}`;
  expect(readEnvelope(scalar)).toMatchObject({ errorCode: '', faults: ['ENV-11', 'ENV-20'] });
});

test('duplicate keys are found in wide objects, too', () => {
  const keys = Array.from({ length: 100 }, (_, i) => `"k${i}":0`);
  const wide = (last: string) => `{${V},"method":"x","params":{${[...keys, last].join(',')}}}`;
  expect(readEnvelope(wide('"other":0')).faults).toBeUndefined();
  expect(readEnvelope(wide('"k3":0')).faults).toEqual(['ENV-20']);
  expect(readEnvelope(wide('"\\u006b99":0')).faults).toEqual(['ENV-20']);
});
