import type { RecordingLine } from '@lifeline/trace';

const LF = 0x0a;
/** Engines cannot hold a longer line as one string. */
const LONGEST_LINE_BYTES = 256 * 1024 * 1024;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The lines of a recording, cut at LF and nowhere else. */
export function* recordingLines(bytes: Uint8Array): Generator<RecordingLine> {
  for (let start = 0; start < bytes.length; ) {
    const lf = bytes.indexOf(LF, start);
    const end = lf === -1 ? bytes.length : lf;
    yield {
      content: contentOf(bytes.subarray(start, end)),
      length: end - start,
      isComplete: lf !== -1,
    };
    start = end + 1;
  }
}

function contentOf(bytes: Uint8Array): RecordingLine['content'] {
  if (bytes.length > LONGEST_LINE_BYTES)
    return { problem: 'This line is longer than a line of a recording can be.' };
  try {
    return { text: strict.decode(bytes) };
  } catch {
    // The decoder says no more than that.
    return { problem: 'This line holds bytes that are not UTF-8.' };
  }
}
