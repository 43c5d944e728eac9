import { ExportTrace } from '@lifeline/diagram';
import { expect, it } from 'vitest';
import { progressOf } from './progress.ts';

const lines = {
  header: {
    type: 'trace',
    version: 1,
    id: 's-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    recorder: 'test',
    target: { kind: 'imported', source: 'test' },
  },
  length: 0,
  reach: () => undefined,
  line: () => '',
} as const;
const ready = {
  kind: 'ready',
  trace: new ExportTrace({ lines, notes: { notes: [] } }),
  secrets: undefined,
} as const;

it('waits for the trace, and for a filter that has not looked at all of it', () => {
  expect(progressOf({ kind: 'working', share: 0.25 }, undefined, 100)).toBe(0.25);
  expect(progressOf(ready, { read: 40 }, 100)).toBe(0.4);
  expect(progressOf(ready, { read: 100 }, 100)).toBeUndefined();
  expect(progressOf(ready, { read: 120 }, 100)).toBeUndefined();
  expect(progressOf(ready, undefined, 100)).toBeUndefined();
});
