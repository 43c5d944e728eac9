import { type EventBody, TRACE_VERSION, type TraceEvent, type TraceHeader } from './event.ts';
import { Fields, isRecord } from './fields.ts';

export interface ImportedCapture {
  readonly header: TraceHeader;
  readonly events: readonly TraceEvent[];
  /** Lines that could not be read, numbered from 1. */
  readonly unreadable: readonly { readonly line: number; readonly reason: string }[];
}

export interface ImportOptions {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly recorder: string;
  /** Where the capture came from; becomes the target. */
  readonly source: string;
}

interface ImportState {
  readonly events: TraceEvent[];
  readonly source: string;
  connection: number;
  phase: string | undefined;
  exited: boolean;
  /** Start of the current phase on the trace's clock, and on the capture's. */
  startMs: number;
  phaseStartMs: number;
  lastMs: number;
}

/**
 * Converts a raw capture (NDJSON; `p` phase, `t` milliseconds, `dir` `c2s`, `s2c`, `err` or `event`, `line`) to
 * a trace. Each phase was a process of its own with its own clock: it becomes a connection, and its times go on
 * where the one before it ended. Every line keeps its exact text.
 */
export function importCapture(lines: Iterable<string>, options: ImportOptions): ImportedCapture {
  const { id, createdAt, recorder, source } = options;
  const header: TraceHeader = {
    type: 'trace',
    version: TRACE_VERSION,
    id,
    createdAt,
    recorder,
    target: { kind: 'imported', source },
  };
  const state: ImportState = {
    events: [],
    source,
    connection: 0,
    phase: undefined,
    exited: false,
    startMs: 0,
    phaseStartMs: 0,
    lastMs: 0,
  };
  const unreadable: { line: number; reason: string }[] = [];
  let number = 0;
  for (const line of lines) {
    number += 1;
    if (line === '') continue;
    const reason = importLine(state, line);
    if (reason !== undefined) unreadable.push({ line: number, reason });
  }
  if (state.connection > 0) close(state);
  return { header, events: state.events, unreadable };
}

/** Takes one line in; gives the reason when it cannot be read. */
function importLine(state: ImportState, line: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // The position is what the caller reports.
    return 'it is not JSON';
  }
  if (!isRecord(value)) return 'it is not an object';
  const fields = new Fields(value);
  const phase = fields.string('p');
  const time = fields.number('t');
  const body = bodyOf(fields);
  if (fields.problem !== undefined) return fields.problem;
  if (phase !== state.phase) open(state, phase, time);
  state.lastMs = Math.max(state.lastMs, state.startMs + time - state.phaseStartMs);
  if (body === undefined) return undefined;
  append(state, body);
  state.exited ||= body.type === 'process' && body.event === 'exited';
  return undefined;
}

/** The event of a line; undefined for `spawn`, which only opens the phase. */
function bodyOf(fields: Fields): EventBody | undefined {
  const dir = fields.oneOf('dir', ['c2s', 's2c', 'err', 'event']);
  if (dir === 'err') return { type: 'stderr', raw: fields.string('line') };
  if (dir !== 'event') {
    return { type: 'message', dir: dir === 'c2s' ? 'toServer' : 'toClient', raw: fields.string('line') };
  }
  switch (fields.oneOf('event', ['spawn', 'stdin-close', 'sigterm', 'sigkill', 'exit'])) {
    case 'spawn':
      return undefined;
    case 'stdin-close':
      return { type: 'process', event: 'stdin-closed' };
    case 'sigterm':
      return { type: 'process', event: 'signal', signal: 'SIGTERM' };
    case 'sigkill':
      return { type: 'process', event: 'signal', signal: 'SIGKILL' };
    case 'exit': {
      const code = fields.get('code') === null ? null : fields.integer('code');
      const signal = fields.get('signal') === null ? null : fields.string('signal');
      return { type: 'process', event: 'exited', code, signal };
    }
  }
}

function open(state: ImportState, phase: string, time: number): void {
  if (state.connection > 0) close(state);
  state.connection += 1;
  state.phase = phase;
  state.exited = false;
  state.startMs = state.lastMs;
  state.phaseStartMs = time;
  append(state, { type: 'opened', target: { kind: 'imported', source: state.source } });
}

function close(state: ImportState): void {
  append(state, { type: 'closed', reason: state.exited ? 'exited' : 'disconnected' });
}

function append(state: ImportState, body: EventBody): void {
  const base = { seq: state.events.length, atMs: state.lastMs, connection: state.connection };
  state.events.push({ ...base, ...body });
}
