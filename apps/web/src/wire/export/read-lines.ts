import { decodeEvent, encodeBase64, encodeEvent } from '@lifeline/trace';
import type { EventText } from '@lifeline/wire';
import type { TraceStore } from '../../source/trace-store.ts';

/** One read asks for at most this many events and this many recording bytes. */
const READ_EVENTS = 512;
const READ_BYTES = 4 * 1024 * 1024;

/**
 * The recording's lines of the first `count` events, read from where they are kept. `onProgress` gets the share that
 * is here, 0 to 1. An event that cannot be read is an empty line. Rejects when the signal aborts.
 */
export async function readLines(
  store: TraceStore,
  count: number,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string[]> {
  const lines = new Array<string>(count).fill('');
  for (let from = 0; from < count; ) {
    let to = from;
    for (let bytes = store.rows.lengthAt(from); to + 1 < count && to - from + 1 < READ_EVENTS; to += 1) {
      bytes += store.rows.lengthAt(to + 1);
      if (bytes > READ_BYTES) break;
    }
    for (const body of await store.readBodies(from, to)) {
      lines[body.seq] = body.truncated === true ? await wholeLine(store, body) : body.text;
    }
    signal.throwIfAborted();
    from = to + 1;
    onProgress(from / count);
  }
  return lines;
}

/** What stands before the text of a line. */
const HEAD = /^\{"seq":\d+,[^{}]{0,300}?"raw(?:64)?":"/;

/** A line that came cut: its members stand before its text, which is fetched as bytes. */
async function wholeLine(store: TraceStore, { seq, text }: EventText): Promise<string> {
  const bytes = await store.exactBytes(seq);
  const head = HEAD.exec(text)?.[0];
  // an event that carries no text is given as it stands in the recording
  if (head === undefined) return textOf(bytes);
  const decoded = decodeEvent(`${head}"}`);
  if (!decoded.ok) return '';
  const { event } = decoded;
  if (event.type === 'released') return encodeEvent({ ...event, raw: textOf(bytes) });
  if (event.type !== 'message' && event.type !== 'held' && event.type !== 'stderr') return '';
  if ('raw64' in event) return encodeEvent({ ...event, raw64: encodeBase64(bytes) });
  if (!('raw' in event)) return '';
  return encodeEvent({ ...event, raw: textOf(bytes) });
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
