import { isAscii, isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { type RecordingLine, RecordingReader, RowTable } from '@lifeline/trace';
import { LineSplitter, type SplitLine } from '../transports/line-splitter.ts';
import { LONGEST_LINE_BYTES } from './recorder.ts';
import { LONGEST_HEADER_BYTES } from './recording-file.ts';
import { indexMark, readIndex, StaleIndex, writeIndex } from './row-index.ts';

const read = promisify(fs.read);
const CHUNK_BYTES = 256 * 1024;
/** What becomes text at once: longer texts are not kept where memory is cheap to take and give back. */
const TEXT_BYTES = 64 * 1024;
const LF = 0x0a;
const OPEN_BRACE = 0x7b;
const LIMITS = { whole: LONGEST_LINE_BYTES + 1024, keep: 1024, isText: mayBeEvent };
/** Smaller recordings are read as fast without an index. Bytes. */
const INDEXED_BYTES = 16 * 1024 * 1024;

/**
 * A recording that is read from its file, piece by piece: its rows are in memory, its lines stay on the disk. A
 * line that cannot be read is stood in for by an event that says so, and reading goes on behind it.
 */
export class RecordedTrace {
  readonly #fd: number;
  readonly #index: string | undefined;
  #rows = new RowTable();
  #reader = this.#newReader();
  #isStopped = false;
  /** What was read beyond the lines that were asked for. */
  #ahead: { readonly offset: number; readonly bytes: Buffer } = { offset: 0, bytes: Buffer.alloc(0) };
  #lastSeq = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  /**
   * @param fd the file, open for reading; belongs to this object from now on
   * @param index the file that keeps the rows of a large recording, so that it opens faster the next time
   */
  constructor(fd: number, index?: string) {
    this.#fd = fd;
    this.#index = index;
  }

  get rows(): RowTable {
    return this.#rows;
  }

  get header(): RecordingReader['header'] {
    return this.#reader.header;
  }

  /** Why nothing could be read. */
  get failure(): RecordingReader['failure'] {
    return this.#reader.failure;
  }

  get unreadable(): RecordingReader['unreadable'] {
    return this.#reader.unreadable;
  }

  /** Reads the file to its present end; `onProgress` after every piece. */
  async readAll(onProgress: () => void): Promise<void> {
    const { size } = fs.fstatSync(this.#fd);
    if (this.#index === undefined || size < INDEXED_BYTES) return this.#readFile(size, onProgress);
    const mark = indexMark(this.#fd);
    if (await this.#readIndexed(this.#index, mark, onProgress)) return;
    await this.#readFile(size, onProgress);
    const isWhole = !this.#isStopped && this.unreadable === undefined && indexMark(this.#fd) === mark;
    // only for the next time: nobody waits for it, and where it cannot be written the recording is read again
    if (isWhole) writeIndex(this.#index, mark, this.#rows, () => this.#isStopped).catch(() => undefined);
  }

  /** False where the index is none of this file's: then nothing has been read. */
  async #readIndexed(index: string, mark: string, onProgress: () => void): Promise<boolean> {
    try {
      this.#take({ bytes: this.#firstLine(), dropped: 0 }, true);
      if (this.header === undefined) throw new StaleIndex('the file is no recording');
      for await (const rows of readIndex(index, mark)) {
        if (this.#isStopped) return true;
        for (const row of rows) this.#rows.push(row);
        onProgress();
      }
      return true;
    } catch {
      // missing, of another state of the file, or damaged: the recording says it all
      this.#rows = new RowTable();
      this.#reader = this.#newReader();
      return false;
    }
  }

  #newReader(): RecordingReader {
    return new RecordingReader((row) => this.#rows.push(row), Buffer.byteLength);
  }

  #firstLine(): Buffer {
    let start: Buffer = Buffer.alloc(0);
    for (let length = CHUNK_BYTES; length <= LONGEST_HEADER_BYTES; length *= 2) {
      start = this.bytes(0, length);
      if (start.includes(LF)) break;
    }
    return start.subarray(0, start.indexOf(LF));
  }

  async #readFile(size: number, onProgress: () => void): Promise<void> {
    const splitter = new LineSplitter(LIMITS);
    for (let position = 0; position < size && this.failure === undefined; ) {
      // a new one each time: lines may wait in the splitter for their end
      const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
      const { bytesRead } = await read(this.#fd, chunk, 0, Math.min(CHUNK_BYTES, size - position), position);
      if (this.#isStopped) return;
      if (bytesRead === 0) break;
      for (let at = 0; at < bytesRead; at += TEXT_BYTES)
        this.#takeChunk(chunk.subarray(at, Math.min(at + TEXT_BYTES, bytesRead)), splitter);
      position += bytesRead;
      // a file that begins with no line of a reasonable length is no recording, however large it is
      if (this.header === undefined && splitter.pending > LONGEST_HEADER_BYTES) break;
      onProgress();
    }
    const last = splitter.end();
    if (last !== undefined) this.#take(last, false);
    this.#reader.end();
    onProgress();
  }

  /** Lines that lie in the chunk are cut as text, which is much faster; the others are put together by the splitter. */
  #takeChunk(chunk: Buffer, splitter: LineSplitter): void {
    const first = chunk.indexOf(LF) + 1;
    const last = chunk.lastIndexOf(LF) + 1;
    const whole = chunk.subarray(first, last);
    if (!isUtf8(whole)) {
      for (const line of splitter.push(chunk)) this.#take(line, true);
      return;
    }
    for (const line of splitter.push(chunk.subarray(0, first))) this.#take(line, true);
    const isPlain = isAscii(whole);
    const text = whole.toString(isPlain ? 'latin1' : 'utf8');
    for (let start = 0; start < text.length; ) {
      const end = text.indexOf('\n', start);
      const line = text.slice(start, end);
      const length = isPlain ? line.length : Buffer.byteLength(line);
      this.#reader.take({ content: { text: line }, length, isComplete: true });
      start = end + 1;
    }
    for (const line of splitter.push(chunk.subarray(last))) this.#take(line, true);
  }

  /** The recording's line of event `seq`, without LF, at most `limit` bytes of it. */
  line(seq: number, limit = Number.POSITIVE_INFINITY): Buffer {
    const standIn = this.#reader.standIn(seq);
    if (standIn !== undefined) return Buffer.from(standIn);
    const offset = this.rows.offsetAt(seq);
    const length = Math.min(limit, this.rows.lengthAt(seq));
    const isNext = seq === this.#lastSeq + 1;
    this.#lastSeq = seq;
    if (!isNext || length > CHUNK_BYTES) return this.bytes(offset, length);
    // who asks for one line after the other gets them of one piece of the file
    const within = offset - this.#ahead.offset;
    if (within < 0 || within + length > this.#ahead.bytes.length) {
      this.#ahead = { offset, bytes: this.bytes(offset, CHUNK_BYTES) };
      return this.#ahead.bytes.subarray(0, length);
    }
    return this.#ahead.bytes.subarray(within, within + length);
  }

  /** Bytes of the file; fewer at its end. Throws system errors, also once it is closed. */
  bytes(offset: number, length: number): Buffer {
    // the number of the file may be another one's by now
    if (this.#isClosed) throw new Error('The recording was closed.');
    const bytes = Buffer.alloc(length);
    const count = fs.readSync(this.#fd, bytes, 0, length, offset);
    return bytes.subarray(0, count);
  }

  /** Whether a path leads to the recording's own file. */
  isFile(file: string): boolean {
    const [own, other] = [fs.fstatSync(this.#fd), fs.statSync(file, { throwIfNoEntry: false })];
    return other !== undefined && own.dev === other.dev && own.ino === other.ino;
  }

  /** Ends `readAll` where it is. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Not while `readAll` is at work: the number of the file may soon be another one's. */
  close(): void {
    this.#isClosed = true;
    fs.closeSync(this.#fd);
  }

  #take({ bytes, dropped }: SplitLine, isComplete: boolean): void {
    const isTooLong = dropped > 0 || (this.header === undefined && bytes.length > LONGEST_HEADER_BYTES);
    this.#reader.take({
      content: isTooLong
        ? { problem: 'This line is longer than a line of a recording can be.' }
        : contentOf(bytes),
      length: bytes.length + dropped,
      isComplete,
    });
  }
}

/** Whether a long line may be an event, from its start: what cannot be one is not kept in memory. */
function mayBeEvent(start: Buffer): boolean {
  return start[0] === OPEN_BRACE && !start.includes(0);
}

/** A line's text, or why it has none. */
export function contentOf(bytes: Buffer): RecordingLine['content'] {
  if (!isUtf8(bytes)) return { problem: 'This line holds bytes that are not UTF-8.' };
  return { text: bytes.toString('utf8') };
}
