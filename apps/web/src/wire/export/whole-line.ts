import { decodeEvent, encodeBase64, encodeEvent } from '@lifeline/trace';
import type { EventText } from '@lifeline/wire';
import type { TraceStore } from '../../source/trace-store.ts';

/** What stands before the text of a line. */
const HEAD = /^\{"seq":\d+,[^{}]{0,300}?"raw(?:64)?":"/;

/** A recording's line that came cut: its members stand before its text, which is fetched as bytes. */
export async function wholeLine(store: TraceStore, { seq, text }: EventText): Promise<string> {
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
