import { isSecretName, joinPointer } from '@lifeline/json';
import { ABSENT, type Draft, withMemo } from '../draft/draft.ts';
import { MAX_DEPTH, structured } from '../draft/from-json.ts';
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
  collect({ schema, found }, schema.root, root, { name: '', pointer: '', depth: 0 });
  return found;
}

interface Search {
  readonly schema: FormSchema;
  readonly found: Set<string>;
}

interface Place {
  readonly name: string;
  readonly pointer: string;
  readonly depth: number;
}

function collect(search: Search, spot: Spot, draft: Draft, { name, pointer, depth }: Place): void {
  const open = opened(draft, depth);
  const { field } = resolve(search.schema, spot, withMemo(open, draft.memo));
  const isMentioned = depth >= MAX_DEPTH && open.kind === 'json' && mentionsSecret(open.text);
  const child = (key: string | number, value: Draft, of: string) =>
    collect(search, childSpot(field, String(key)), value, {
      name: of,
      pointer: joinPointer(pointer, key),
      depth: depth + 1,
    });
  if (holdsSecret(name, field, spot) || isMentioned) search.found.add(pointer);
  else if (open.kind === 'object') for (const { key, value } of open.entries) child(key, value, key);
  else if (open.kind === 'array')
    for (const [index, { value }] of open.items.entries()) child(index, value, name);
}

/** JSON text taken apart, but for what lies so deep that it stays one piece: no walk is deeper than the stack. */
function opened(draft: Draft, depth: number): Draft {
  return depth < MAX_DEPTH ? structured(draft) : draft;
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
  return clean(schema, schema.root, root, '', 0);
}

function clean(schema: FormSchema, spot: Spot, draft: Draft, name: string, depth: number): Draft {
  const choice = draft.memo?.choice;
  const bare = withMemo(draft, choice && { choice });
  const { field } = resolve(schema, spot, bare);
  if (holdsSecret(name, field, spot) && bare.kind !== 'null') return withMemo(ABSENT, bare.memo);
  const open = opened(bare, depth);
  switch (open.kind) {
    case 'object': {
      const entries = open.entries.map((entry) => {
        const value = clean(schema, childSpot(field, entry.key), entry.value, entry.key, depth + 1);
        return value === entry.value ? entry : { ...entry, value };
      });
      return sameParts(open.entries, entries) ? bare : { ...open, entries };
    }
    case 'array': {
      const items = open.items.map((item, index) => {
        const value = clean(schema, childSpot(field, String(index)), item.value, name, depth + 1);
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
