import { parseJson, quoteJson } from '@lifeline/json';
import type { Option } from '@lifeline/schema-form';
import { escapeTemplates } from '../text/template.ts';
import type { Maker } from './candidate.ts';
import { lastPlace, snapped, stepped } from './decimal-text.ts';

/** How long a text is that no `maxLength` forbids. Characters. */
const VERY_LONG = 10_000;
/** Longer texts and lists than this are not made to try a limit. */
const MOST_LENGTH = 100_000;

/** Limits of numbers, each with the values beside it. */
export function numberCandidates(maker: Maker, isInteger: boolean): void {
  const multiple = maker.limit('multipleOf');
  const grid = multiple ?? (isInteger ? '1' : undefined);
  bound(maker, 'minimum', grid);
  bound(maker, 'maximum', grid);
  exclusive(maker, 'exclusiveMinimum', grid);
  exclusive(maker, 'exclusiveMaximum', grid);
  const text = maker.site.text ?? '0';
  if (multiple !== undefined) {
    const place = lastPlace(multiple);
    maker.keyed('not-multiple', 'multipleOf', 'rejected', [
      stepped(text, place, 1),
      stepped(text, stepped(place, '0.1', -1) ?? '0.1', 1),
      stepped(text, '0.1', 1),
    ]);
    maker.keyed('multiple', 'multipleOf', 'accepted', [
      stepped(text, multiple, 1),
      stepped(text, multiple, -1),
    ]);
  }
  if (isInteger) maker.keyed('not-integer', 'type', 'rejected', [stepped(text, '0.5', 1)], 'integer');
}

function bound(maker: Maker, keyword: 'minimum' | 'maximum', grid: string | undefined): void {
  const limit = maker.limit(keyword);
  if (limit === undefined) return;
  const isLow = keyword === 'minimum';
  const step = grid ?? lastPlace(limit);
  const at = grid === undefined ? limit : snapped(limit, grid, isLow ? 'up' : 'down');
  if (at === undefined) return;
  const out = stepped(at, step, isLow ? -1 : 1);
  const inside = stepped(at, step, isLow ? 1 : -1);
  maker.keyed(isLow ? 'at-minimum' : 'at-maximum', keyword, 'accepted', [at]);
  maker.keyed(isLow ? 'below-minimum' : 'above-maximum', keyword, 'rejected', [out]);
  maker.keyed(isLow ? 'above-minimum' : 'below-maximum', keyword, 'accepted', [inside]);
}

function exclusive(
  maker: Maker,
  keyword: 'exclusiveMinimum' | 'exclusiveMaximum',
  grid: string | undefined,
): void {
  const limit = maker.limit(keyword);
  if (limit === undefined) return;
  const isLow = keyword === 'exclusiveMinimum';
  const step = grid ?? lastPlace(limit);
  const start = grid === undefined ? limit : snapped(limit, grid, isLow ? 'down' : 'up');
  const inside = start && stepped(start, step, isLow ? 1 : -1);
  maker.keyed(isLow ? 'at-exclusive-minimum' : 'at-exclusive-maximum', keyword, 'rejected', [limit]);
  maker.keyed(isLow ? 'above-exclusive-minimum' : 'below-exclusive-maximum', keyword, 'accepted', [inside]);
}

/** Lengths, patterns, formats, and characters that programs stumble over. */
export function stringCandidates(maker: Maker): void {
  const parsed = parseJson(maker.site.text ?? '""');
  const base = parsed.ok && parsed.node.type === 'string' ? parsed.node.value : '';
  const [min, max] = [lengthLimit(maker, 'minLength'), lengthLimit(maker, 'maxLength')];
  if (min !== undefined) {
    maker.keyed('at-min-length', 'minLength', 'accepted', ofLength(base, min));
    if (min > 0) maker.keyed('below-min-length', 'minLength', 'rejected', ofLength(base, min - 1));
  }
  if (max !== undefined) {
    maker.keyed('at-max-length', 'maxLength', 'accepted', ofLength(base, max));
    maker.keyed('above-max-length', 'maxLength', 'rejected', ofLength(base, max + 1));
  }
  const { format } = maker.site.field;
  if (maker.limit('pattern') !== undefined)
    maker.keyed('pattern-violated', 'pattern', 'rejected', VIOLATIONS.map(quoteJson));
  if (format !== undefined) maker.free('format-violated', quoteJson(`not a ${format}`), 'format', format);
  maker.free('empty-string', '""', min === undefined ? undefined : 'minLength');
  if (max === undefined) maker.free('very-long', `"\${repeat:a:${VERY_LONG}}"`);
  maker.free('blank', '" "');
  maker.free('astral', quoteJson('😀 𝒜 👩‍👩‍👧'));
  maker.free('combining', quoteJson('e\u0301 n\u0303 \u1112\u1161\u11ab'));
  maker.free('right-to-left', quoteJson('שלום \u202e123\u202c'));
  maker.free('nul', '"a\\u0000b"');
}

