import { expect, it } from 'vitest';
import { editCommandOf, keepDraft, keptDraft } from './kept-draft.ts';
import { EMPTY_DRAFT } from './launch-draft.ts';

const typed = { ...EMPTY_DRAFT, command: 'A=1 node  "x y"', env: 'B=2' };

it('gives back what was typed for a session, with its environment', () => {
  keepDraft(typed, ['node', 'x y']);
  editCommandOf({ commandLine: ['node', 'x y'], cwd: '/srv' });
  expect(keptDraft()).toBe(typed);
});

it('writes the command of a session that was started elsewhere', () => {
  keepDraft(typed, ['node', 'x y']);
  editCommandOf({ commandLine: ['python', 'my server.py'], cwd: '/srv' });
  expect(keptDraft()).toEqual({ ...EMPTY_DRAFT, command: "python 'my server.py'", cwd: '/srv' });
});
