import * as v from 'valibot';

const tokenSchema = v.object({ token: v.pipe(v.string(), v.minLength(1)) });

/** One-time code → token. Undefined: the code was used before, is too old, or the bridge is gone. */
export async function exchangeCode(code: string): Promise<string | undefined> {
  try {
    const response = await fetch('/api/exchange', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    if (!response.ok) return undefined;
    const parsed = v.safeParse(tokenSchema, await response.json());
    return parsed.success ? parsed.output.token : undefined;
  } catch {
    // No answer is the same to the reader as a refused code: the page then says how to get a link.
    return undefined;
  }
}
