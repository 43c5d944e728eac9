import { decodeEvent, eventRaw } from '@lifeline/trace';
import type { EventText } from '@lifeline/wire';

/** The exact text of an event's message or stderr line. `exact: false`: bytes that are no UTF-8 were replaced. */
export interface RawText {
  readonly text: string;
  readonly exact: boolean;
  /** Only the start; the rest is at `/raw/:seq`. */
  readonly cut: boolean;
}

const decoded = new WeakMap<EventText, RawText | 'none'>();

/** Text of the line inside a recording line; `none` for events that carry no text. Decoded once per body. */
export function rawOfBody(body: EventText): RawText | 'none' {
  const known = decoded.get(body);
  if (known !== undefined) return known;
  const fresh = decode(body);
  decoded.set(body, fresh);
  return fresh;
}

function decode(body: EventText): RawText | 'none' {
  if (body.truncated === true) return { text: startOfRaw(body.text), exact: true, cut: true };
  const event = decodeEvent(body.text);
  if (!event.ok) return 'none';
  const raw = eventRaw(event.event);
  return raw === undefined ? 'none' : { ...raw, cut: false };
}

/** As much of the `raw` member as a cut recording line holds. */
export function startOfRaw(line: string): string {
  const mark = /"raw":"/.exec(line.slice(0, 400));
  if (mark === null) return '';
  const start = mark.index + mark[0].length;
  let escaped = line.slice(start);
  // The cut may fall inside an escape: `\`, `\u12`.
  const tail = /(^|[^\\])((\\\\)*)(\\(u[0-9a-fA-F]{0,3})?)$/.exec(escaped.slice(-64));
  if (tail !== null) escaped = escaped.slice(0, escaped.length - (tail[4] ?? '').length);
  try {
    const value: unknown = JSON.parse(`"${escaped}"`);
    return typeof value === 'string' ? value : '';
  } catch {
    // Not a line as we write them: show it as it is.
    return escaped;
  }
}
