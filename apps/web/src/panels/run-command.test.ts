import { expect, it } from 'vitest';
import { namedParams, uriParams } from './run-command.ts';

it('sends the arguments text as it stands', () => {
  expect(namedParams('a"b', '{"n":9007199254740993, "x":1.50}', 'run-1')).toBe(
    '{"name":"a\\"b","arguments":{"n":9007199254740993, "x":1.50},"_meta":{"progressToken":"run-1"}}',
  );
});

it('leaves absent arguments out', () => {
  expect(namedParams('echo', undefined, 'run-2')).toBe('{"name":"echo","_meta":{"progressToken":"run-2"}}');
});

it('adds to the _meta that the person wrote, and never over it', () => {
  const asTask = { capabilitiesText: '{"extensions":{}}' };
  expect(namedParams('a', undefined, 'run-3', { meta: '{"progressToken":"mine", "x":1}', asTask })).toBe(
    '{"name":"a","_meta":{"io.modelcontextprotocol/clientCapabilities":{"extensions":{}},"progressToken":"mine", "x":1}}',
  );
  expect(uriParams('x://y', '{"a": 1}')).toBe('{"uri":"x://y","_meta":{"a": 1}}');
});

it('quotes a URI', () => {
  expect(JSON.parse(uriParams('x://"\ud800'))).toEqual({ uri: 'x://"\ud800' });
});
