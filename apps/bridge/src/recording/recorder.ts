import type { Direction } from '@lifeline/protocol';
import {
  type Cause,
  type EventBody,
  encodeEvent,
  encodeHeader,
  type GapReason,
  type LineText,
  type Row,
  RowMaker,
  RowTable,
  type TraceEvent,
  type TraceHeader,
} from '@lifeline/trace';
import { utf8Boundary } from '../transports/utf8.ts';
import { type LogState, MEMORY_LIMIT, type TraceLog } from './trace-log.ts';

/** Lines above this are written in pieces, with a pause for other work between them. Bytes. */
export const LARGE_BYTES = 1024 * 1024;
const PIECE_CHARS = 512 * 1024;
/** The longest line of a recording; what is longer when escaped is shortened. Below V8's longest string. */
export const LONGEST_LINE_BYTES = 500 * 1024 * 1024;

/** A message line that is too large to be recorded in one go. */
export interface LargeMessage {
  readonly dir: Direction;
  readonly cause?: Cause;
  readonly text: LineText;
  /** Bytes of the line as it crosses the pipe. */
  readonly size: number;
}

/** Writes the events of one session: gives each its `seq` and time, appends it, and keeps its row. */
export class Recorder {
  readonly rows = new RowTable();
  readonly #maker = new RowMaker();
  readonly #log: TraceLog;
  readonly #clock: () => number;

  /** @param clock milliseconds since the header's `createdAt`, monotonic, to 1 µs */
  constructor(header: TraceHeader, log: TraceLog, clock: () => number) {
    this.#log = log;
    this.#clock = clock;
    log.append(Buffer.from(`${encodeHeader(header)}\n`));
  }

  get state(): LogState {
    return this.#log.state;
  }

  /** Size of the recording in bytes. */
  get size(): number {
    return this.#log.size;
  }

  /** The recording's line of event `seq`, without LF, at most `limit` bytes of it. */
  line(seq: number, limit = Number.POSITIVE_INFINITY): Buffer {
    return this.#log.read(this.rows.offsetAt(seq), Math.min(limit, this.rows.lengthAt(seq)));
  }

  /** Bytes of the recording, wherever they are. */
  bytes(offset: number, length: number): Buffer {
    return this.#log.read(offset, length);
  }

  /** Appends events that happened now, by one write. `sizes`: bytes of their lines, where they are known. */
  record(connection: number, bodies: readonly EventBody[], sizes: readonly number[] = []): Row[] {
    const atMs = this.#clock();
    const first = this.rows.length;
    const number = (body: EventBody, index: number): TraceEvent => ({
      seq: first + index,
      atMs,
      connection,
      ...body,
    });
    let events = bodies.map(number);
    let lines = events.map(encodeEvent);
    let bytes = Buffer.from(`${lines.join('\n')}\n`);
    if (!this.#log.hasRoom(bytes.length)) {
      events = bodies.map((body) => this.#standIn(body)).map(number);
      lines = events.map(encodeEvent);
      bytes = Buffer.from(`${lines.join('\n')}\n`);
    }
    let offset = this.#log.size;
    this.#log.append(bytes);
    return events.map((event, index) => {
      const length = Buffer.byteLength(lines[index] ?? '');
      const row = this.#maker.row(event, offset, length, sizes[index]);
      this.rows.push(row);
      offset += length + 1;
      return row;
    });
  }

  /**
   * Appends one large message in pieces; nothing else may be recorded until it is done. What cannot be kept whole
   * is kept to its first MiB, followed by a `gap`.
   */
  async recordLarge(connection: number, message: LargeMessage): Promise<Row> {
    const { dir, cause, text, size } = message;
    const base = { seq: this.rows.length, atMs: this.#clock(), connection, type: 'message', dir } as const;
    const event: TraceEvent = { ...base, ...(cause === undefined ? {} : { cause }), ...text };
    const offset = this.#log.size;
    const length = await this.#log.appendPieces(() => pieces(event, text), LONGEST_LINE_BYTES);
    if (length === undefined) return this.#recordStart(connection, message);
    const row = this.#maker.row(event, offset, length - 1, size);
    this.rows.push(row);
    return row;
  }

  #recordStart(connection: number, { dir, cause, text, size }: LargeMessage): Row {
    const start = 'raw' in text ? Buffer.from(text.raw.slice(0, LARGE_BYTES)) : undefined;
    const cut = start === undefined ? LARGE_BYTES : utf8Boundary(start, LARGE_BYTES);
    const kept =
      'raw64' in text
        ? { raw64: Buffer.from(text.raw64.slice(0, LARGE_BYTES * 2), 'base64').toString('base64', 0, cut) }
        : { raw: start?.toString('utf8', 0, cut) ?? '' };
    const [row] = this.record(connection, [
      { type: 'message', dir, ...(cause === undefined ? {} : { cause }), ...kept },
      { type: 'gap', reason: this.#gapReason('line-too-long'), bytes: size - cut },
    ]);
    if (row === undefined) throw new Error('a recorded event has a row');
    return row;
  }

  #gapReason(otherwise: GapReason): GapReason {
    const { state } = this;
    return state === 'disk-full' || state === 'write-failed' ? state : otherwise;
  }

  /** What is recorded of a line for which there is no room: that there was one. */
  #standIn(body: EventBody): EventBody {
    if (body.type !== 'message' && body.type !== 'stderr') return body;
    const bytes = 'raw' in body ? Buffer.byteLength(body.raw) : Buffer.byteLength(body.raw64, 'base64');
    const message = `A line was not kept: the disk takes nothing, and ${MEMORY_LIMIT / 1024 / 1024} MiB wait in memory.`;
    return { type: 'gap', reason: this.#gapReason('write-failed'), bytes, events: 1, message };
  }
}

/** The event's line with its LF, as `encodeEvent` would give it, made piece by piece from its text. */
function* pieces(event: TraceEvent, text: LineText): Generator<Buffer> {
  const empty = 'raw' in text ? '"raw":""' : '"raw64":""';
  const frame = encodeEvent({ ...event, ...('raw' in text ? { raw: '' } : { raw64: '' }) });
  const at = frame.indexOf(empty) + empty.length - 1;
  yield Buffer.from(frame.slice(0, at));
  const whole = 'raw' in text ? text.raw : text.raw64;
  for (let start = 0, end = 0; start < whole.length; start = end) {
    end = pieceEnd(whole, start + PIECE_CHARS);
    yield Buffer.from(JSON.stringify(whole.slice(start, end)).slice(1, -1));
  }
  yield Buffer.from(`${frame.slice(at)}\n`);
}

/** `end`, or one less where it would cut a surrogate pair in two, which JSON would then write as escapes. */
function pieceEnd(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const before = text.charCodeAt(end - 1);
  return before >= 0xd800 && before <= 0xdbff ? end - 1 : end;
}
