import type { Row } from './row.ts';

/** Members that few rows have. */
export type Rest = Pick<
  Row,
  | 'faults'
  | 'errorCode'
  | 'malformed'
  | 'event'
  | 'detail'
  | 'ref'
  | 'afterMs'
  | 'cursor'
  | 'requestId'
  | 'batch'
  | 'issues'
>;

/** Whether a row has any of them; cheap, because it is asked for every row. */
export function hasRest(row: Row): boolean {
  return (
    row.faults !== undefined ||
    row.errorCode !== undefined ||
    row.event !== undefined ||
    row.detail !== undefined ||
    row.cursor !== undefined ||
    row.requestId !== undefined ||
    row.malformed !== undefined ||
    row.ref !== undefined ||
    row.afterMs !== undefined ||
    row.batch !== undefined ||
    row.issues !== undefined
  );
}

/** Those members alone. */
export function restOf(row: Row): Rest {
  const { faults, errorCode, malformed, event, detail, ref, afterMs, cursor, requestId, batch, issues } = row;
  return {
    ...(faults !== undefined && { faults }),
    ...(errorCode !== undefined && { errorCode }),
    ...(malformed !== undefined && { malformed }),
    ...(event !== undefined && { event }),
    ...(detail !== undefined && { detail }),
    ...(ref !== undefined && { ref }),
    ...(afterMs !== undefined && { afterMs }),
    ...(cursor !== undefined && { cursor }),
    ...(requestId !== undefined && { requestId }),
    ...(batch !== undefined && { batch }),
    ...(issues !== undefined && { issues }),
  };
}
