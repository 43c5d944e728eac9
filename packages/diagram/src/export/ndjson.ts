import { type Cause, encodeEvent, encodeHeader, type TraceEvent, type TraceHeader } from '@lifeline/trace';
import type { ExportTrace } from './export-trace.ts';

/** Stands for an event that is left out. */
const NONE = -1;

/**
 * A recording in the trace format, in pieces. Everything unredacted is the lines as they were recorded. Otherwise
 * the texts of messages are the same, but for secrets; an excerpt counts its events anew, and leaves out what points
 * to an event that it does not hold. A note at its end says what was done. Notes of people are in the header.
 */
export async function* ndjson(trace: ExportTrace): AsyncGenerator<string> {
  const numbers = numbered(trace);
  yield `${encodeHeader(header(trace, numbers))}\n`;
  let written = 0;
  for (const [seq, number] of numbers.entries()) {
    if (number === NONE) continue;
    const isComing = trace.reach(seq);
    if (isComing !== undefined) await isComing;
    const line = trace.isExcerpt ? undefined : trace.line(seq);
    yield `${line ?? encodeEvent(renumbered(trace.event(seq), numbers))}\n`;
    written = number + 1;
  }
  const text = remark(trace, written);
  if (text !== undefined)
    yield `${encodeEvent({ ...lastMoment(trace), seq: written, type: 'note', text })}\n`;
}

/**
 * The new number of each event. Left out is what is not shown, save for releases of shown messages, which are never
 * shown by themselves, and what is about an event that is left out.
 */
function numbered({ rows, shown, isExcerpt, isRedacted }: ExportTrace): Int32Array {
  const numbers = new Int32Array(rows.length);
  // lines that stay as they are keep their numbers
  if (!isExcerpt && !isRedacted) return numbers.map((_, seq) => seq);
  numbers.fill(NONE);
  let next = 0;
  let position = 0;
  for (let seq = 0; seq < rows.length; seq += 1) {
    const isShown = shown[position] === seq;
    if (isShown) position += 1;
    const { ref } = rows.restAt(seq);
    const isAbout = ref !== undefined && numbers[ref] !== NONE;
    const isKept = ref === undefined ? isShown : isAbout && (isShown || rows.kindAt(seq) === 'released');
    if (!isKept) continue;
    numbers[seq] = next;
    next += 1;
  }
  return numbers;
}

function header(trace: ExportTrace, numbers: Int32Array): TraceHeader {
  const { note } = trace;
  const notes = trace.noted.flatMap((old) => {
    const [seq, text] = [numbers[old] ?? NONE, trace.noteOf(old)];
    return seq === NONE || text === undefined ? [] : [{ seq, text }];
  });
  if (note === undefined && notes.length === 0) return trace.header;
  return { ...trace.header, annotations: { ...(note !== undefined && { note }), notes } };
}

/** The event with its new number. */
function renumbered(event: TraceEvent, numbers: Int32Array): TraceEvent {
  const numberOf = (old: number) => numbers[old] ?? NONE;
  const seq = numberOf(event.seq);
  switch (event.type) {
    case 'message': {
      const { cause, ...rest } = event;
      return { ...rest, ...causeIn(cause, numbers), seq };
    }
    case 'held': {
      const { cause, ...rest } = event;
      const base = { ...rest, ...causeIn(cause, numbers), seq };
      return 'ref' in base ? { ...base, ref: numberOf(base.ref) } : base;
    }
    case 'released':
      return { ...event, seq, ref: numberOf(event.ref) };
    case 'timeout':
      return { ...event, seq, requestSeq: numberOf(event.requestSeq) };
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
function causeIn(cause: Cause | undefined, numbers: Int32Array): { cause?: Cause } {
  const renumbered = typeof cause === 'number' ? (numbers[cause] ?? NONE) : cause;
  return renumbered === undefined || renumbered === NONE ? {} : { cause: renumbered };
}

function lastMoment({ rows }: ExportTrace) {
  const last = rows.length - 1;
  return { atMs: last < 0 ? 0 : rows.atMsAt(last), connection: last < 0 ? 1 : rows.connectionAt(last) || 1 };
}

function remark(trace: ExportTrace, written: number): string | undefined {
  const { redactions, rows, header: own } = trace;
  const parts = [
    trace.isExcerpt ? `Excerpt: ${written} of the ${rows.length} events of ${own.id}, counted anew.` : '',
    redactions.size > 0 ? `Secrets were replaced by markers such as [redacted:1]: ${redactions.size}.` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(' ');
}
