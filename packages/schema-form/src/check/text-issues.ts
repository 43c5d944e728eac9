import type { DraftText } from '../draft/to-json.ts';
import { type Issue, type IssueCode, notJson } from './issue.ts';

/** What can be said of a draft's text without a schema: broken parts, holes in arrays, keys that occur twice. */
export function textIssues({ broken, gaps, duplicates }: DraftText): Issue[] {
  const issue = (code: IssueCode) => (pointer: string) => ({
    pointer,
    code,
    schemaPointer: undefined,
    detail: '',
  });
  return [
    ...broken.map(({ pointer, error }) => notJson(pointer, error)),
    ...gaps.map(issue('gap')),
    ...duplicates.map(issue('duplicateKey')),
  ];
}
