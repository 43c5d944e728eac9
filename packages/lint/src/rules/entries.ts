import { type JsonNode, member } from '@lifeline/json';
import type { ItemKind } from '@lifeline/model';
import type { Hit, ItemRule, Rule } from '../rule.ts';
import { shownJson } from '../show.ts';

const SCHEMA_PAGE = { page: 'schema' } as const;

const KEYS: Readonly<Record<ItemKind, readonly string[]>> = {
  tool: ['name'],
  prompt: ['name'],
  resource: ['uri', 'name'],
  template: ['uriTemplate', 'name'],
};

const broken: ItemRule = {
  id: 'ITEM-03',
  over: 'item',
  severity: 'must',
  weight: 100,
  ...SCHEMA_PAGE,
  *check({ item, node }) {
    if (node === undefined) {
      yield { values: { member: item.kind, seen: shownJson(item.text), expected: '{ … }' } };
      return;
    }
    for (const key of KEYS[item.kind]) {
      const value = member(node, key);
      if (value?.type === 'string' && value.value !== '') continue;
      yield {
        pointer: value === undefined ? '' : `/${key}`,
        values: { member: key, ...seen(item.text, value) },
      };
    }
  },
};

function seen(
  text: string,
  value: JsonNode | undefined,
): { readonly seen: string; readonly expected: string } {
  return {
    seen: value === undefined ? '–' : shownJson(text.slice(value.start, value.end)),
    expected: 'string',
  };
}

const MEMBER_TYPES: Readonly<Record<string, JsonNode['type']>> = {
  title: 'string',
  description: 'string',
  mimeType: 'string',
  annotations: 'object',
  outputSchema: 'object',
  execution: 'object',
  arguments: 'array',
  icons: 'array',
  _meta: 'object',
  size: 'number',
};

const badMember: ItemRule = {
  id: 'ITEM-04',
  over: 'item',
  severity: 'must',
  weight: 90,
  ...SCHEMA_PAGE,
  *check({ item, node }) {
    for (const [key, expected] of Object.entries(MEMBER_TYPES)) {
      const value = node && member(node, key);
      if (value === undefined || value.type === expected) continue;
      yield { pointer: `/${key}`, values: { member: key, ...seen(item.text, value), expected } };
    }
  },
};

const noSchema: ItemRule = {
  id: 'JS-05',
  over: 'item',
  kinds: ['tool'],
  severity: 'must',
  weight: 95,
  page: 'server/tools',
  *check({ item, node }) {
    if (node === undefined) return;
    const schema = member(node, 'inputSchema');
    if (schema?.type !== 'object') {
      const text = schema === undefined ? '–' : item.text.slice(schema.start, schema.end);
      yield { pointer: schema === undefined ? '' : '/inputSchema', values: { seen: shownJson(text) } };
    } else yield* rootType(item.text, schema, '/inputSchema');
  },
};

const outputRoot: ItemRule = {
  id: 'TOOL-08',
  over: 'item',
  kinds: ['tool'],
  severity: 'must',
  weight: 85,
  page: 'schema',
  revisions: ['2025-06-18', '2025-11-25'],
  *check({ item, node, revision }) {
    const schema = node && member(node, 'outputSchema');
    // The newest revision allows any root.
    if (schema?.type === 'object' && revision !== undefined && revision !== '2026-07-28')
      yield* rootType(item.text, schema, '/outputSchema');
  },
};

function* rootType(text: string, schema: JsonNode, pointer: string): Iterable<Hit> {
  const type = member(schema, 'type');
  if (type?.type === 'string' && type.value === 'object') return;
  const seenType = type === undefined ? '–' : shownJson(text.slice(type.start, type.end));
  yield { pointer: type === undefined ? pointer : `${pointer}/type`, values: { seen: `type: ${seenType}` } };
}

/** Entries that are not what the protocol's schema says. */
export const ENTRY_RULES: readonly Rule[] = [broken, badMember, noSchema, outputRoot];
