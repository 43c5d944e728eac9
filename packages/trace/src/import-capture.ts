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

/**
 * Converts a raw capture (NDJSON; `p` phase, `t` milliseconds, `dir` `c2s`, `s2c`, `err` or `event`, `line`) to
 * a trace, line by line. Each phase was a process of its own with its own clock: it becomes a connection, and its
 * times go on where the one before it ended. Every line keeps its exact text.
 */
export class CaptureConverter {
  readonly header: TraceHeader;
  private readonly onEvent: (event: TraceEvent) => void;
  private readonly source: string;
  private next = 0;
  private connection = 0;
  private phase: string | undefined;
  private exited = false;
  /** Start of the current phase on the trace's clock, and on the capture's. */
  private startMs = 0;
  private phaseStartMs = 0;
  private lastMs = 0;

  constructor(options: ImportOptions, onEvent: (event: TraceEvent) => void) {
    const { id, createdAt, recorder, source } = options;
    const target = { kind: 'imported', source } as const;
    this.header = { type: 'trace', version: TRACE_VERSION, id, createdAt, recorder, target };
    this.source = source;
    this.onEvent = onEvent;
  }

  /** Takes the next line in; gives the reason when it cannot be read. */
  take(line: string): string | undefined {
    const read = readLine(line);
    if (typeof read === 'string') return read;
    const { phase, time, body } = read;
    if (phase !== this.phase) this.open(phase, time);
    this.lastMs = Math.max(this.lastMs, this.startMs + time - this.phaseStartMs);
    if (body === undefined) return undefined;
    this.append(body);
    this.exited ||= body.type === 'process' && body.event === 'exited';
    return undefined;
  }

  /** Adds a remark at this place. */
  note(text: string): void {
    this.append({ type: 'note', text });
  }

  /** No line follows. */
  end(): void {
    if (this.connection > 0) this.close();
  }

  private open(phase: string, time: number): void {
    if (this.connection > 0) this.close();
    this.connection += 1;
    this.phase = phase;
    this.exited = false;
    this.startMs = this.lastMs;
    this.phaseStartMs = time;
    this.append({ type: 'opened', target: { kind: 'imported', source: this.source } });
  }

  private close(): void {
    this.append({ type: 'closed', reason: this.exited ? 'exited' : 'disconnected' });
  }

  private append(body: EventBody): void {
    const connection = Math.max(1, this.connection);
    this.onEvent({ seq: this.next, atMs: this.lastMs, connection, ...body });
    this.next += 1;
  }
}

/** Converts a capture that is in memory. */
export function importCapture(lines: Iterable<string>, options: ImportOptions): ImportedCapture {
  const events: TraceEvent[] = [];
  const unreadable: { line: number; reason: string }[] = [];
  const converter = new CaptureConverter(options, (event) => events.push(event));
  let number = 0;
  for (const line of lines) {
    number += 1;
    const reason = line === '' ? undefined : converter.take(line);
    if (reason !== undefined) unreadable.push({ line: number, reason });
  }
  converter.end();
  return { header: converter.header, events, unreadable };
}

/** Whether a line is one of a capture. */
export function isCaptureLine(line: string): boolean {
  return typeof readLine(line) !== 'string';
}

interface CaptureLine {
  readonly phase: string;
  readonly time: number;
  readonly body: EventBody | undefined;
}

/** What a line says, or why it cannot be read. */
function readLine(line: string): CaptureLine | string {
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
  return fields.problem ?? { phase, time, body };
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
