import fs from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodeFirstLine, isCaptureLine, type RecordingLine } from '@lifeline/trace';
import { BridgeError } from '../errors.ts';
import { openNewFile } from '../home.ts';
import { VERSION } from '../version.ts';
import { convertCapture } from './capture-file.ts';
import { contentOf } from './recorded-trace.ts';
import { LONGEST_HEADER_BYTES } from './recording-file.ts';

/** The longest first line of a capture that is looked at, in bytes. */
const LONGEST_FIRST_LINE = 2 * LONGEST_HEADER_BYTES;
const LF = 0x0a;

/**
 * Takes bytes into the new file `file`: a recording as it is, a capture (docs/trace-format.md) as the recording that
 * it is converted to. Throws `unreadable` for all else, and system errors; then no file is left behind.
 * @param source what the bytes are called, for the header of a converted capture
 */
export async function importRecording(
  bytes: Readable,
  file: string,
  id: string,
  source: string,
): Promise<void> {
  const upload = `${file}.upload`;
  try {
    await pipeline(bytes, fs.createWriteStream('', { fd: openNewFile(upload) }));
    const first = await firstLine(upload);
    const header = decodeFirstLine(first);
    if (header.ok) fs.renameSync(upload, file);
    else if (header.code !== 'trace-too-new' && 'text' in first && isCaptureLine(first.text)) {
      const options = {
        id,
        createdAt: new Date().toISOString(),
        recorder: `mcp-lifeline ${VERSION}`,
        source,
      };
      await convertCapture(upload, openNewFile(file), options);
    } else throw refusal(header);
  } catch (error) {
    fs.rmSync(file, { force: true });
    throw error;
  } finally {
    fs.rmSync(upload, { force: true });
  }
}

function refusal(header: { readonly code: string; readonly reason: string }): BridgeError {
  if (header.code === 'trace-too-new') return new BridgeError('trace-too-new', header.reason);
  return new BridgeError('unreadable', `${header.reason} Line 1, byte 0.`, HINT);
}

const HINT =
  'What can be imported: recordings of Lifeline, and captures in NDJSON whose lines have “p”, “t”, “dir” and “line”.';

async function firstLine(file: string): Promise<RecordingLine['content']> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.alloc(Math.min(size, LONGEST_FIRST_LINE));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    const lf = buffer.subarray(0, bytesRead).indexOf(LF);
    return contentOf(buffer.subarray(0, lf === -1 ? bytesRead : lf));
  } finally {
    await handle.close();
  }
}
