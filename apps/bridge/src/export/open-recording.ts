import fs from 'node:fs';
import path from 'node:path';
import { isDirectory } from '../directory.ts';
import { BridgeError, systemReason } from '../errors.ts';
import { RecordedTrace } from '../recording/recorded-trace.ts';
import { Recordings } from '../recordings.ts';

/** Reads a recording whole: a file, or the id of one in the data directory. Throws `BridgeError` where there is none to read. */
export async function readRecording(recording: string, cwd: string, home: string): Promise<RecordedTrace> {
  const file = path.resolve(cwd, recording);
  const trace = new RecordedTrace(open(recording, file, home));
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
  return trace;
}

function open(recording: string, file: string, home: string): number {
  if (isDirectory(file)) {
    throw new BridgeError('unreadable', `${JSON.stringify(file)} is a directory, not a recording.`);
  }
  try {
    return fs.openSync(file, fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (fs.existsSync(file)) {
      throw new BridgeError('unreadable', `${JSON.stringify(file)} cannot be read: ${systemReason(error)}.`);
    }
  }
  try {
    return new Recordings(home).open(recording);
  } catch (error) {
    if (!(error instanceof BridgeError) || error.code !== 'unknown-recording') throw error;
    throw new BridgeError(
      'unknown-recording',
      `There is no file ${JSON.stringify(file)}, and no recording of that id.`,
    );
  }
}
