import type { Progress } from '@lifeline/lessons';
import { expect, test } from 'vitest';
import { lessonOfSession, readKept, withProgress } from './kept.ts';

const NONE = readKept(undefined);
const PROGRESS: Progress = {
  lesson: 'roles',
  step: 2,
  done: ['start'],
  since: { start: 0 },
  hints: {},
  sessions: { first: 's-1', second: 's-2' },
  finished: false,
};

test('what was kept is read back as it was', () => {
  const kept = withProgress(withProgress(NONE, PROGRESS), { ...PROGRESS, lesson: 'phases', sessions: {} });
  expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(lessonOfSession(kept, 's-2')).toBe('roles');
  expect(lessonOfSession(kept, 's-3')).toBeUndefined();
});

test('a lesson that was finished once stays so when it is begun anew', () => {
  const finished = withProgress(NONE, { ...PROGRESS, finished: true });
  expect(withProgress(finished, PROGRESS).finished).toEqual(['roles']);
  expect(withProgress(finished, { ...PROGRESS, finished: true }).finished).toEqual(['roles']);
});

test.each([
  [null],
  ['text'],
  [{ lessons: [] }],
  [{ lessons: { roles: { ...PROGRESS, step: -1 } }, finished: [] }],
  [{ lessons: { gone: { ...PROGRESS, lesson: 'gone' } }, finished: ['gone', 7] }],
])('what makes no sense begins anew: %j', (draft) => {
  expect(readKept(draft)).toEqual(NONE);
});