/** At least one of these is against nearly every pattern that somebody writes. */
const VIOLATIONS = ['', ' ', '\u0001', 'a b', '§', 'x'.repeat(200), '0'];

function lengthLimit(maker: Maker, keyword: string): number | undefined {
  const value = Number(maker.limit(keyword));
  return Number.isSafeInteger(value) && value >= 0 && value < MOST_LENGTH ? value : undefined;
}

/** Strings of so many characters: cut from the base or filled up with its last character, else made of `a`. */
function ofLength(base: string, length: number): string[] {
  const characters = [...base];
  const last = characters.at(-1) ?? 'a';
  if (length > 200)
    return [last, 'a']
      .map((text) => (/[{}:]/.test(text) ? 'a' : text))
      .map((text) => `"\${repeat:${text}:${length}}"`);
  const filled = [
    ...characters.slice(0, length),
    ...Array.from({ length: length - characters.length }, () => last),
  ];
  return [filled.join(''), 'a'.repeat(length), '1'.repeat(length), 'A'.repeat(length)].map(quoteJson);
}

const MOST_CHOICES = 10;

/** Each other choice, and something that is none. */
export function choiceCandidates(maker: Maker, options: readonly Option[]): void {
  const [first] = options;
  if (first === undefined) return;
  for (const { text } of options.slice(0, MOST_CHOICES))
    maker.keyed('other-choice', 'enum', 'accepted', [escapeTemplates(text)], text);
  const kind = options.length === 1 ? 'not-const' : 'not-in-enum';
  const keyword = options.length === 1 ? 'const' : 'enum';
  const parsed = parseJson(maker.site.text ?? first.text);
  if (!parsed.ok) return;
  const { node } = parsed;
  if (node.type === 'string') {
    maker.keyed(kind, keyword, 'rejected', [quoteJson(`${node.value}_not_listed`)]);
    const other =
      node.value === node.value.toUpperCase() ? node.value.toLowerCase() : node.value.toUpperCase();
    maker.free(kind, quoteJson(other), keyword);
  } else if (node.type === 'number') {
    const values = [1, 7, 1001].map((steps) => stepped(node.text, '1', steps));
    maker.keyed(kind, keyword, 'rejected', values);
  } else maker.keyed(kind, keyword, 'rejected', ['"not listed"']);
}

/** A value of each type that JSON has; the field decides which of them are wrong. */
export function typeCandidates(maker: Maker): void {
  const { field, text } = maker.site;
  const { kind } = field.shape;
  if (kind === 'json') return;
  const types = new Set(field.typeText.split(/ \| | of /));
  maker.free('null', 'null', 'type', 'null');
  const asText =
    text === undefined || kind === 'string' || kind === 'choice' ? undefined : scalarAsText(text);
  const values: Readonly<Record<string, string | undefined>> = {
    string: asText ?? '"text"',
    number: '1',
    boolean: 'true',
    array: text === undefined || kind === 'array' ? '[]' : `[${text}]`,
    object: '{}',
  };
  for (const [type, value] of Object.entries(values)) {
    if (types.has(type) || (type === 'number' && types.has('integer')) || type === kind) continue;
    if (kind === 'multi' && type === 'array') continue;
    maker.keyed('wrong-type', 'type', 'rejected', [value], type);
  }
}

/** `5` as `"5"`: what servers that convert values take for the number. */
function scalarAsText(text: string): string | undefined {
  return /^[[{"]/.test(text) ? undefined : quoteJson(text);
}
