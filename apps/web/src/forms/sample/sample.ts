import { Checker } from '@lifeline/schema-form/check';
import { generateSync } from 'json-schema-faker';

/** A sample, or why none could be made. */
export type Sample =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/** Not every one that comes out fits: what `not` or a condition forbids is only seen afterwards. */
const TRIES = 8;

/**
 * JSON text of a value that fits the schema, all optional members included; the same seed gives the same one. Defaults
 * and examples of the schema are taken. When none of a few fits, the first is given: the form says what is wrong.
 */
export function sampleOf(schemaText: string, seed: number): Sample {
  const checker = new Checker(schemaText);
  let first: string | undefined;
  try {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const text = generated(schemaText, seed + turn);
      if (checker.check(text).issues.length === 0) return { ok: true, text };
      first ??= text;
    }
  } catch (error) {
    if (first === undefined)
      return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
  return first === undefined ? { ok: false, reason: '' } : { ok: true, text: first };
}

function generated(schemaText: string, seed: number): string {
  const value = generateSync(JSON.parse(schemaText), {
    seed,
    alwaysFakeOptionals: true,
    useDefaultValue: true,
    useExamplesValue: true,
  });
  return JSON.stringify(value) ?? '{}';
}
