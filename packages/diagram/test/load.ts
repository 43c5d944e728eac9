import fs from 'node:fs';
import path from 'node:path';
import { SessionModel } from '@lifeline/model';
import { readTrace, reduceTrace, type TraceFile } from '@lifeline/model/testing';
import { type EventBody, type Row, RowMaker, RowTable, type TraceEvent } from '@lifeline/trace';
import type { SequenceOptions } from '../src/row-lines.ts';
import { SequenceLines } from '../src/sequence-lines.ts';

const TRACES = path.resolve(import.meta.dirname, '../../model/traces');
const OPTIONS: SequenceOptions = { notes: false, host: true };

export function loadTrace(name: string): TraceFile {
  return readTrace(fs.readFileSync(path.join(TRACES, `${name}.ndjson`), 'utf8'));
}

/** The sequence of a trace, its model reduced to the end before the first line is made. */
export function sequenceOf(
  trace: Pick<TraceFile, 'rows' | 'texts'>,
  options = OPTIONS,
  shows: (row: Row) => boolean = () => true,
): SequenceLines {
  const table = new RowTable();
  for (const row of trace.rows) table.push(row);
  const sequence = new SequenceLines(table, reduceTrace(trace), options);
  for (const row of trace.rows) if (shows(row)) sequence.append(row);
  return sequence;
}

/** As it happens: each row is reduced, appended and drawn before the next one is there. */
export function liveSequenceOf(
  trace: TraceFile,
  options = OPTIONS,
  each?: (live: SequenceLines) => void,
): SequenceLines {
  const table = new RowTable();
  const model = new SessionModel();
  const sequence = new SequenceLines(table, model, options);
  for (const row of trace.rows) {
    table.push(row);
    model.reduce(row, trace.texts.get(row.seq));
    sequence.append(row);
    each?.(sequence);
  }
  return sequence;
}

/** Rows of made-up events, 1 ms apart unless said otherwise, all of one connection. */
export function traceOf(
  events: readonly (EventBody & { readonly atMs?: number })[],
): Pick<TraceFile, 'rows' | 'texts'> {
  const maker = new RowMaker();
  const rows = events.map((event, seq) =>
    maker.row({ seq, connection: 1, ...event, atMs: event.atMs ?? seq } as TraceEvent, 0, 0),
  );
  return { rows, texts: new Map() };
}

export function request(
  id: number,
  method = 'tools/call',
  dir: 'toServer' | 'toClient' = 'toServer',
): EventBody {
  return {
    type: 'message',
    dir,
    raw: JSON.stringify({ jsonrpc: '2.0', id, method, params: { name: 'tool' } }),
  };
}

export function answer(id: number, dir: 'toServer' | 'toClient' = 'toClient'): EventBody {
  return { type: 'message', dir, raw: JSON.stringify({ jsonrpc: '2.0', id, result: {} }) };
}

export function notification(method = 'notifications/message'): EventBody {
  return { type: 'message', dir: 'toClient', raw: JSON.stringify({ jsonrpc: '2.0', method, params: {} }) };
}

export function times(count: number, make: (index: number) => EventBody): EventBody[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
