import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { type RecordingLine, RecordingReader, RowTable } from '@lifeline/trace';
import { LineSplitter, type SplitLine } from '../transports/line-splitter.ts';
import { LONGEST_LINE_BYTES } from './recorder.ts';
import { LONGEST_HEADER_BYTES } from './recording-file.ts';

const read = promisify(fs.read);
const CHUNK_BYTES = 256 * 1024;
const LIMITS = { whole: LONGEST_LINE_BYTES + 1024, keep: 1024 };

/**
 * A recording that is read from its file, piece by piece: its rows are in memory, its lines stay on the disk. A
 * line that cannot be read is stood in for by an event that says so, and reading goes on behind it.
 */
export class RecordedTrace {
  readonly rows = new RowTable();
  readonly #reader = new RecordingReader((row) => this.rows.push(row));
  readonly #fd: number;
  #isStopped = false;

  /** @param fd the file, open for reading; belongs to this object from now on */
  constructor(fd: number) {
    this.#fd = fd;
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
    this.#reader.end();
    onProgress();
  }

  /** The recording's line of event `seq`, without LF, at most `limit` bytes of it. */
  line(seq: number, limit = Number.POSITIVE_INFINITY): Buffer {
    const standIn = this.#reader.standIn(seq);
    if (standIn !== undefined) return Buffer.from(standIn);
    return this.bytes(this.rows.offsetAt(seq), Math.min(limit, this.rows.lengthAt(seq)));
  }

  /** Bytes of the file; fewer at its end. */
  bytes(offset: number, length: number): Buffer {
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

function contentOf(bytes: Buffer): RecordingLine['content'] {
  if (!isUtf8(bytes)) return { problem: 'This line holds bytes that are not UTF-8.' };
  return { text: bytes.toString('utf8') };
}
