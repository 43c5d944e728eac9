import { expect, it } from 'vitest';
import { holdsText, textForms } from './text-forms.ts';

it('finds a text as it is and as JSON holds it, upper and lower case alike', () => {
  expect(textForms('Plain')).toEqual(['plain']);
  expect(textForms('say "Hi"')).toEqual(['say "hi"', 'say \\"hi\\"']);
  expect(textForms('你É')).toEqual(['你é', '\\u4f60\\u00e9']);
  expect(holdsText('{"a":"SAY \\"HI\\""}', textForms('say "hi"'))).toBe(true);
  expect(holdsText('{"a":"\\u4F60"}', textForms('你'))).toBe(true);
  expect(holdsText('{"a":"x"}', textForms('y'))).toBe(false);
});
