import { decodeEvent } from './decode.ts';
import { encodeEvent } from './encode.ts';
import type { TraceEvent, TraceHeader } from './event.ts';
import { decodeFirstLine } from './header.ts';
import type { Row } from './row.ts';
import { RowMaker } from './row-maker.ts';
import { unreadableEvent } from './stand-in.ts';

/** So many events may be missing in one place; a larger leap in `seq` is taken for damage. */
const LARGEST_LEAP = 10_000;
/** So many unreadable lines in a row are kept in mind, which bounds memory where a file is no recording any more. */
const MOST_UNREAD = 100_000;
/** So many events are stood in for in all: a small file can claim that any number of them is missing. */
const MOST_STAND_INS = 100_000;

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

interface Place {
  readonly line: number;
  readonly byte: number;
  readonly length: number;
}

interface Unread extends Place {
  readonly reason: string;
}

/**
 * Makes rows from the lines of a recording, which come in order. A line that cannot be read is stood in for by an
 * event that says so, and reading goes on behind it. Damage may have made two lines of one or one of two, so the
 * numbers of the events around it tell how many stand-ins it needs.
 */
export class RecordingReader {
  header: TraceHeader | undefined;
  failure: RecordingFailure | undefined;
  unreadable: Unreadable | undefined;
  private readonly onRow: (row: Row) => void;
  private readonly sizeOf: ((text: string) => number) | undefined;
  private readonly maker = new RowMaker();
  /** Events that are not in the recording as such. */
  private readonly standIns = new Map<number, TraceEvent>();
  private next = 0;
  private last = { atMs: 0, connection: 1 };
  private offset = 0;
  private lineNumber = 0;
  /** Unreadable lines since the last event. */
  private unread: Unread[] = [];
  /** An event whose number leaps, which may be damage itself: it counts once the next one goes on from it. */
  private leap: { readonly event: TraceEvent; readonly place: Place } | undefined;

  /**
   * `onRow` is given the row of each event; their `seq` is gapless from 0. `sizeOf`: size of a text in UTF-8 bytes, where
   * the host has a faster way to count than this package.
   */
  constructor(onRow: (row: Row) => void, sizeOf?: (text: string) => number) {
    this.onRow = onRow;
    this.sizeOf = sizeOf;
  }

  take(line: RecordingLine): void {
    this.lineNumber += 1;
    if (this.header === undefined) this.takeHeader(line.content);
    else this.takeLine(line);
    this.offset += line.length + 1;
  }

  /** No line follows. */
  end(): void {
    if (this.header === undefined) this.takeHeader({ text: '' });
    const { leap } = this;
    if (leap !== undefined) this.arrive(leap.event, leap.place);
    for (const unread of this.unread.splice(0)) this.addStandIn(unread.reason, unread);
  }

  /** The line of an event that stands in for an unreadable one; undefined for events that are in the recording. */
  standIn(seq: number): string | undefined {
    const event = this.standIns.get(seq);
    return event === undefined ? undefined : encodeEvent(event);
  }

  private takeHeader(content: RecordingLine['content']): void {
    if (this.failure !== undefined) return;
    const decoded = decodeFirstLine(content);
    if (decoded.ok) this.header = decoded.header;
    else {
      this.failure = { code: decoded.code, reason: decoded.reason };
      this.unreadable = { line: 1, byte: 0, reason: decoded.reason };
    }
  }

  private takeLine({ content, length, isComplete }: RecordingLine): void {
    const event = 'problem' in content ? content.problem : eventOf(content.text);
    const place = { line: this.lineNumber, byte: this.offset, length };
    if (typeof event !== 'string') this.takeEvent(event, place);
    else if (isComplete) this.pass({ ...place, reason: event });
    else {
      const reason = 'The last line is not complete: the recording was cut off while it was written.';
      this.note({ ...place, reason });
    }
  }

  private takeEvent(event: TraceEvent, place: Place): void {
    const { leap } = this;
    if (leap !== undefined && event.seq === leap.event.seq + 1) this.arrive(leap.event, leap.place);
    this.passLeap();
    const missing = event.seq - this.next - this.unread.length;
    const isTooFar = missing > LARGEST_LEAP || this.standIns.size + event.seq - this.next > MOST_STAND_INS;
    if (event.seq < this.next || isTooFar) this.pass(this.misplaced(event, place));
    else if (missing > 0) this.leap = { event, place };
    else this.arrive(event, place);
  }

  /** Reads on behind a line. */
  private pass(unread: Unread): void {
    this.passLeap();
    this.note(unread);
    if (this.unread.length < MOST_UNREAD) this.unread.push(unread);
  }

  private passLeap(): void {
    const { leap } = this;
    this.leap = undefined;
    if (leap !== undefined) this.pass(this.misplaced(leap.event, leap.place));
  }

  private misplaced(event: TraceEvent, place: Place): Unread {
    return { ...place, reason: `Event ${event.seq} stands where event ${this.next} belongs.` };
  }

  /** Adds an event, and before it what stands in for those between it and the last one. */
  private arrive(event: TraceEvent, place: Place): void {
    this.leap = undefined;
    const unread = this.unread.splice(0);
    const known = this.next + unread.length;
    if (event.seq > known) {
      this.note({ ...place, reason: `The events ${known} to ${event.seq - 1} are missing.` });
    }
    for (let index = 0; this.next < event.seq; index += 1) {
      const { reason, ...at } = unread[index] ?? {
        ...place,
        length: 0,
        reason: 'This event is missing in the file.',
      };
      this.addStandIn(reason, at);
    }
    this.add(event, place);
  }

  private addStandIn(reason: string, place: Place): void {
    const { atMs, connection } = this.last;
    const event = unreadableEvent(this.next, atMs, connection, reason);
    this.standIns.set(event.seq, event);
    this.add(event, place);
  }

  private add(event: TraceEvent, { byte, length }: Place): void {
    this.next = event.seq + 1;
    this.last = { atMs: event.atMs, connection: event.connection };
    const bytes = event.type === 'message' && 'raw' in event ? this.sizeOf?.(event.raw) : undefined;
    this.onRow(this.maker.row(event, byte, length, bytes));
  }

  private note({ line, byte, reason }: Unread): void {
    this.unreadable ??= { line, byte, reason };
  }
}

function eventOf(line: string): TraceEvent | string {
  const decoded = decodeEvent(line);
  return decoded.ok ? decoded.event : decoded.reason;
}
