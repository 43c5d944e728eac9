import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { promisify } from 'node:util';
import {
  decodeEvent,
  decodeHeader,
  encodeEvent,
  type Row,
  RowMaker,
  RowTable,
  type TraceEvent,
  type TraceHeader,
  unreadableEvent,
} from '@lifeline/trace';
import { LineSplitter, type SplitLine } from '../transports/line-splitter.ts';
import { LONGEST_LINE_BYTES } from './recorder.ts';
import { LONGEST_HEADER_BYTES } from './recording-file.ts';

const read = promisify(fs.read);
const CHUNK_BYTES = 256 * 1024;
const LIMITS = { whole: LONGEST_LINE_BYTES + 1024, keep: 1024 };
/** A leap in `seq` up to this is filled with stand-ins; beyond it the file is taken for damaged. */
const LARGEST_LEAP = 10_000;

/** The first place of a recording that cannot be read. `line` counts from 1, `byte` from 0. */
export interface Unreadable {
  readonly line: number;
  readonly byte: number;
  readonly reason: string;
}

/**
 * A recording that is read from its file, piece by piece: its rows are in memory, its lines stay on the disk. A
 * line that cannot be read is stood in for by an event that says so, and reading goes on behind it.
 */
export class RecordedTrace {
  readonly rows = new RowTable();
  /** Events that are not in the file as such. */
  readonly #standIns = new Map<number, TraceEvent>();
  readonly #maker = new RowMaker();
  readonly #fd: number;
  header: TraceHeader | undefined;
  /** Why nothing could be read. */
  failure: { readonly code: 'not-a-trace' | 'trace-too-new'; readonly reason: string } | undefined;
  unreadable: Unreadable | undefined;
  #offset = 0;
  #lineNumber = 0;
  #isStopped = false;

  /** @param fd the file, open for reading; belongs to this object from now on */
  constructor(fd: number) {
    this.#fd = fd;
  }

  /** Reads the file to its present end; `onProgress` after every piece. */
  async readAll(onProgress: () => void): Promise<void> {
    const { size } = fs.fstatSync(this.#fd);
    const splitter = new LineSplitter(LIMITS);
    for (let position = 0; position < size && this.failure === undefined; ) {
      // a new one each time: lines may wait in the splitter for their end
      const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
      const { bytesRead } = await read(this.#fd, chunk, 0, Math.min(CHUNK_BYTES, size - position), position);
      if (this.#isStopped) return;
      if (bytesRead === 0) break;
      for (const line of splitter.push(chunk.subarray(0, bytesRead))) this.#take(line, true);
      position += bytesRead;
      onProgress();
    }
    const last = splitter.end();
    if (last !== undefined) this.#take(last, false);
    if (this.header === undefined && this.failure === undefined)
      this.#takeHeader({ bytes: Buffer.alloc(0), dropped: 0 });
    onProgress();
  }

  /** The recording's line of event `seq`, without LF, at most `limit` bytes of it. */
  line(seq: number, limit = Number.POSITIVE_INFINITY): Buffer {
    const standIn = this.#standIns.get(seq);
    if (standIn !== undefined) return Buffer.from(encodeEvent(standIn));
    return this.bytes(this.rows.offsetAt(seq), Math.min(limit, this.rows.lengthAt(seq)));
  }

  /** Bytes of the file; fewer at its end. */
  bytes(offset: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    const count = fs.readSync(this.#fd, bytes, 0, length, offset);
    return bytes.subarray(0, count);
  }

  /** Ends `readAll` where it is. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Not while `readAll` is at work: the number of the file may soon be another one's. */
  close(): void {
    fs.closeSync(this.#fd);
  }

  #take(line: SplitLine, isComplete: boolean): void {
    const length = line.bytes.length + line.dropped;
    this.#lineNumber += 1;
    if (this.header === undefined) this.#takeHeader(line);
    else this.#takeEvent(line, length, isComplete);
    this.#offset += length + 1;
  }

  #takeHeader(line: SplitLine): void {
    if (this.failure !== undefined) return;
    const isShort = line.dropped === 0 && line.bytes.length <= LONGEST_HEADER_BYTES;
    const decoded = decodeHeader(isShort ? line.bytes.toString('utf8') : '');
    if (decoded.ok) this.header = decoded.header;
    else {
      this.failure = { code: decoded.code, reason: decoded.reason };
      this.unreadable = { line: 1, byte: 0, reason: decoded.reason };
    }
  }

  #takeEvent(line: SplitLine, length: number, isComplete: boolean): void {
    const event = readEvent(line);
    const expected = this.rows.length;
    if (typeof event === 'string') {
      this.#note(
        isComplete ? event : 'The last line is not complete: the recording was cut off while it was written.',
      );
      if (isComplete) this.#standIn(event, length);
    } else if (event.seq < expected || event.seq - expected > LARGEST_LEAP) {
      this.#note(`Event ${event.seq} stands where event ${expected} belongs.`);
    } else {
      if (event.seq > expected) this.#note(`The events ${expected} to ${event.seq - 1} are missing.`);
      while (this.rows.length < event.seq) this.#standIn('This event is missing in the file.', 0);
      this.#push(this.#maker.row(event, this.#offset, length));
    }
  }

  #standIn(reason: string, length: number): void {
    const seq = this.rows.length;
    const event = unreadableEvent(
      seq,
      this.rows.atMsAt(seq - 1),
      this.rows.connectionAt(seq - 1) || 1,
      reason,
    );
    this.#standIns.set(seq, event);
    this.#push(this.#maker.row(event, this.#offset, length));
  }

  #note(reason: string): void {
    this.unreadable ??= { line: this.#lineNumber, byte: this.#offset, reason };
  }

  #push(row: Row): void {
    this.rows.push(row);
  }
}

function readEvent(line: SplitLine): TraceEvent | string {
  if (line.dropped > 0) return 'This line is longer than a line of a recording can be.';
  if (!isUtf8(line.bytes)) return 'This line holds bytes that are not UTF-8.';
  const decoded = decodeEvent(line.bytes.toString('utf8'));
  return decoded.ok ? decoded.event : decoded.reason;
}
