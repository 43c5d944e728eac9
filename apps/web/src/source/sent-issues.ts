import type { RowTable } from '@lifeline/trace';

/** With how many issues of its form a request was sent, as the action that caused it tells; 0 for any other event. */
export function sentIssues(
  rows: Pick<RowTable, 'causeAt' | 'restAt' | 'kindAt'>,
  requestSeq: number,
): number {
  const cause = rows.kindAt(requestSeq) === 'request' ? rows.causeAt(requestSeq) : undefined;
  return typeof cause === 'number' && cause < requestSeq ? (rows.restAt(cause).issues ?? 0) : 0;
}
