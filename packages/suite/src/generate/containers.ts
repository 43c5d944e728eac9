import { type JsonNode, joinPointer, nodeText, parseJson, quoteJson } from '@lifeline/json';
import type { Field, ObjectShape } from '@lifeline/schema-form';
import type { Candidate, Maker } from './candidate.ts';
import { stepped } from './decimal-text.ts';

const MOST_ITEMS = 1000;
const EXTRA_KEY = 'lifeline_extra';

/** Numbers of items, and an item twice. */
export function arrayCandidates(maker: Maker): void {
  const text = maker.site.text ?? '[]';
  const parsed = parseJson(text);
  const items = parsed.ok && parsed.node.type === 'array' ? parsed.node.items : [];
  const [min, max] = [countLimit(maker, 'minItems'), countLimit(maker, 'maxItems')];
  if (items.length > 0) {
    if (min !== undefined) {
      maker.keyed('at-min-items', 'minItems', 'accepted', withItems(text, items, min));
      if (min > 0) maker.keyed('below-min-items', 'minItems', 'rejected', withItems(text, items, min - 1));
    }
    if (max !== undefined) {
      maker.keyed('at-max-items', 'maxItems', 'accepted', withItems(text, items, max));
      maker.keyed('above-max-items', 'maxItems', 'rejected', withItems(text, items, max + 1));
    }
    if (maker.limit('uniqueItems') !== undefined) {
      const texts = items.map((item) => nodeText(text, item));
      maker.keyed('duplicate-item', 'uniqueItems', 'rejected', [
        `[${[...texts, texts[0] ?? 'null'].join(',')}]`,
        `[${[...texts.slice(0, -1), texts[0] ?? 'null'].join(',')}]`,
      ]);
    }
  }
  maker.free('empty-array', '[]', min === undefined ? undefined : 'minItems');
}

function countLimit(maker: Maker, keyword: string): number | undefined {
  const value = Number(maker.limit(keyword));
  return Number.isSafeInteger(value) && value >= 0 && value < MOST_ITEMS ? value : undefined;
}

/** Arrays of so many items: those of the base, and copies of its last one, as they are or made different. */
function withItems(text: string, items: readonly JsonNode[], count: number): string[] {
  const kept = items.slice(0, count).map((item) => nodeText(text, item));
  const last = items.at(-1);
  if (last === undefined) return [];
  const more = count - kept.length;
  const copies = Array.from({ length: more }, () => nodeText(text, last));
  const different = Array.from({ length: more }, (_, index) => varied(text, last, index + 1));
  return [...(more > 0 ? [different] : []), copies].map((added) => `[${[...kept, ...added].join(',')}]`);
}

function varied(text: string, node: JsonNode, number: number): string {
  if (node.type === 'number') return stepped(node.text, '1', number) ?? node.text;
  if (node.type === 'string') return quoteJson(`${node.value}${number}`);
  return nodeText(text, node);
}

/** Members left out, one too many, and none at all. */
export function objectCandidates(maker: Maker, shape: ObjectShape, present: ReadonlySet<string>): void {
  const { pointer, text } = maker.site;
  if (text === undefined) return;
  const requiredOf = new Set(shape.properties.filter(({ required }) => required).map(({ name }) => name));
  for (const name of present) maker.made.push(missing(joinPointer(pointer, name), requiredOf.has(name)));
  const extra = present.has(EXTRA_KEY) ? `${EXTRA_KEY}_2` : EXTRA_KEY;
  maker.made.push(extraKey(joinPointer(pointer, extra), shape, maker.site.field));
  const max = countLimit(maker, 'maxProperties');
  const min = countLimit(maker, 'minProperties');
  if (max !== undefined && max >= present.size) {
    const added = Array.from(
      { length: max + 1 - present.size },
      (_, index) => `${quoteJson(`extra_${index}`)}:1`,
    );
    const body = text.slice(1, -1).trim();
    maker.keyed('above-max-properties', 'maxProperties', 'rejected', [
      `{${[...(body === '' ? [] : [body]), ...added].join(',')}}`,
    ]);
  }
  if (min !== undefined && min > 0) maker.keyed('below-min-properties', 'minProperties', 'rejected', ['{}']);
  else if (present.size > 0) maker.free('empty-object', '{}', requiredOf.size > 0 ? 'required' : undefined);
}

function missing(pointer: string, isRequired: boolean): Candidate {
  const changes = [{ kind: 'remove', pointer }] as const;
  return isRequired
    ? { kind: 'required-missing', keyword: 'required', changes, wants: 'rejected', binding: true }
    : { kind: 'optional-missing', keyword: 'required', changes, binding: true };
}

function extraKey(pointer: string, shape: ObjectShape, { undrawn }: Field): Candidate {
  const isClosed = shape.map.rest === undefined;
  const keyword = undrawn.includes('unevaluatedProperties')
    ? 'unevaluatedProperties'
    : 'additionalProperties';
  const changes = [{ kind: 'set', pointer, valueText: '"extra"' }] as const;
  return {
    kind: 'extra-key',
    changes,
    binding: isClosed || shape.map.described,
    ...((isClosed || shape.map.described) && { keyword }),
  };
}
