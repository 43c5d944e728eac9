import { expect, it } from 'vitest';
import { promptSchema } from './prompt-schema.ts';

const schemaOf = (entry: unknown): unknown => JSON.parse(promptSchema(JSON.stringify(entry)));

it('makes a string of each argument, and keeps what is said of it', () => {
  const entry = {
    name: 'review',
    arguments: [
      { name: 'text', description: 'What', required: true },
      { name: 'max "words"', title: 'Limit', required: 'yes' },
    ],
  };
  expect(schemaOf(entry)).toEqual({
    type: 'object',
    properties: {
      text: { type: 'string', description: 'What' },
      'max "words"': { type: 'string', title: 'Limit' },
    },
    required: ['text'],
  });
});

it.each([
  [{ name: 'x' }],
  [{ name: 'x', arguments: {} }],
  [{ name: 'x', arguments: [null, 'text', { description: 'nameless' }] }],
  [5],
])('%j has no arguments', (entry) => {
  expect(schemaOf(entry)).toEqual({ type: 'object', properties: {}, required: [] });
});

it('lets the last of equally named arguments hold', () => {
  const entry = { arguments: [{ name: 'a', required: true }, { name: 'a' }] };
  expect(schemaOf(entry)).toEqual({ type: 'object', properties: { a: { type: 'string' } }, required: [] });
});
