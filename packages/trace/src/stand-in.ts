import type { GapEvent } from './event.ts';

/**
 * The event that a reader puts in place of a line it cannot read, so that `seq` stays gapless: never stored.
 * `reason` is the sentence of `decodeEvent`.
 */
export function unreadableEvent(seq: number, atMs: number, connection: number, reason: string): GapEvent {
  return { seq, atMs, connection, type: 'gap', reason: 'unreadable', message: reason };
}
