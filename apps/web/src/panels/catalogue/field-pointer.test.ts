import { expect, it } from 'vitest';
import { fieldPointer } from './field-pointer.ts';

it.each([
  ['/inputSchema/properties/limit/default', '/limit'],
  ['/inputSchema/properties/a~1b/properties/c', '/a~1b/c'],
  ['/inputSchema/properties/rows/items/properties/id', '/rows'],
  ['/inputSchema/properties', undefined],
  ['/inputSchema/required/0', undefined],
  ['/outputSchema/properties/a', undefined],
  ['', undefined],
])('%s is about %s', (place, field) => {
  expect(fieldPointer(place)).toBe(field);
});
