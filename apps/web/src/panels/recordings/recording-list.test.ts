import type { RecordingInfo } from '@lifeline/wire';
import { expect, it } from 'vitest';
import { matching, stateOf, titleOf, totalBytes } from './recording-list.ts';

const recording = (part: Partial<RecordingInfo>): RecordingInfo => ({
  id: 's-1',
  title: 'everything',
  commandLine: ['node', 'dist/index.js', 'stdio'],
  createdAt: '2026-01-02T03:04:05.000Z',
  bytes: 10,
  state: 'ended',
  ...part,
});

it('finds recordings by words of title, command line and id', () => {
  const list = [recording({}), recording({ id: 's-2', title: 'Memory', commandLine: ['npx', 'memory'] })];
  expect(matching(list, ' STDIO  node ').map(({ id }) => id)).toEqual(['s-1']);
  expect(matching(list, 's-2').map(({ id }) => id)).toEqual(['s-2']);
  expect(matching(list, 'memory stdio')).toEqual([]);
  expect(matching(list, ' ')).toBe(list);
  expect(totalBytes(list)).toBe(20);
});

it('names a recording, and says first that it cannot be read', () => {
  expect(titleOf(recording({ title: '' }))).toBe('node dist/index.js stdio');
  expect(titleOf(recording({ title: '', commandLine: [] }))).toBe('s-1');
  expect(stateOf(recording({ state: 'crashed' }))).toBe('crashed');
  expect(stateOf(recording({ error: 'not a recording' }))).toBe('unreadable');
});
