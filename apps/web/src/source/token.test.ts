import { expect, it } from 'vitest';
import { splitCode } from './token.ts';

it.each([
  ['#t=Ab_-9', 'Ab_-9', ''],
  ['#t=Ab/s/s-1/tools', 'Ab', '#/s/s-1/tools'],
  ['#t=Ab#/s/s-1', 'Ab', '#/s/s-1'],
  ['#/s/s-1?t=Ab&view=raw', 'Ab', '#/s/s-1?view=raw'],
  ['#/s/s-1?view=raw&t=Ab', 'Ab', '#/s/s-1?view=raw'],
  ['#/s/s-1/tools/t=x', undefined, '#/s/s-1/tools/t=x'],
  ['', undefined, ''],
])('splits %j into code %j and route %j', (hash, code, rest) => {
  expect(splitCode(hash)).toEqual(code === undefined ? { rest } : { code, rest });
});
