import {
  decodeEvent,
  decodeHeader,
  eventRaw,
  type Row,
  RowMaker,
  type TraceEvent,
  type TraceHeader,
  unreadableEvent,
  utf8Size,
} from '@lifeline/trace';
import { SessionModel } from '../session-model.ts';

/** A recording read at once, for tests: no streaming, no side index. */
export interface TraceFile {
  /** Undefined when the first line is not one that this version reads; `problems` says why. */
  readonly header: TraceHeader | undefined;
  readonly rows: readonly Row[];
  /** Message, stderr and held texts by seq. */
  readonly texts: ReadonlyMap<number, string>;
  /** What could not be read, as `line n: reason`, lines from 1. */
  readonly problems: readonly string[];
}

/** Reads the text of a recording. A last line without LF is torn, and only reported. */
export function readTrace(text: string): TraceFile {
  const lines = text.split('\n');
  const torn = lines.pop() ?? '';
  const first = decodeHeader(lines[0] ?? '');
  if (!first.ok)
    return { header: undefined, rows: [], texts: new Map(), problems: [`line 1: ${first.reason}`] };
  const maker = new RowMaker();
  const rows: Row[] = [];
  const texts = new Map<number, string>();
  const problems: string[] = [];
  let offset = 0;
  for (const [number, line] of lines.entries()) {
    const length = utf8Size(line);
    if (number > 0) {
      const decoded = decodeEvent(line);
      if (!decoded.ok) problems.push(`line ${number + 1}: ${decoded.reason}`);
      const event = decoded.ok ? decoded.event : standIn(rows, decoded.reason);
      rows.push(maker.row(event, offset, length));
      const raw = eventRaw(event);
      if (raw !== undefined) texts.set(event.seq, raw.text);
    }
    offset += length + 1;
  }
  if (torn !== '') problems.push(`line ${lines.length + 1}: torn after ${utf8Size(torn)} bytes`);
  return { header: first.header, rows, texts, problems };
}

function standIn(rows: readonly Row[], reason: string): TraceEvent {
  const last = rows.at(-1);
  return unreadableEvent(rows.length, last?.atMs ?? 0, last?.connection ?? 1, reason);
}

/** The model of a whole trace. */
export function reduceTrace(trace: Pick<TraceFile, 'rows' | 'texts'>): SessionModel {
  const model = new SessionModel();
  for (const row of trace.rows) model.reduce(row, trace.texts.get(row.seq));
  return model;
}
