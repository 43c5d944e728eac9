export { Checker, type CheckResult } from './check.ts';
export type { Issue, IssueCode } from './issue.ts';
