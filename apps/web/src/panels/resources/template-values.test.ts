import { expect, it } from 'vitest';
import { templateSchema, templateValues } from './template-values.ts';

it('describes each variable as a text', () => {
  expect(JSON.parse(templateSchema(['a', 'b"c']))).toEqual({
    type: 'object',
    properties: { a: { type: 'string' }, 'b"c': { type: 'string' } },
  });
});

it('takes values as they are written', () => {
  const value = templateValues(
    '{"s":"","n":1.50,"b":true,"z":null,"l":["x",2],"o":{"k":"v"},"s2":"a","s2":"b"}',
  );
  expect(['s', 'n', 'b', 'z', 'l', 'o', 's2', 'none'].map(value)).toEqual([
    '',
    '1.50',
    'true',
    undefined,
    ['x', '2'],
    [['k', 'v']],
    'b',
    undefined,
  ]);
  expect(templateValues('{"s":')('s')).toBeUndefined();
  expect(templateValues(undefined)('s')).toBeUndefined();
});
