import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ENVELOPE_RULES, readEnvelope } from '../index.ts';

const MESSAGES = [
  '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"echo","arguments":{"message":"hi"},"_meta":{"progressToken":"t"}}}',
  '{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"a\\"b"}],"isError":false,"nextCursor":"x"}}',
  '{"jsonrpc":"2.0","id":"9","error":{"code":-32601,"message":"no","data":[1.5e3,null]}}',
  '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3,"reason":"r"}}',
] as const;
const INSERTS = [
  '',
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '0',
  'null',
  '\\',
  ' ',
  '\ufeff',
  '"id":1,',
  '\u0000',
] as const;

test('3,000 damaged messages give a kind and known rules, malformed exactly when JSON.parse or the shape says so', () => {
  let state = 1;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const kinds = new Set<string>();
  for (let round = 0; round < 3000; round += 1) {
    let raw: string = MESSAGES[below(MESSAGES.length)] ?? '';
    for (let edits = below(3) + 1; edits > 0; edits -= 1) {
      const at = below(raw.length + 1);
      raw = raw.slice(0, at) + (INSERTS[below(INSERTS.length)] ?? '') + raw.slice(at + below(6));
    }
    const envelope = readEnvelope(raw);
    kinds.add(`${envelope.kind} ${envelope.malformed ?? ''}`);
    expect(envelope.kind === 'malformed', raw).toBe(isMalformed(raw));
    for (const fault of envelope.faults ?? []) expect(ENVELOPE_RULES).toHaveProperty(fault);
    expect(envelope.faults ?? []).toEqual([...new Set(envelope.faults)].sort());
  }
  expect([...kinds].sort()).toEqual(
    ['malformed no-shape', 'malformed not-json', 'notification ', 'request ', 'response '].sort(),
  );
});

function isMalformed(raw: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(raw.replace(/^\ufeff/, ''));
  } catch {
    return true;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return !['method', 'id', 'result', 'error'].some((name) => Object.hasOwn(value, name));
}

test('a million levels of nesting are read', () => {
  const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
  expect(readEnvelope(`{"jsonrpc":"2.0","id":1,"result":{"x":${deep},"isError":true}}`)).toEqual({
    kind: 'response',
    id: '1',
    isError: true,
  });
});

test('texts from the message are bounded, and long ones stay different', () => {
  const long = 'u'.repeat(100_000);
  const read = (uri: string) =>
    readEnvelope(`{"jsonrpc":"2.0","id":"${uri}","method":"resources/read","params":{"uri":"${uri}"}}`);
  const one = read(`${long}1`);
  const other = read(`${long}2`);
  expect(one.subject?.length).toBeLessThan(1100);
  expect(one.id?.length).toBeLessThan(1100);
  expect(one.subject).not.toBe(other.subject);
  expect(one.id).not.toBe(other.id);
  expect(read('u'.repeat(1000)).subject).toBe('u'.repeat(1000));
});

test('an envelope does not keep the message alive that it was read from', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const raw = (n: number) =>
    `{"jsonrpc":"2.0","id":"identifier-number-${n}","method":"an/unknown/method-${n}","params":{"cursor":"some-cursor-${n}","x":"${'x'.repeat(1_000_000)}"}}`;
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: 100 }, (_, n) => readEnvelope(raw(n)));
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
  expect(kept.at(-1)).toMatchObject({ id: '"identifier-number-99"', cursor: 'some-cursor-99' });
});
