import { expect, it } from 'vitest';
import { formatEnvLines, parseEnvLines } from './env-lines.ts';

it('reads KEY=VALUE lines and keeps values as they stand', () => {
  expect(parseEnvLines('A=1\n\n# no\nexport B= x=y \r\nC=')).toEqual({
    env: { A: '1', B: ' x=y ', C: '' },
    bad: [],
  });
});

it('numbers the lines that are none', () => {
  expect(parseEnvLines('A=1\nnonsense\n=x').bad).toEqual([2, 3]);
});

it('writes what it reads', () => {
  expect(parseEnvLines(formatEnvLines({ A: '1', B: 'x=y' })).env).toEqual({ A: '1', B: 'x=y' });
});
