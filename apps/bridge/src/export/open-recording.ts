import fs from 'node:fs';
import path from 'node:path';
import { isDirectory } from '../directory.ts';
import { BridgeError, systemReason } from '../errors.ts';
import { RecordedTrace } from '../recording/recorded-trace.ts';
import type { Recordings } from '../recordings.ts';

/**
 * Reads a recording whole: a file, or the id of one in the data directory; with `id`, by which `recordings` knows it.
 * Throws `BridgeError` where there is none to read.
 */
export async function readRecording(
  recording: string,
  cwd: string,
  recordings: Recordings,
): Promise<{ readonly trace: RecordedTrace; readonly id: string }> {
  const file = path.resolve(cwd, recording);
  const { fd, id } = open(recording, file, recordings);
  const trace = new RecordedTrace(fd);
  try {
    await trace.readAll(() => undefined);
  } catch (error) {
    trace.close();
    throw new BridgeError(
      'unreadable',
      `${JSON.stringify(recording)} cannot be read: ${systemReason(error)}.`,
    );
  }
  if (trace.header === undefined) {
    trace.close();
    const { line = 1, byte = 0, reason = 'it holds no header' } = trace.unreadable ?? {};
    throw new BridgeError(
      'unreadable',
      `${JSON.stringify(recording)} cannot be read. Line ${line}, byte ${byte}: ${reason}`,
    );
  }
  return { trace, id };
}

function open(
  recording: string,
  file: string,
  recordings: Recordings,
): { readonly fd: number; readonly id: string } {
  if (isDirectory(file)) {
    throw new BridgeError('unreadable', `${JSON.stringify(file)} is a directory, not a recording.`);
  }
  try {
    const fd = fs.openSync(file, fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0));
    return { fd, id: recordings.register(file) };
  } catch (error) {
    if (fs.existsSync(file)) {
      throw new BridgeError('unreadable', `${JSON.stringify(file)} cannot be read: ${systemReason(error)}.`);
    }
  }
  try {
    return { fd: recordings.open(recording), id: recording };
  } catch (error) {
    if (!(error instanceof BridgeError) || error.code !== 'unknown-recording') throw error;
    throw new BridgeError(
      'unknown-recording',
      `There is no file ${JSON.stringify(file)}, and no recording of that id.`,
    );
  }
}
