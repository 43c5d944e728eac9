import { closeSync, constants, openSync, readSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {
  commandLine,
  decodeEvent,
  decodeHeader,
  shortTitle,
  type TraceHeader,
  type TraceNotes,
} from '@lifeline/trace';
import type { Annotations, RecordingInfo } from '@lifeline/wire';
import { systemReason } from '../errors.ts';

/** The longest header that is read: notes may be in it. Bytes. */
export const LONGEST_HEADER_BYTES = 32 * 1024 * 1024;
/** How much of start and end is looked at first. Bytes. */
const START_BYTES = 16 * 1024;
const END_BYTES = 64 * 1024;
const LF = 0x0a;
const MOST_NOTE_CHARS = 10_000;

export interface DescribedRecording {
  readonly info: RecordingInfo;
  /** Notes in its header. */
  readonly inherited?: Annotations;
}

/**
 * What the list shows of a recording, from the start and the end of its file. `isWritten`: a running bridge may
 * still add to it. Throws system errors.
 */
export async function describeRecording(
  file: string,
  id: string,
  isWritten: boolean,
): Promise<DescribedRecording> {
  const handle = await fs.open(file, 'r');
  try {
    const { size, mtime } = await handle.stat();
    const usual = await readAt(handle, 0, Math.min(size, START_BYTES));
    const isWhole = usual.includes(LF) || size <= START_BYTES;
    const start = isWhole ? usual : await readAt(handle, 0, Math.min(size, LONGEST_HEADER_BYTES));
    const end = await readAt(handle, Math.max(0, size - END_BYTES), Math.min(size, END_BYTES));
    const decoded = decodeHeader(firstLine(start));
    const state = hasEnded(end) ? 'ended' : isWritten ? 'live' : 'crashed';
    if (decoded.ok) {
      const { annotations } = decoded.header;
      return {
        info: { ...described(decoded.header), id, bytes: size, state },
        ...(annotations !== undefined && { inherited: annotationsOf(annotations) }),
      };
    }
    const nameless = { id, title: path.basename(file), commandLine: [], createdAt: mtime.toISOString() };
    return { info: { ...nameless, bytes: size, state: 'ended', error: decoded.reason } };
  } finally {
    await handle.close();
  }
}

/** The header of the recording `file`; undefined where there is none. Throws system errors. */
export function readHeader(file: string): TraceHeader | undefined {
  // opening a named pipe would wait for its writer
  const fd = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    let start = Buffer.alloc(0);
    // twice as much each time: only a header with many notes is long
    for (let length = START_BYTES; length <= LONGEST_HEADER_BYTES; length *= 2) {
      const bytes = Buffer.alloc(length);
      start = bytes.subarray(0, readSync(fd, bytes, 0, length, 0));
      if (start.includes(LF) || start.length < length) break;
    }
    const decoded = decodeHeader(firstLine(start));
    return decoded.ok ? decoded.header : undefined;
  } finally {
    closeSync(fd);
  }
}

/** Notes of a header as the contract has them: sorted, and not longer than notes can be. */
export function annotationsOf({ note, notes }: TraceNotes): Annotations {
  const texts = new Map(notes.map(({ seq, text }) => [seq, text]));
  return {
    ...(note !== undefined && { note: note.slice(0, MOST_NOTE_CHARS) }),
    notes: [...texts]
      .sort(([a], [b]) => a - b)
      .map(([seq, text]) => ({ seq, text: text.slice(0, MOST_NOTE_CHARS) })),
  };
}

/** The recording's state if it cannot be read at all. */
export function unreadableRecording(id: string, error: unknown): RecordingInfo {
  const createdAt = new Date(0).toISOString();
  return { id, title: id, commandLine: [], createdAt, bytes: 0, state: 'ended', error: systemReason(error) };
}

function described(header: TraceHeader): Pick<RecordingInfo, 'title' | 'commandLine' | 'createdAt'> {
  const words = commandLine(header.target);
  return { title: header.title ?? shortTitle(words), commandLine: words, createdAt: header.createdAt };
}

function firstLine(bytes: Buffer): string {
  const lf = bytes.indexOf(LF);
  return bytes.toString('utf8', 0, lf === -1 ? bytes.length : lf);
}

/** Whether the last connection was closed, which is the last that an orderly end writes of it. */
function hasEnded(end: Buffer): boolean {
  const lines = end.toString('utf8').split('\n');
  for (const line of lines.reverse()) {
    const decoded = line === '' ? undefined : decodeEvent(line);
    if (decoded?.ok !== true) continue;
    if (decoded.event.type === 'closed') return decoded.event.reason !== 'bridge-crashed';
    if (decoded.event.type === 'opened') return false;
  }
  return false;
}

async function readAt(handle: fs.FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, position);
  return bytes.subarray(0, bytesRead);
}
