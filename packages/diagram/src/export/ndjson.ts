import { type Cause, encodeEvent, encodeHeader, type TraceEvent } from '@lifeline/trace';
import type { ExportTrace } from './export-trace.ts';

/**
 * A recording in the trace format, in pieces. Everything unredacted is the lines as they were recorded. Otherwise
 * the texts of messages are the same, but for secrets; an excerpt counts its events anew, and leaves out what points
 * to an event that it does not hold. A note at its end says what was done.
 */
export function* ndjson(trace: ExportTrace): Generator<string> {
  yield `${encodeHeader(trace.header)}\n`;
  const seqs = new Map<number, number>();
  for (const seq of kept(trace)) {
    const line = trace.isExcerpt ? undefined : trace.line(seq);
    const event = line === undefined ? renumbered(trace.event(seq), seqs) : undefined;
    if (line === undefined && event === undefined) continue;
    seqs.set(seq, seqs.size);
    yield `${line ?? (event === undefined ? '' : encodeEvent(event))}\n`;
  }
  const text = remark(trace, seqs.size);
  if (text !== undefined)
    yield `${encodeEvent({ ...lastMoment(trace), seq: seqs.size, type: 'note', text })}\n`;
}

/** What is shown, and the releases of shown messages, which are never shown by themselves. */
function* kept(trace: ExportTrace): Generator<number> {
  if (!trace.isExcerpt) return yield* trace.shown;
  const shown = new Set(trace.shown);
  for (let seq = 0; seq < trace.rows.length; seq += 1) {
    const isRelease = trace.rows.kindAt(seq) === 'released';
    if (shown.has(seq) || (isRelease && shown.has(trace.rows.restAt(seq).ref ?? -1))) yield seq;
  }
}

/** The event in an excerpt whose events got new numbers (`seqs`); undefined when it is about one that is not in it. */
function renumbered(event: TraceEvent, seqs: ReadonlyMap<number, number>): TraceEvent | undefined {
  const seq = seqs.size;
  switch (event.type) {
    case 'message': {
      const { cause, ...rest } = event;
      return { ...rest, ...causeIn(cause, seqs), seq };
    }
    case 'held': {
      const { cause, ...rest } = event;
      if (!('ref' in rest)) return { ...rest, ...causeIn(cause, seqs), seq };
      const ref = seqs.get(rest.ref);
      return ref === undefined ? undefined : { ...rest, ...causeIn(cause, seqs), seq, ref };
    }
    case 'released': {
      const ref = seqs.get(event.ref);
      return ref === undefined ? undefined : { ...event, seq, ref };
    }
    case 'timeout': {
      const requestSeq = seqs.get(event.requestSeq);
      return requestSeq === undefined ? undefined : { ...event, seq, requestSeq };
    }
    case 'gap': {
      if (event.reason !== 'unreadable') return { ...event, seq };
      // such a gap only stands in for a line while a recording is read; it is never written
      const { atMs, connection } = event;
      return {
        seq,
        atMs,
        connection,
        type: 'note',
        text: `Event ${event.seq} could not be read. ${event.message ?? ''}`.trim(),
      };
    }
    default:
      return { ...event, seq };
  }
}

/** `cause` with the new number; none when what caused it is not in the excerpt. */
function causeIn(cause: Cause | undefined, seqs: ReadonlyMap<number, number>): { cause?: Cause } {
  const renumbered = typeof cause === 'number' ? seqs.get(cause) : cause;
  return renumbered === undefined ? {} : { cause: renumbered };
}

function lastMoment({ rows }: ExportTrace) {
  const last = rows.length - 1;
  return { atMs: last < 0 ? 0 : rows.atMsAt(last), connection: last < 0 ? 1 : rows.connectionAt(last) || 1 };
}

function remark(trace: ExportTrace, written: number): string | undefined {
  const { redactions, rows, header } = trace;
  const parts = [
    trace.isExcerpt ? `Excerpt: ${written} of the ${rows.length} events of ${header.id}, counted anew.` : '',
    redactions.size > 0 ? `Secrets were replaced by markers such as [redacted:1]: ${redactions.size}.` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(' ');
}
