import { getPointer, parseJson, quoteJson, splitPointer } from '@lifeline/json';
import { draftFromText, FormSchema, secretPointers } from '@lifeline/schema-form';
import { escapeTemplates } from '@lifeline/suite';

/** Arguments as a suite keeps them. */
export interface BaseArguments {
  readonly text: string;
  /** Environment variables that stand in the place of secrets. */
  readonly environment: readonly string[];
}

/**
 * The arguments of a call for keeping: as they were sent, but a secret becomes a reference to an environment variable
 * of its name, and what looks like a reference is escaped. `sent` undefined: the call had none, which keeps as `{}`.
 */
export function baseArguments(sent: string | undefined, schemaText: string | undefined): BaseArguments {
  const text = escapeTemplates(sent ?? '{}');
  const parsed = parseJson(text);
  const draft = draftFromText(text);
  if (!parsed.ok || draft === undefined) return { text, environment: [] };
  const { node } = parsed;
  const places = [...secretPointers(new FormSchema(schemaText), draft)].flatMap((pointer) => {
    const secret = getPointer(node, pointer);
    return secret === undefined ? [] : [{ secret, name: environmentName(pointer) }];
  });
  places.sort((a, b) => b.secret.start - a.secret.start);
  let kept = text;
  for (const { secret, name } of places) {
    kept = `${kept.slice(0, secret.start)}${quoteJson(`\${env:${name}}`)}${kept.slice(secret.end)}`;
  }
  return { text: kept, environment: [...new Set(places.map(({ name }) => name))].toSorted() };
}

/** `/auth/apiKey` → `AUTH_API_KEY`. */
function environmentName(pointer: string): string {
  const words = (splitPointer(pointer) ?? []).map((token) => token.replace(/([a-z0-9])([A-Z])/g, '$1_$2'));
  const name = words
    .join('_')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
  return /^[A-Z_]/.test(name) ? name : `SECRET_${name}`;
}
