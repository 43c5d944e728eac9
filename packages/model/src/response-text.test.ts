import { expect, it } from 'vitest';
import { responseText } from './response-text.ts';

it('finds a response in a batch, as it is written', () => {
  const second = '{"jsonrpc":"2.0", "id":2,"result":{"n":1.50}}';
  const line = `[{"jsonrpc":"2.0","id":2,"method":"ping"},{"id":"2","result":{}},${second}]`;
  expect(responseText(line, '2')).toBe(second);
  expect(responseText(`\uFEFF${line}`, '"2"')).toBe('{"id":"2","result":{}}');
  expect(responseText(line, '7')).toBe(line);
  expect(responseText(second, '7')).toBe(second);
  expect(responseText('[{"id":2', '2')).toBe('[{"id":2');
});
