import { encodeRow } from '@lifeline/trace';
import { type BridgeMessage, type EventText, INLINE_BODY_BYTES, TAIL_BODIES } from '@lifeline/wire';
import type { TraceSource } from './trace-source.ts';
import { utf8Boundary } from './transports/utf8.ts';

/** How much goes into one message. */
const ROWS = 2000;
const EVENTS_BYTES = 4 * 1024 * 1024;
const BODIES_BYTES = 8 * 1024 * 1024;
/** Longest body in an answer to `read`; the rest is fetched as bytes. */
const READ_BODY_BYTES = 1024 * 1024;

/** Longest body that travels whole because the model needs it. Escaped twice it still is a string that V8 can hold. */
const WHOLE_BYTES = 48 * 1024 * 1024;

/** A message as text, and the seq that the next one starts with. */
export interface Frame {
  readonly text: string;
  readonly next: number;
}

/** Rows from `from` on, with the bodies that go along unasked. */
export function eventsMessage(source: TraceSource, from: number): Frame {
  const { rows } = source;
  const end = Math.min(rows.length, from + ROWS);
  const tail = source.isFilling ? rows.length : rows.length - TAIL_BODIES;
  const packed: unknown[][] = [];
  const bodies: EventText[] = [];
  let bytes = 0;
  let seq = from;
  for (; seq < end && bytes < EVENTS_BYTES; seq += 1) {
    packed.push(encodeRow(rows.at(seq)));
    const isSmall = seq >= tail && rows.lengthAt(seq) <= INLINE_BODY_BYTES;
    if (!isSmall && !rows.wholeAt(seq)) continue;
    bytes += rows.lengthAt(seq);
    bodies.push(...readableBody(source, seq));
  }
  const { id: sessionId } = source;
  const message: BridgeMessage = {
    type: 'events',
    sessionId,
    from,
    rows: packed,
    bodies,
    total: rows.length,
  };
  return { text: JSON.stringify(message), next: seq };
}

/** Bodies of `from`..`to`, as many as go into one message. */
export function bodiesMessage(source: TraceSource, ref: string, from: number, to: number): Frame {
  const bodies: EventText[] = [];
  let bytes = 0;
  let seq = from;
  for (; seq <= to && bytes < BODIES_BYTES; seq += 1) {
    const line = source.line(seq, READ_BODY_BYTES);
    bytes += line.length;
    bodies.push(cutBody(line, seq, source.rows.lengthAt(seq)));
  }
  const message: BridgeMessage = { type: 'bodies', ref, bodies };
  return { text: JSON.stringify(message), next: Math.max(seq, from + 1) };
}

/** A body that cannot be read any more is left out: the rows go on, and asking for it says why. */
function readableBody(source: TraceSource, seq: number): EventText[] {
  try {
    const length = source.rows.lengthAt(seq);
    const limit = length > WHOLE_BYTES ? READ_BODY_BYTES : length;
    return [cutBody(source.line(seq, limit), seq, length)];
  } catch {
    return [];
  }
}

function cutBody(line: Buffer, seq: number, length: number): EventText {
  if (line.length >= length) return { seq, text: line.toString('utf8') };
  return { seq, text: line.toString('utf8', 0, utf8Boundary(line, line.length)), truncated: true };
}
