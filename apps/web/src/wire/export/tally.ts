import type { RowTable } from '@lifeline/trace';
import type { ShownRows } from '../shown-rows.ts';
import type { Tally } from './limits.ts';

const MESSAGES: ReadonlySet<string> = new Set(['request', 'response', 'notification']);
/** Events between two pauses. */
const PAUSE_EVENTS = 1024;

/** Counts the first `count` events, or those of them that `shown` holds, in steps. */
export function* tally(
  rows: RowTable,
  count: number,
  shown: Pick<ShownRows, 'indexFrom' | 'seqAt'> | undefined,
): Generator<void, Tally> {
  const events = shown?.indexFrom(count) ?? count;
  let messages = 0;
  let bytes = 0;
  for (let at = 0; at < events; at += 1) {
    const seq = shown === undefined ? at : (shown.seqAt(at) ?? 0);
    if (MESSAGES.has(rows.kindAt(seq))) messages += 1;
    bytes += rows.bytesAt(seq);
    if (at % PAUSE_EVENTS === 0) yield;
  }
  return { events, messages, bytes };
}
