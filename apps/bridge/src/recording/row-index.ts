import { createHash } from 'node:crypto';
import fs from 'node:fs';
import zlib from 'node:zlib';
import { decodeRow, encodeRow, type Row, type RowTable } from '@lifeline/trace';
import { openNewFile } from '../home.ts';
import { LineSplitter } from '../transports/line-splitter.ts';

const VERSION = 2;
const HEAD_BYTES = 64 * 1024;
const ROWS_PER_LINE = 2000;
const CHUNK_BYTES = 256 * 1024;
/** Rows hold no text above 1,024 characters, but few rows are near that. Bytes. */
const LONGEST_LINE = 64 * 1024 * 1024;
const SUM_CHARS = 8;
const END = Buffer.from('end');

/** The index of another file or version, or a damaged one: the recording itself has to be read. */
export class StaleIndex extends Error {}

/** What an index belongs to: version, size, time of the last change, digest of the start. */
export function indexMark(fd: number): string {
  const { size, mtimeMs } = fs.fstatSync(fd);
  const head = Buffer.alloc(Math.min(size, HEAD_BYTES));
  fs.readSync(fd, head, 0, head.length, 0);
  const digest = createHash('sha256').update(head).digest('hex');
  return JSON.stringify({ type: 'index', version: VERSION, size, mtimeMs, head: digest });
}

/**
 * Writes the rows of a recording beside it, in turns with other work: the mark, then lines of rows as they cross the
 * wire, each behind its checksum, then `end`. Rejects with system errors; a file that is not complete is not left, and
 * none once nobody needs it any more: the recording may have been deleted meanwhile.
 */
export async function writeIndex(
  file: string,
  mark: string,
  rows: RowTable,
  isUnneeded: () => boolean,
): Promise<void> {
  const next = `${file}.${process.pid}.tmp`;
  fs.rmSync(next, { force: true });
  const fd = openNewFile(next);
  try {
    await write(fd, mark);
    for (let seq = 0; seq < rows.length && !isUnneeded(); ) {
      const packed: unknown[][] = [];
      for (; packed.length < ROWS_PER_LINE && seq < rows.length; seq += 1)
        packed.push(encodeRow(rows.at(seq)));
      const text = JSON.stringify(packed);
      await write(fd, `${checksum(text)} ${text}`);
    }
    await write(fd, 'end');
    if (!isUnneeded()) fs.renameSync(next, file);
  } finally {
    fs.closeSync(fd);
    fs.rmSync(next, { force: true });
  }
}

/** Rows of the index `file`, some at a time. Throws `StaleIndex` where it is not what `mark` asks for, and system errors. */
export async function* readIndex(file: string, mark: string): AsyncGenerator<readonly Row[]> {
  const flags = fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0);
  const stream = fs.createReadStream('', { fd: fs.openSync(file, flags), highWaterMark: CHUNK_BYTES });
  const splitter = new LineSplitter({ whole: LONGEST_LINE, keep: 0 });
  let next = 0;
  let isMarked = false;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    for (const { bytes } of splitter.push(chunk)) {
      if (!isMarked) {
        if (bytes.toString('utf8') !== mark) throw new StaleIndex('it belongs to another file');
        isMarked = true;
      } else if (bytes.equals(END)) return;
      else {
        const rows = rowsOf(bytes, next);
        next += rows.length;
        yield rows;
      }
    }
  }
  throw new StaleIndex('it is torn');
}

function rowsOf(line: Buffer, first: number): readonly Row[] {
  const text = line.subarray(SUM_CHARS + 1);
  if (checksum(text) !== line.toString('latin1', 0, SUM_CHARS)) throw new StaleIndex('it is damaged');
  const packed: unknown = JSON.parse(text.toString('utf8'));
  if (!Array.isArray(packed)) throw new StaleIndex('it holds no rows');
  return packed.map((entry: unknown, index) => {
    const row = Array.isArray(entry) ? decodeRow(entry) : undefined;
    if (row?.seq !== first + index) throw new StaleIndex('its rows are not in order');
    return row;
  });
}

function checksum(text: string | Buffer): string {
  return zlib.crc32(text).toString(16).padStart(SUM_CHARS, '0');
}

function write(fd: number, line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    fs.writeFile(fd, `${line}\n`, (error) => (error === null ? resolve() : reject(error)));
  });
}
