import { type JsonNode, member } from '@lifeline/json';
import type { ItemRule, Rule } from '../rule.ts';
import { shown, shownJson } from '../show.ts';

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;

function hintOf(node: JsonNode | undefined, hint: (typeof HINTS)[number]): boolean | undefined {
  const annotations = node && member(node, 'annotations');
  const value = annotations && member(annotations, hint);
  return value?.type === 'boolean' ? value.value === true : undefined;
}

const PAGE = { page: 'schema', anchor: 'toolannotations' } as const;

const contradiction: ItemRule = {
  id: 'TOOL-11',
  over: 'item',
  kinds: ['tool'],
  severity: 'advice',
  weight: 90,
  ...PAGE,
  *check({ node }) {
    if (hintOf(node, 'readOnlyHint') === true && hintOf(node, 'destructiveHint') === true)
      yield { pointer: '/annotations/destructiveHint' };
  },
};

/** First words of names that say that something is lost, or changed. */
const DESTROYS =
  /^(?:delete|remove|drop|destroy|purge|erase|wipe|truncate|uninstall)(?:[_.\-\s]|(?=[A-Z])|$)/;
const CHANGES =
  /^(?:create|insert|update|upsert|write|upload|rename|move|publish|deploy|install|edit|append)(?:[_.\-\s]|(?=[A-Z])|$)/;

const againstName: ItemRule = {
  id: 'TOOL-20',
  over: 'item',
  kinds: ['tool'],
  severity: 'advice',
  weight: 75,
  ...PAGE,
  *check({ item, node }) {
    const name = shown(item.key);
    const destroys = DESTROYS.test(item.key);
    if (hintOf(node, 'readOnlyHint') === true && (destroys || CHANGES.test(item.key)))
      yield { pointer: '/annotations/readOnlyHint', values: { name, hint: 'readOnlyHint: true' } };
    else if (hintOf(node, 'readOnlyHint') !== true && hintOf(node, 'destructiveHint') === false && destroys)
      yield {
        pointer: '/annotations/destructiveHint',
        values: { name, hint: 'destructiveHint: false' },
        weight: 50,
      };
  },
};

const notBoolean: ItemRule = {
  id: 'TOOL-21',
  over: 'item',
  kinds: ['tool'],
  severity: 'must',
  weight: 70,
  ...PAGE,
  *check({ item, node }) {
    const annotations = node && member(node, 'annotations');
    for (const hint of HINTS) {
      const value = annotations && member(annotations, hint);
      if (value !== undefined && value.type !== 'boolean') {
        const seen = shownJson(item.text.slice(value.start, value.end));
        yield { pointer: `/annotations/${hint}`, values: { hint, seen } };
      }
    }
  },
};

/** Hints that contradict each other, or the tool's name. */
export const ANNOTATION_RULES: readonly Rule[] = [contradiction, againstName, notBoolean];
