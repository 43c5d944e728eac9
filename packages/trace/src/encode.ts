import type { LineText, TraceEvent } from './event.ts';

/** One line of a recording, without LF. Times are kept to 1 µs. */
export function encodeEvent(event: TraceEvent): string {
  const { seq, atMs: time, connection, type, ...rest } = event;
  const atMs = Math.round(time * 1000) / 1000;
  if (event.type === 'message') {
    const cause = event.cause === undefined ? '' : `"cause":${JSON.stringify(event.cause)},`;
    return `{"seq":${seq},"atMs":${atMs},"connection":${connection},"type":"message","dir":"${event.dir}",${cause}${lineMember(event)}}`;
  }
  if (event.type === 'stderr') {
    const open = event.open === undefined ? '' : `"open":${event.open},`;
    return `{"seq":${seq},"atMs":${atMs},"connection":${connection},"type":"stderr",${open}${lineMember(event)}}`;
  }
  return JSON.stringify({ seq, atMs, connection, type, ...rest });
}

function lineMember(line: LineText): string {
  return 'raw' in line ? `"raw":${JSON.stringify(line.raw)}` : `"raw64":"${line.raw64}"`;
}
