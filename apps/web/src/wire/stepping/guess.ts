import type { Direction } from '@lifeline/protocol';
import type { Row, RowTable } from '@lifeline/trace';

/** What may cross next. */
export const GUESSES = [
  'request-up',
  'notification-up',
  'answer-up',
  'result-down',
  'error-down',
  'notification-down',
  'request-down',
] as const;
export type Guess = (typeof GUESSES)[number];

/** What a reader may expect behind a held message; the likeliest is not always the first. */
export function plausible(dir: Direction, kind: Row['kind'], method: string | undefined): readonly Guess[] {
  if (dir === 'toServer') {
    if (kind === 'request') return ['notification-down', 'result-down', 'error-down', 'request-down'];
    if (kind === 'notification') return ['result-down', 'request-up', 'notification-up'];
    return ['result-down', 'request-down', 'notification-down'];
  }
  if (kind === 'request') return ['answer-up', 'result-down', 'notification-down'];
  if (kind === 'response' && method === 'initialize')
    return ['request-up', 'notification-up', 'request-down'];
  if (kind === 'response') return ['request-up', 'notification-down', 'notification-up'];
  return ['result-down', 'notification-down', 'error-down', 'request-down'];
}

/** What came: a message as the guesses name it. */
export function guessOf({
  dir,
  kind,
  errorCode,
}: Pick<Row, 'dir' | 'kind' | 'errorCode'>): Guess | undefined {
  const isUp = dir === 'toServer';
  if (kind === 'request') return isUp ? 'request-up' : 'request-down';
  if (kind === 'notification') return isUp ? 'notification-up' : 'notification-down';
  if (kind !== 'response') return undefined;
  if (isUp) return 'answer-up';
  return errorCode === undefined ? 'result-down' : 'error-down';
}

/**
 * The first message after the one was let go that is held by the event `heldSeq`; undefined while there is none. `from`:
 * an event before that.
 */
export function messageAfter(rows: RowTable, heldSeq: number, from: number): Row | undefined {
  let isReleased = false;
  for (let seq = from; seq < rows.length; seq += 1) {
    const kind = rows.kindAt(seq);
    if (!isReleased) {
      isReleased = kind === 'released' && rows.at(seq).ref === heldSeq;
      continue;
    }
    if (rows.dirAt(seq) === undefined) continue;
    const row = rows.at(seq);
    // one that was read before it was held is on record twice
    if (row.ref === undefined) return row;
  }
  return undefined;
}
