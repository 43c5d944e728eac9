import type { HeldEvent, LineText, MessageEvent, TraceEvent } from './event.ts';

/** One line of a recording, without LF. Times are kept to 1 µs; the text of a line comes last. */
export function encodeEvent(event: TraceEvent): string {
  const { seq, atMs: time, connection, type, ...rest } = event;
  const atMs = Math.round(time * 1000) / 1000;
  const start = `{"seq":${seq},"atMs":${atMs},"connection":${connection},"type":"${type}"`;
  switch (event.type) {
    case 'message':
      return `${start}${messageMembers(event)},${lineMember(event)}}`;
    case 'held': {
      const content = 'ref' in event ? `"ref":${event.ref}` : lineMember(event);
      return `${start}${messageMembers(event)},${content}}`;
    }
    case 'stderr': {
      const open = event.open === undefined ? '' : `,"open":${event.open}`;
      return `${start}${open},${lineMember(event)}}`;
    }
    default:
      return JSON.stringify({ seq, atMs, connection, type, ...rest });
  }
}

function messageMembers({ dir, cause }: MessageEvent | HeldEvent): string {
  return `,"dir":"${dir}"${cause === undefined ? '' : `,"cause":${JSON.stringify(cause)}`}`;
}

function lineMember(line: LineText): string {
  return 'raw' in line ? `"raw":${JSON.stringify(line.raw)}` : `"raw64":"${line.raw64}"`;
}
