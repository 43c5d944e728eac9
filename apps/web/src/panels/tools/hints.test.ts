import { expect, it } from 'vitest';
import { hintsOf } from './hints.ts';

it('takes only what is declared, and only booleans', () => {
  const text =
    '{"annotations":{"openWorldHint":false,"readOnlyHint":true,"destructiveHint":"yes","idempotentHint":null}}';
  expect(hintsOf(text)).toEqual([
    { hint: 'readOnlyHint', value: true },
    { hint: 'openWorldHint', value: false },
  ]);
  expect(hintsOf('{"annotations":[true]}')).toEqual([]);
  expect(hintsOf('7')).toEqual([]);
});
