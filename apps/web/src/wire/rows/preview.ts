import { linePreview } from '@lifeline/diagram';
import type { Row } from '@lifeline/trace';
import type { EventText } from '@lifeline/wire';
import { rawOfBody } from '../../source/event-text.ts';
import type { TraceStore } from '../../source/trace-store.ts';

/** Recording lines above this many bytes are not read for a preview. */
export const PREVIEW_BYTES = 64 * 1024;
const cache = new WeakMap<EventText, string | null>();

/** First words of a row's body; undefined when it is not in the page, is too large, or says nothing more. */
export function previewOf(store: TraceStore, row: Row): string | undefined {
  if (row.bytes === 0 || row.length > PREVIEW_BYTES) return undefined;
  const body = store.body(row.seq);
  if (body === undefined) return undefined;
  const known = cache.get(body);
  if (known !== undefined) return known ?? undefined;
  const raw = rawOfBody(body);
  const text = raw === 'none' ? undefined : linePreview(row, raw.text);
  cache.set(body, text ?? null);
  return text;
}
