import { decodeEvent } from './decode.ts';
import { encodeEvent } from './encode.ts';
import type { TraceEvent, TraceHeader } from './event.ts';
import { decodeHeader } from './header.ts';
import type { Row } from './row.ts';
import { RowMaker } from './row-maker.ts';
import { unreadableEvent } from './stand-in.ts';

/** A leap in `seq` up to this is filled with stand-ins; beyond it the recording is taken for damaged. */
const LARGEST_LEAP = 10_000;

/** One line of a recording, without its LF. */
export interface RecordingLine {
  /** The text, or why there is none: one English sentence. */
  readonly content: { readonly text: string } | { readonly problem: string };
  /** Size in bytes. */
  readonly length: number;
  /** An LF follows it. */
  readonly isComplete: boolean;
}

/** The first place of a recording that cannot be read. `line` counts from 1, `byte` from 0. */
export interface Unreadable {
  readonly line: number;
  readonly byte: number;
  readonly reason: string;
}

/** Why nothing of a recording can be read. */
export interface RecordingFailure {
  readonly code: 'not-a-trace' | 'trace-too-new';
  readonly reason: string;
}

/**
 * Makes rows from the lines of a recording, which come in order. A line that cannot be read is stood in for by an
 * event that says so, and reading goes on behind it.
 */
export class RecordingReader {
  header: TraceHeader | undefined;
  failure: RecordingFailure | undefined;
  unreadable: Unreadable | undefined;
  private readonly onRow: (row: Row) => void;
  private readonly maker = new RowMaker();
  /** Events that are not in the recording as such. */
  private readonly standIns = new Map<number, TraceEvent>();
  private next = 0;
  private last = { atMs: 0, connection: 1 };
  private offset = 0;
  private lineNumber = 0;

  /** `onRow` is given the row of each event; their `seq` is gapless from 0. */
  constructor(onRow: (row: Row) => void) {
    this.onRow = onRow;
  }

  take(line: RecordingLine): void {
    this.lineNumber += 1;
    if (this.header === undefined) this.takeHeader('text' in line.content ? line.content.text : '');
    else this.takeEvent(line);
    this.offset += line.length + 1;
  }

  /** No line follows. */
  end(): void {
    if (this.header === undefined) this.takeHeader('');
  }

  /** The line of an event that stands in for an unreadable one; undefined for events that are in the recording. */
  standIn(seq: number): string | undefined {
    const event = this.standIns.get(seq);
    return event === undefined ? undefined : encodeEvent(event);
  }

  private takeHeader(text: string): void {
    if (this.failure !== undefined) return;
    const decoded = decodeHeader(text);
    if (decoded.ok) this.header = decoded.header;
    else {
      this.failure = { code: decoded.code, reason: decoded.reason };
      this.unreadable = { line: 1, byte: 0, reason: decoded.reason };
    }
  }

  private takeEvent({ content, length, isComplete }: RecordingLine): void {
    const event = 'problem' in content ? content.problem : eventOf(content.text);
    if (typeof event === 'string') {
      this.note(
        isComplete ? event : 'The last line is not complete: the recording was cut off while it was written.',
      );
      if (isComplete) this.addStandIn(event, length);
    } else if (event.seq < this.next || event.seq - this.next > LARGEST_LEAP) {
      this.note(`Event ${event.seq} stands where event ${this.next} belongs.`);
    } else {
      if (event.seq > this.next) this.note(`The events ${this.next} to ${event.seq - 1} are missing.`);
      while (this.next < event.seq) this.addStandIn('This event is missing in the file.', 0);
      this.add(event, length);
    }
  }

  private addStandIn(reason: string, length: number): void {
    const { atMs, connection } = this.last;
    const event = unreadableEvent(this.next, atMs, connection, reason);
    this.standIns.set(event.seq, event);
    this.add(event, length);
  }

  private add(event: TraceEvent, length: number): void {
    this.next = event.seq + 1;
    this.last = { atMs: event.atMs, connection: event.connection };
    this.onRow(this.maker.row(event, this.offset, length));
  }

  private note(reason: string): void {
    this.unreadable ??= { line: this.lineNumber, byte: this.offset, reason };
  }
}

function eventOf(line: string): TraceEvent | string {
  const decoded = decodeEvent(line);
  return decoded.ok ? decoded.event : decoded.reason;
}
