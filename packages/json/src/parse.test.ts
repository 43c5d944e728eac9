import { expect, test } from 'vitest';
import { mutate, Random, randomJson } from '../test/random.ts';
import { checkJson, type JsonNode, nodeText, parseJson, parseJsonSteps, toValue } from './index.ts';

const SEEDS = Array.from({ length: 2000 }, (_, seed) => seed);

function parsed(text: string): JsonNode {
  const result = parseJson(text);
  if (!result.ok) throw new Error(`${result.error.reason} at ${result.error.offset} of ${text}`);
  return result.node;
}

/** Writes the nodes back: everything between the leaves comes from the source, so nothing may be missing. */
function rebuilt(text: string, node: JsonNode): string {
  if (node.type === 'string') expect(node.value).toBe(JSON.parse(nodeText(text, node)));
  if (node.type === 'number') expect(node.text).toBe(nodeText(text, node));
  const children: { start: number; end: number; text: string }[] = [];
  if (node.type === 'array') {
    for (const item of node.items) children.push({ ...item, text: rebuilt(text, item) });
  }
  if (node.type === 'object') {
    for (const { key, keySpan, value } of node.members) {
      expect(JSON.parse(text.slice(keySpan.start, keySpan.end))).toBe(key);
      children.push({ ...value, text: rebuilt(text, value) });
    }
  }
  let out = '';
  let at = node.start;
  for (const child of children) {
    out += text.slice(at, child.start) + child.text;
    at = child.end;
  }
  return out + text.slice(at, node.end);
}

test('text to nodes to text is the identity, over 2,000 random texts', () => {
  for (const seed of SEEDS) {
    const text = randomJson(new Random(seed));
    expect(rebuilt(text, parsed(text)), `seed ${seed}`).toBe(text.trim());
  }
});

test('values are those of JSON.parse, over 2,000 random texts', () => {
  for (const seed of SEEDS) {
    const text = randomJson(new Random(seed));
    expect(toValue(parsed(text)), `seed ${seed}`).toEqual(JSON.parse(text));
    expect(JSON.stringify(toValue(parsed(text))), `seed ${seed}`).toBe(JSON.stringify(JSON.parse(text)));
  }
});

test('accepts exactly what JSON.parse accepts, over 6,000 mutated texts', () => {
  let accepted = 0;
  for (const seed of SEEDS) {
    const random = new Random(seed);
    const text = randomJson(random);
    for (const mutant of [0, 1, 2].map(() => mutate(random, text))) {
      let reference = true;
      try {
        JSON.parse(mutant);
      } catch {
        reference = false;
      }
      if (reference) accepted += 1;
      expect(checkJson(mutant) === undefined, JSON.stringify(mutant)).toBe(reference);
      expect(parseJson(mutant).ok, JSON.stringify(mutant)).toBe(reference);
    }
  }
  expect(accepted).toBeGreaterThan(100);
});

test('keeps duplicate keys, number spellings and spans', () => {
  const text = ' {"a": 1.50, "a":[-0, 1e400]}';
  const node = parsed(text);
  expect(node).toEqual({
    type: 'object',
    start: 1,
    end: text.length,
    members: [
      { key: 'a', keySpan: { start: 2, end: 5 }, value: { type: 'number', text: '1.50', start: 7, end: 11 } },
      {
        key: 'a',
        keySpan: { start: 13, end: 16 },
        value: {
          type: 'array',
          start: 17,
          end: 28,
          items: [
            { type: 'number', text: '-0', start: 18, end: 20 },
            { type: 'number', text: '1e400', start: 22, end: 27 },
          ],
        },
      },
    ],
  });
});

test('keeps lone surrogates', () => {
  expect(parsed('"\\ud800"')).toMatchObject({ value: '\ud800' });
  expect(parsed('"\udc00x"')).toMatchObject({ value: '\udc00x' });
});

test('survives a million levels of nesting', () => {
  const pairs = 500_000;
  const text = `${'[{"a":'.repeat(pairs)}1${'}]'.repeat(pairs)}`;
  expect(checkJson(text)).toBeUndefined();
  let levels = 0;
  for (let value = toValue(parsed(text)); typeof value === 'object' && value !== null; levels += 1) {
    value = Array.isArray(value) ? value[0] : Reflect.get(value, 'a');
  }
  expect(levels).toBe(2 * pairs);
  expect(checkJson(text.slice(0, -1))?.code).toBe('unexpected-end');
});

test('parsing in steps gives the same, after as many pauses as the text is long', () => {
  const text = JSON.stringify(Array.from({ length: 1_000 }, (_, at) => ({ at, of: [null, '1'] })));
  const steps = parseJsonSteps(text, 100);
  let pauses = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) pauses += 1;
  expect(pauses).toBeGreaterThan(50);
  expect(step.value).toEqual(parseJson(text));
  expect(parseJsonSteps('[1,', 100).next()).toEqual({ done: true, value: parseJson('[1,') });
});
