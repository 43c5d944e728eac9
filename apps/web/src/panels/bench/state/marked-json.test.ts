import { expect, it } from 'vitest';
import { markedJson } from './marked-json.ts';

/** `[-x-]` was taken away, `[+x+]` was put there. */
function drawn(base: string | undefined, text: string | undefined, pointer: string | undefined): string {
  return markedJson(base, text, pointer)
    .map((part) =>
      part.mark === 'added' ? `[+${part.text}+]` : part.mark === 'removed' ? `[-${part.text}-]` : part.text,
    )
    .join('');
}

it('sets a replaced value beside the one that it replaced, as both were written', () => {
  expect(drawn('{"n":1.50,"s":"a"}', '{"n":-0,"s":"a"}', '/n')).toBe(
    '{\n  "n": [-1.50-] [+-0+],\n  "s": "a"\n}',
  );
});

it('keeps a member that was left out, struck out, at its place', () => {
  expect(drawn('{"a":1,"b":2}', '{"b":2}', '/a')).toBe('{\n  [-"a": 1,-]\n  "b": 2\n}');
});

it('marks an added member with its key', () => {
  expect(drawn('{"a":1}', '{"a":1,"x/y":true}', '/x~1y')).toBe('{\n  "a": 1,\n  [+"x/y": true+]\n}');
});

it('marks the item of an array and the whole value', () => {
  expect(drawn('[1,2]', '[1,null]', '/1')).toBe('[\n  1,\n  [-2-] [+null+]\n]');
  expect(drawn('{}', '[]', '')).toBe('[-{}-] [+[]+]');
  expect(drawn('{}', undefined, '')).toBe('[-{}-]');
});

it('marks nothing without a mutation, or where neither text has the place', () => {
  expect(drawn('{"a":1}', '{"a":2}', undefined)).toBe('{\n  "a": 2\n}');
  expect(drawn('{"a":1}', '{"a":2}', '/b')).toBe('{\n  "a": 2\n}');
});
