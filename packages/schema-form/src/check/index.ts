export { Checker, type CheckResult } from './check.ts';
export { compareDecimals, type Decimal, decimalOf, isInteger, isMultiple } from './decimal.ts';
export type { Issue, IssueCode } from './issue.ts';
