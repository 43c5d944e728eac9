import { type SearchFound, searchFoundSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { fetchApi } from './http.ts';

const foundSchema = v.pipe(v.string(), v.parseJson(), searchFoundSchema);

/**
 * Events from `from` on whose exact text holds `text`, upper and lower case alike, as the bridge finds them. Throws
 * BridgeError; ends when the signal is given.
 */
export async function* searchSession(
  sessionId: string,
  text: string,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<SearchFound> {
  const response = await fetchApi(`/sessions/${encodeURIComponent(sessionId)}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, from }),
    signal,
  });
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield v.parse(foundSchema, line);
    }
  } finally {
    // whoever reads no further, and an answer against the contract, end the search in the bridge, too
    void reader.cancel().catch(() => undefined);
  }
}
