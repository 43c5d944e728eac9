import { isSecretName, joinPointer } from '@lifeline/json';
import { ABSENT, type Draft, withMemo } from '../draft/draft.ts';
import { structured } from '../draft/from-json.ts';
import type { Field } from '../schema/field.ts';
import type { FormSchema } from '../schema/form-schema.ts';
import { ANY_SPOT, type Spot } from '../schema/spot.ts';
import { childSpot, resolve } from './resolve.ts';

/** Whether a field's text is to be masked and never kept: by its schema, or, for text, by its name. */
export function isSecret(name: string, field: Field): boolean {
  if (field.writeOnly || field.format === 'password') return true;
  return (field.shape.kind === 'string' || field.shape.kind === 'json') && isSecretName(name);
}

/** The pointers of all secrets in a draft, to mask them where its JSON text is shown. */
export function secretPointers(schema: FormSchema, root: Draft): ReadonlySet<string> {
  const found = new Set<string>();
  collect(schema, schema.root, root, '', '', found);
  return found;
}

function collect(
  schema: FormSchema,
  spot: Spot,
  draft: Draft,
  name: string,
  pointer: string,
  found: Set<string>,
): void {
  const open = structured(draft);
  const { field } = resolve(schema, spot, withMemo(open, draft.memo));
  if (holdsSecret(name, field, spot)) {
    found.add(pointer);
  } else if (open.kind === 'object') {
    for (const { key, value } of open.entries) {
      collect(schema, childSpot(field, key), value, key, joinPointer(pointer, key), found);
    }
  } else if (open.kind === 'array') {
    for (const [index, { value }] of open.items.entries()) {
      collect(schema, childSpot(field, String(index)), value, name, joinPointer(pointer, index), found);
    }
  }
}

/** Beside what `isSecret` says: a value that nothing describes is judged by its name, whatever it is. */
function holdsSecret(name: string, field: Field, spot: Spot): boolean {
  return isSecret(name, field) || (spot === ANY_SPOT && isSecretName(name));
}

/**
 * The draft without any secret, for keeping. What was set aside in other branches goes too, as it may hold one;
 * broken JSON text is dropped when it mentions a secret-like name.
 */
export function withoutSecrets(schema: FormSchema, root: Draft): Draft {
  return clean(schema, schema.root, root, '');
}

function clean(schema: FormSchema, spot: Spot, draft: Draft, name: string): Draft {
  const choice = draft.memo?.choice;
  const bare = withMemo(draft, choice && { choice });
  const { field } = resolve(schema, spot, bare);
  if (holdsSecret(name, field, spot) && bare.kind !== 'null') return withMemo(ABSENT, bare.memo);
  const open = structured(bare);
  switch (open.kind) {
    case 'object': {
      const entries = open.entries.map((entry) => {
        const value = clean(schema, childSpot(field, entry.key), entry.value, entry.key);
        return value === entry.value ? entry : { ...entry, value };
      });
      return sameParts(open.entries, entries) ? bare : { ...open, entries };
    }
    case 'array': {
      const items = open.items.map((item, index) => {
        const value = clean(schema, childSpot(field, String(index)), item.value, name);
        return value === item.value ? item : { ...item, value };
      });
      return sameParts(open.items, items) ? bare : { ...open, items };
    }
    case 'json':
      return mentionsSecret(open.text) ? withMemo(ABSENT, bare.memo) : bare;
    default:
      return bare;
  }
}

function sameParts<T>(before: readonly T[], after: readonly T[]): boolean {
  return before.every((part, index) => part === after[index]);
}

function mentionsSecret(text: string): boolean {
  const names = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return names.some((quoted) => isSecretName(quoted.slice(1, -1)));
}
