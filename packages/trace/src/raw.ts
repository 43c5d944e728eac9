import { base64Size, decodeBase64 } from './base64.ts';
import type { LineText, TraceEvent } from './event.ts';
import { decodeUtf8, utf8Size } from './utf8.ts';

/** Text of a line. `exact` is false when the bytes were not UTF-8 and replacement characters stand in. */
export interface RawText {
  readonly text: string;
  readonly exact: boolean;
}

/** The line that an event carries: of messages, stderr, held and edited messages; undefined for all others. */
export function eventRaw(event: TraceEvent): RawText | undefined {
  switch (event.type) {
    case 'message':
    case 'stderr':
      return lineText(event);
    case 'held':
      return 'ref' in event ? undefined : lineText(event);
    case 'released':
      return event.raw === undefined ? undefined : { text: event.raw, exact: true };
    default:
      return undefined;
  }
}

function lineText(line: LineText): RawText {
  if ('raw' in line) return { text: line.raw, exact: true };
  return { text: decodeUtf8(decodeBase64(line.raw64)), exact: false };
}

/** Bytes of a line as it crossed the pipe, without its LF. */
export function lineSize(line: LineText): number {
  return 'raw' in line ? utf8Size(line.raw) : base64Size(line.raw64);
}
