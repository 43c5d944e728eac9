import type { SessionInfo } from '@lifeline/wire';
import { expect, it } from 'vitest';
import { sessionNames } from './session-names.ts';

function session(id: string, title: string, createdAt: string, readOnly = false): SessionInfo {
  return {
    id,
    title,
    createdAt,
    commandLine: [],
    state: 'ready',
    connection: 1,
    readOnly,
    recording: 'disk',
    events: 0,
    bytes: 0,
  };
}

it('tells sessions of the same name apart by their start, then by a number', () => {
  const names = sessionNames(
    [
      session('a', 'x', '10:00'),
      session('b', 'y', '10:00'),
      session('c', 'y', '11:00'),
      session('d', 'y', '11:00'),
      session('e', 'x', '10:00', true),
    ],
    { time: (iso) => iso },
    'recording',
  );
  expect([...names.values()]).toEqual(['x', 'y · 10:00', 'y · 11:00 (1)', 'y · 11:00 (2)', 'x · recording']);
});
