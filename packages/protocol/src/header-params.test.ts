import { parseJson } from '@lifeline/json';
import { expect, it } from 'vitest';
import { headerParams } from './header-params.ts';

function read(properties: string) {
  const parsed = parseJson(`{"type":"object","properties":{${properties}}}`);
  if (!parsed.ok) throw new Error('not JSON');
  return headerParams(parsed.node);
}

it('finds declarations, also inside of objects', () => {
  const found = read(
    '"a":{"type":"string","x-mcp-header":"A"},"o":{"type":"object","properties":{"b":{"x-mcp-header":"B"}}},"c":{}',
  );
  expect(found).toEqual({
    params: [
      { path: ['a'], name: 'A' },
      { path: ['o', 'b'], name: 'B' },
    ],
    problems: [],
  });
});

it.each([
  ['"a":{"type":"string","x-mcp-header":""}', 'not-a-name'],
  ['"a":{"type":"string","x-mcp-header":true}', 'not-a-name'],
  ['"a":{"type":"string","x-mcp-header":"a b"}', 'not-a-name'],
  ['"a":{"type":"string","x-mcp-header":"R\u00e9gion"}', 'not-a-name'],
  ['"a":{"type":"number","x-mcp-header":"A"}', 'not-primitive'],
  ['"a":{"type":"object","x-mcp-header":"A"}', 'not-primitive'],
  ['"a":{"type":["string","null"],"x-mcp-header":"A"}', 'not-primitive'],
])('says what is wrong with %s', (properties, fault) => {
  expect(read(properties)).toEqual({ params: [], problems: [{ path: ['a'], fault }] });
});

it('takes a name once, whatever its case', () => {
  const { problems } = read(
    '"a":{"type":"string","x-mcp-header":"X"},"b":{"type":"string","x-mcp-header":"x"}',
  );
  expect(problems).toEqual([{ path: ['b'], fault: 'repeated' }]);
});
