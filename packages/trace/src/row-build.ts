import type { Envelope } from '@lifeline/protocol';
import type { TraceEvent } from './event.ts';
import type { MutableRow } from './row-layout.ts';

/** A row with what every row has; a note until it is known better. Assignment is much faster than spreading. */
export function baseRow(event: TraceEvent, offset: number, length: number): MutableRow {
  const { seq, atMs, connection } = event;
  return { seq, atMs, connection, kind: 'note', bytes: 0, offset, length };
}

/** Puts all but the kind of an envelope into a row. */
export function addEnvelope(row: MutableRow, envelope: Envelope): void {
  if (envelope.id !== undefined) row.id = envelope.id;
  if (envelope.method !== undefined) row.method = envelope.method;
  if (envelope.subject !== undefined) row.subject = envelope.subject;
  if (envelope.isError !== undefined) row.isError = envelope.isError;
  if (envelope.progressToken !== undefined) row.progressToken = envelope.progressToken;
  if (envelope.errorCode !== undefined) row.errorCode = envelope.errorCode;
  if (envelope.cursor !== undefined) row.cursor = envelope.cursor;
  if (envelope.requestId !== undefined) row.requestId = envelope.requestId;
  if (envelope.faults !== undefined) row.faults = envelope.faults;
  if (envelope.malformed !== undefined) row.malformed = envelope.malformed;
  if (envelope.batch !== undefined) row.batch = envelope.batch;
}
