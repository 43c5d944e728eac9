import { type Draft, draftFromText, type FormSchema, itemSpot, type Spot } from '../src/index.ts';
import { randomJson } from './random-json.ts';

const TEXTS = [
  '',
  'a',
  'abc def',
  '2020-01-01',
  '2020-01-01T00:00:00Z',
  'a@example.test',
  'https://example.test/',
];
const NUMBERS = ['0', '1', '-1', '5', '10', '0.5', '1000', '1e3', '100.25'];

/**
 * Fills a field at random, mostly as its schema wants it: every kind of control is used, optional members come and
 * go, and now and then any JSON stands where it should not.
 */
export function fillRandomly(schema: FormSchema, spot: Spot, random: () => number, depth = 4): Draft {
  const pick = <T>(list: readonly T[], fallback: T): T =>
    list[Math.floor(random() * list.length)] ?? fallback;
  const parsed = (text: string): Draft => draftFromText(text) ?? { kind: 'json', text };
  if (random() < 0.03) return parsed(randomJson(random, 1));
  const { shape, nullable, defaultText } = schema.field(spot);
  if (nullable && random() < 0.1) return { kind: 'null' };
  if (defaultText !== undefined && random() < 0.2) return parsed(defaultText);
  switch (shape.kind) {
    case 'string':
      return { kind: 'string', text: pick(TEXTS, '') };
    case 'number':
      return { kind: 'number', text: pick(NUMBERS, '0') };
    case 'boolean':
      return { kind: 'boolean', value: random() < 0.5 };
    case 'null':
      return { kind: 'null' };
    case 'choice':
      return parsed(pick(shape.options, { text: 'null', label: '', description: undefined }).text);
    case 'multi': {
      const chosen = shape.options.filter(() => random() < 0.3);
      return { kind: 'array', items: chosen.map(({ text }, id) => ({ id, value: parsed(text) })) };
    }
    case 'json':
      return parsed(randomJson(random, 2));
    case 'union': {
      const [first] = shape.branches;
      const branch = first && pick(shape.branches, first);
      return branch === undefined || depth < 0
        ? { kind: 'null' }
        : fillRandomly(schema, branch.spot, random, depth - 1);
    }
    case 'array': {
      const length = depth < 0 ? 0 : Math.max(shape.prefix.length, Math.floor(random() * 3));
      const items = Array.from({ length }, (_, id) => ({
        id,
        value: fillRandomly(schema, itemSpot(shape, id), random, depth - 1),
      }));
      return { kind: 'array', items };
    }
    case 'object': {
      const wanted = shape.properties.filter(
        ({ required }) => depth >= 0 && random() < (required ? 0.95 : 0.3),
      );
      const entries = wanted.map(({ name, spot: child }) => ({
        key: name,
        value: fillRandomly(schema, child, random, depth - 1),
      }));
      const { rest } = shape.map;
      if (rest !== undefined && random() < 0.1) {
        entries.push({ key: 'x-more', value: fillRandomly(schema, rest, random, depth - 1) });
      }
      return { kind: 'object', entries };
    }
  }
}
