import { expect, it } from 'vitest';
import { toolDefinition } from './definition.ts';

it('takes what a host hands to the model, every scalar as it was written', () => {
  const text = '{"title":"T","inputSchema":{"maximum":1.50,"minimum":-0},"name":"a\\u0062","annotations":{}}';
  expect(toolDefinition(text)).toBe(
    '{\n  "name": "a\\u0062",\n  "inputSchema": {\n    "maximum": 1.50,\n    "minimum": -0\n  }\n}',
  );
});

it.each(['5', '[]', '{}', '{"title":"T"}'])('has nothing to hand over of %s', (text) => {
  expect(toolDefinition(text)).toBeUndefined();
});
