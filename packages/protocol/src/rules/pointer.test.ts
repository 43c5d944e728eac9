import { parseJson } from '@lifeline/json';
import { expect, test } from 'vitest';
import { readEnvelope } from '../index.ts';
import { rulePointer } from './pointer.ts';

/** The rules that a line breaks, each with its place. */
function places(line: string): Record<string, string | undefined> {
  const parsed = parseJson(line);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const { node } = parsed;
  const envelope = readEnvelope(line);
  return Object.fromEntries((envelope.faults ?? []).map((rule) => [rule, rulePointer(rule, node)]));
}

test.each([
  ['{"jsonrpc":"2.0","id":1,"result":{"a":[1,{"b/c":9007199254740993}]}}', 'ENV-19', '/result/a/1/b~1c'],
  ['{"jsonrpc":"2.0","id":1,"result":{"a":1.5,"b":-1e999}}', 'ENV-19', '/result/b'],
  ['{"jsonrpc":"2.0","id":1,"result":{"x":{"k":1,"j":2,"k":3}}}', 'ENV-20', '/result/x/k'],
  ['{"jsonrpc":"2.0","id":1,"method":"x","extra":1}', 'ENV-18', '/extra'],
  ['{"jsonrpc":"1.0","id":1,"method":"x"}', 'ENV-02', '/jsonrpc'],
  ['{"jsonrpc":"2.0","id":1.5,"method":"x"}', 'ENV-04', '/id'],
  ['{"jsonrpc":"2.0","id":1,"method":"x","params":[]}', 'ENV-14', '/params'],
  ['{"jsonrpc":"2.0","id":1,"result":7}', 'ENV-12', '/result'],
])('%s: %s at %s', (line, rule, pointer) => {
  expect(places(line)[rule]).toBe(pointer);
});

test('numbers that a double holds are passed over', () => {
  const parsed = parseJson('{"a":9007199254740991,"b":1.2345678901234567890,"c":1e308,"d":9007199254740992}');
  expect(parsed.ok && rulePointer('ENV-19', parsed.node)).toBe('/d');
});

test('the message as a whole has no place, nor has a batch', () => {
  const message = parseJson('{"id":1}');
  const batch = parseJson('[{"id":1.5}]');
  expect(message.ok && rulePointer('ENV-03', message.node)).toBeUndefined();
  expect(batch.ok && rulePointer('ENV-04', batch.node)).toBeUndefined();
  expect(message.ok && rulePointer('toString', message.node)).toBeUndefined();
});
