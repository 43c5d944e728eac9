import { type ObservedCall, type ObservedResult, observedResult } from '@lifeline/lint';
import { rawOfBody } from '../../source/event-text.ts';
import type { TraceStore } from '../../source/trace-store.ts';

/** Longer lines are not judged here. */
const MOST_BYTES = 4_000_000;

/** Reads the response to a call; undefined where it cannot be read, is too long, or holds no result. */
export async function readResult(
  store: Pick<TraceStore, 'rows' | 'readBodies' | 'exactBytes'>,
  call: ObservedCall,
): Promise<ObservedResult | undefined> {
  const { seq } = call;
  if (store.rows.at(seq).bytes > MOST_BYTES) return undefined;
  try {
    const [body] = await store.readBodies(seq, seq);
    const raw = body === undefined ? 'none' : rawOfBody(body);
    if (raw === 'none') return undefined;
    const text = raw.cut ? new TextDecoder().decode(await store.exactBytes(seq)) : raw.text;
    return observedResult(call, text);
  } catch {
    // The bridge is away: this result is passed over, as one too long is.
    return undefined;
  }
}
