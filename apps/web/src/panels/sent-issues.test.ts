import { expect, it } from 'vitest';
import { keepSentIssues, sentIssues } from './sent-issues.ts';

it('knows the issues of a request by its session and seq', () => {
  keepSentIssues('s-1', 7, 2);
  keepSentIssues('s-1', 9, 0);
  expect([sentIssues('s-1', 7), sentIssues('s-1', 9), sentIssues('s-2', 7)]).toEqual([2, 0, 0]);
});
