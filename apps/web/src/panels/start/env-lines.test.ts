import { expect, it } from 'vitest';
import { formatEnvLines, maskedParts, parseEnvLines } from './env-lines.ts';

it('reads KEY=VALUE lines and keeps values as they stand', () => {
  expect(parseEnvLines('A=1\n\n# no\nexport B= x=y \r\nC=')).toEqual({
    env: { A: '1', B: ' x=y ', C: '' },
    bad: [],
    repeated: [],
  });
});

it('numbers the lines that are none', () => {
  expect(parseEnvLines('A=1\nnonsense\n=x').bad).toEqual([2, 3]);
});

it('tells names that are given more than once, of which the last value counts', () => {
  const { env, repeated } = parseEnvLines('A=1\nB=1\nexport A=2\nA=3');
  expect(repeated).toEqual(['A']);
  expect(env).toEqual({ A: '3', B: '1' });
});

it('writes what it reads', () => {
  expect(parseEnvLines(formatEnvLines({ A: '1', B: 'x=y' })).env).toEqual({ A: '1', B: 'x=y' });
});

it('parts values from names, and loses nothing', () => {
  const text = 'A=b=c\r\n# K=v\n\nexport TOKEN=s3cret\nnothing\nE=';
  const parts = maskedParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ isSecret }) => isSecret).map((part) => part.text)).toEqual(['b=c', 's3cret']);
  expect(parts.every(({ at, text: own }) => text.startsWith(own, at))).toBe(true);
});
