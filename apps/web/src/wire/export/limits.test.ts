import { expect, it } from 'vitest';
import { excessOf } from './limits.ts';

const tally = (events: number) => ({ events, messages: events, bytes: events * 500 });

it('gives a million events to a recording only', () => {
  const million = tally(1_000_000);
  expect(excessOf('ndjson', million)).toBeUndefined();
  expect(excessOf('svg', million)).toEqual({ events: 20_000 });
  expect(excessOf('mermaid', million)).toEqual({ events: 20_000 });
  expect(excessOf('markdown', million)).toEqual({ events: 100_000 });
  expect(excessOf('html', million)).toEqual({ bytes: 256 * 1024 * 1024 });
});

it('gives ten thousand to every format', () => {
  for (const format of ['ndjson', 'svg', 'mermaid', 'markdown', 'html'] as const)
    expect(excessOf(format, tally(10_000))).toBeUndefined();
});
