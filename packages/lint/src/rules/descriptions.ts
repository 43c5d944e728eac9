import { type JsonNode, joinPointer, member } from '@lifeline/json';
import type { CatalogueItem } from '@lifeline/model';
import type { Hit, ItemRule, ItemSubject, ListRule, Rule } from '../rule.ts';
import type { SchemaNode } from '../schema/walk.ts';
import { shown, shownNames } from '../show.ts';

/** The words of a name or text, in lower case: `get_userName` and "Get user name" are the same. */
function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word));
}

const FILLERS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'of',
  'to',
  'this',
  'tool',
  'parameter',
  'value',
]);

/** Whether a text says no more than a name does. */
function onlyRepeats(text: string, name: string): boolean {
  const said = new Set(wordsOf(text));
  const named = new Set(wordsOf(name));
  return named.size > 0 && [...said].every((word) => named.has(word) || named.has(word.replace(/s$/, '')));
}

function textMember(node: JsonNode | undefined, key: string): string | undefined {
  const value = node && member(node, key);
  return value?.type === 'string' ? value.value : undefined;
}

const missing: ItemRule = {
  id: 'DOC-01',
  over: 'item',
  kinds: ['tool', 'prompt'],
  severity: 'advice',
  weight: 85,
  *check({ node }) {
    const description = node && member(node, 'description');
    if (node === undefined || (description !== undefined && description.type !== 'string')) return;
    if (description === undefined || description.value.trim() === '')
      yield { pointer: description === undefined ? '' : '/description' };
  },
};

const repeatsName: ItemRule = {
  id: 'DOC-02',
  over: 'item',
  kinds: ['tool', 'prompt'],
  severity: 'advice',
  weight: 70,
  *check({ item, node }) {
    const text = textMember(node, 'description') ?? '';
    if (text.trim() !== '' && onlyRepeats(text, item.key))
      yield { pointer: '/description', values: { text: shown(text), name: shown(item.key) } };
  },
};

interface Parameter {
  readonly name: string;
  readonly pointer: string;
  readonly description: string | undefined;
  readonly isNamedElsewhere: boolean;
}

/** What a caller fills in: properties of an input schema at any depth, and arguments of a prompt. */
function parametersOf({ item, node, schemas }: ItemSubject): Parameter[] {
  if (item.kind === 'prompt') return promptArguments(node);
  const input = schemas.find((schema) => schema.member === 'inputSchema');
  return (input?.nodes ?? []).flatMap((schema): Parameter[] =>
    schema.property === undefined
      ? []
      : [
          {
            name: schema.property,
            pointer: `/inputSchema${schema.place.pointer}`,
            description: describedBy(schema),
            isNamedElsewhere:
              schema.keywords.has('const') ||
              schema.keywords.has('$ref') ||
              isAlsoAbove(schema, schema.property),
          },
        ],
  );
}

/** Where a schema holds together with its parent, for the same value. */
const IN_PLACE: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
]);

/** Whether an object that this one only adds to has a property of that name: it is described there. */
function isAlsoAbove({ parent }: SchemaNode, name: string): boolean {
  for (let object = parent; object !== undefined && IN_PLACE.has(object.under); object = object.parent) {
    const properties = object.parent?.keywords.get('properties');
    if (properties !== undefined && member(properties, name) !== undefined) return true;
  }
  return false;
}

function describedBy({ object, keywords }: SchemaNode): string | undefined {
  const text = textMember(object, 'description') ?? textMember(object, 'title');
  if (text !== undefined) return text;
  for (const union of ['anyOf', 'oneOf', 'allOf']) {
    const branches = keywords.get(union);
    for (const branch of branches?.type === 'array' ? branches.items : []) {
      const inside =
        textMember(branch, 'description') ?? (member(branch, '$ref') === undefined ? undefined : '$ref');
      if (inside !== undefined) return inside;
    }
  }
  return undefined;
}

function promptArguments(node: JsonNode | undefined): Parameter[] {
  const list = node && member(node, 'arguments');
  return (list?.type === 'array' ? list.items : []).map((argument, index) => ({
    name: textMember(argument, 'name') ?? `${index}`,
    pointer: joinPointer('/arguments', index),
    description: textMember(argument, 'description') ?? textMember(argument, 'title'),
    isNamedElsewhere: false,
  }));
}

const parametersMissing: ItemRule = {
  id: 'DOC-03',
  over: 'item',
  kinds: ['tool', 'prompt'],
  severity: 'advice',
  weight: 55,
  *check(subject) {
    const all = parametersOf(subject);
    const bare = all.filter(({ description, isNamedElsewhere }) => {
      return !isNamedElsewhere && (description ?? '').trim() === '';
    });
    const [first] = bare;
    if (first === undefined) return;
    const names = shownNames([...new Set(bare.map(({ name }) => name))]);
    yield { pointer: first.pointer, values: { count: `${bare.length}`, total: `${all.length}`, names } };
  },
};

const parameterRepeats: ItemRule = {
  id: 'DOC-04',
  over: 'item',
  kinds: ['tool', 'prompt'],
  severity: 'advice',
  weight: 30,
  *check(subject) {
    const useless = parametersOf(subject).filter(({ name, description }) => {
      // Of two words or more, a name explains itself: "The ID of the base" for baseId is no fault.
      const isWord = wordsOf(name).length === 1;
      return (
        isWord && description !== undefined && description.trim() !== '' && onlyRepeats(description, name)
      );
    });
    const [first] = useless;
    if (first === undefined) return;
    yield { pointer: first.pointer, values: { text: shown(first.description ?? ''), ...listed(useless) } };
  },
};

function listed(parameters: readonly Parameter[]): { readonly names: string; readonly count: string } {
  const names = [...new Set(parameters.map(({ name }) => name))];
  return { names: shownNames(names), count: `${parameters.length}` };
}

const sameText: ListRule = {
  id: 'DOC-05',
  over: 'list',
  kinds: ['tool'],
  severity: 'advice',
  weight: 65,
  *check({ items }) {
    const first = new Map<string, CatalogueItem>();
    for (const item of items) {
      const text = item.description?.replace(/\s+/g, ' ').trim() ?? '';
      if (text === '') continue;
      const other = first.get(text);
      if (other === undefined) first.set(text, item);
      else if (other.key !== item.key) yield hitFor(item, other);
    }
  },
};

function hitFor(item: CatalogueItem, other: CatalogueItem): Hit {
  return { item, pointer: '/description', values: { name: shown(item.key), other: shown(other.key) } };
}

/** Descriptions that are missing or say nothing. */
export const DESCRIPTION_RULES: readonly Rule[] = [
  missing,
  repeatsName,
  parametersMissing,
  parameterRepeats,
  sameText,
];
