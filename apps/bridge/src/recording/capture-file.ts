import { once } from 'node:events';
import fs from 'node:fs';
import { CaptureConverter, encodeEvent, encodeHeader, type ImportOptions } from '@lifeline/trace';
import { LineSplitter } from '../transports/line-splitter.ts';

/** Lines of the recording that are written at a time. */
const BATCH = 1000;
/** So many unreadable lines are named one by one. */
const MOST_REMARKS = 100;

/**
 * Writes the capture in `from` as a recording to `fd`, which belongs to this function. Lines that cannot be read are
 * left out and become remarks. Rejects with system errors.
 */
export async function convertCapture(from: string, fd: number, options: ImportOptions): Promise<void> {
  const out = fs.createWriteStream('', { fd });
  let failure: unknown;
  out.on('error', (error) => (failure = error));
  let lines: string[] = [];
  const flush = async () => {
    if (failure !== undefined) throw failure;
    if (lines.length === 0) return;
    const text = `${lines.join('\n')}\n`;
    lines = [];
    if (!out.write(text)) await once(out, 'drain');
  };
  const capture = new CaptureReader(options, (line) => lines.push(line));
  const splitter = new LineSplitter();
  for await (const chunk of fs.createReadStream(from)) {
    if (!Buffer.isBuffer(chunk)) continue;
    for (const { bytes, dropped } of splitter.push(chunk)) capture.take(bytes, dropped);
    if (lines.length >= BATCH) await flush();
  }
  const last = splitter.end();
  if (last !== undefined) capture.take(last.bytes, last.dropped);
  capture.end();
  await flush();
  out.end();
  await once(out, 'close');
}

/** Converts line by line, and says in the recording what could not be read. */
class CaptureReader {
  readonly #converter: CaptureConverter;
  #line = 0;
  #unread = 0;

  constructor(options: ImportOptions, write: (line: string) => void) {
    this.#converter = new CaptureConverter(options, (event) => write(encodeEvent(event)));
    write(encodeHeader(this.#converter.header));
  }

  take(bytes: Buffer, dropped: number): void {
    this.#line += 1;
    if (bytes.length === 0) return;
    const reason = dropped > 0 ? 'it is too long' : this.#converter.take(bytes.toString('utf8'));
    if (reason === undefined) return;
    this.#unread += 1;
    if (this.#unread <= MOST_REMARKS)
      this.#converter.note(`Line ${this.#line} of the capture could not be read: ${reason}.`);
  }

  end(): void {
    const more = this.#unread - MOST_REMARKS;
    if (more > 0) this.#converter.note(`${more} further lines of the capture could not be read.`);
    this.#converter.end();
  }
}
