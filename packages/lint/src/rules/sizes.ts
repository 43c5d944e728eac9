import { parseJson } from '@lifeline/json';
import type { ItemRule, ListRule, Rule, SchemaRule } from '../rule.ts';
import type { SchemaNode } from '../schema/walk.ts';
import { definitionSize } from '../tokens.ts';

/** Estimated tokens of one tool, and of all tools, that are worth a word. */
const MOST_TOOL_TOKENS = 2_000;
const MOST_LIST_TOKENS = 20_000;
/** Values inside values, counted from the arguments object. */
const MOST_LEVELS = 6;

const bigTool: ItemRule = {
  id: 'SIZE-01',
  over: 'item',
  kinds: ['tool'],
  severity: 'advice',
  weight: 50,
  *check({ item, node }) {
    if (node === undefined) return;
    const { bytes, tokens } = definitionSize(item, node);
    if (tokens > MOST_TOOL_TOKENS) yield { values: { bytes: `${bytes}`, tokens: `${tokens}` } };
  },
};

const bigList: ListRule = {
  id: 'SIZE-02',
  over: 'list',
  kinds: ['tool'],
  severity: 'advice',
  weight: 60,
  *check({ items }) {
    const sizes = items.flatMap((item) => {
      const parsed = parseJson(item.text);
      return parsed.ok ? [definitionSize(item, parsed.node)] : [];
    });
    const tokens = sizes.reduce((sum, size) => sum + size.tokens, 0);
    const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
    if (tokens > MOST_LIST_TOKENS)
      yield { values: { count: `${items.length}`, bytes: `${bytes}`, tokens: `${tokens}` } };
  },
};

const deep: SchemaRule = {
  id: 'SIZE-03',
  over: 'schema',
  severity: 'advice',
  weight: 45,
  *check({ member, nodes }) {
    if (member !== 'inputSchema') return;
    let deepest: SchemaNode | undefined;
    for (const node of nodes) if (node.depth > (deepest?.depth ?? MOST_LEVELS)) deepest = node;
    if (deepest !== undefined)
      yield { pointer: deepest.place.pointer, values: { levels: `${deepest.depth}` } };
  },
};

/** What costs the model much to read. */
export const SIZE_RULES: readonly Rule[] = [bigTool, bigList, deep];
