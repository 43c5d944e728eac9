import { type JsonNode, joinPointer, reveal } from '@lifeline/json';
import type { Hit, ItemRule, Rule } from '../rule.ts';
import { shown } from '../show.ts';

interface Text {
  readonly value: string;
  readonly pointer: string;
  readonly isKey: boolean;
}

/** All strings and keys of an entry, without recursion. */
function* textsOf(root: JsonNode): Iterable<Text> {
  const stack: { readonly node: JsonNode; readonly pointer: string }[] = [{ node: root, pointer: '' }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, pointer } = next;
    if (node.type === 'string') yield { value: node.value, pointer, isKey: false };
    // Pointers grow with the depth: what lies deeper than anything that is read is left out.
    if (pointer.length > MAX_POINTER) continue;
    if (node.type === 'array') {
      for (const [index, item] of [...node.items.entries()].toReversed())
        stack.push({ node: item, pointer: joinPointer(pointer, index) });
    } else if (node.type === 'object') {
      for (const { key, value } of node.members.toReversed()) {
        const at = joinPointer(pointer, key);
        yield { value: key, pointer: at, isKey: true };
        stack.push({ node: value, pointer: at });
      }
    }
  }
}

const MAX_POINTER = 10_000;

/** Characters that reorder text, or carry text that nobody sees: never there by accident. */
const DECEIVING = /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;

const hidden: ItemRule = {
  id: 'TXT-01',
  over: 'item',
  severity: 'advice',
  weight: 60,
  *check({ node }) {
    if (node === undefined) return;
    for (const { value, pointer } of textsOf(node)) {
      const codes = hiddenCodes(value);
      if (codes.length === 0) continue;
      const deceiving = DECEIVING.test(value);
      yield { pointer, values: { codes: codes.join(', ') }, ...(deceiving ? { weight: 100 } : {}) };
    }
  },
};

/** What cannot be seen in a text. Carriage returns are not meant: they end lines. */
function hiddenCodes(text: string): string[] {
  const codes = reveal(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.code]));
  return [...new Set(codes.filter((code) => code !== 'U+000D'))].slice(0, 6);
}

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKES = 'АВЕЅІЈКМНОРСТУХаеорсухіјѕһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοα';
const MIXED = new RegExp(
  `[A-Za-z][A-Za-z0-9]*[${LOOKALIKES}]|[${LOOKALIKES}][${LOOKALIKES}0-9]*[A-Za-z]`,
  'u',
);
const FULL_WIDTH = /[\uff01-\uff5e]/u;

const confusable: ItemRule = {
  id: 'TXT-02',
  over: 'item',
  severity: 'advice',
  weight: 75,
  *check({ item, node }) {
    if (node === undefined) return;
    for (const { value, pointer, isKey } of textsOf(node)) {
      const isName = isKey || value === item.key;
      const word = value
        .split(/[^\p{L}\p{N}_]+/u)
        .find((one) => isMixed(one) || (isName && FULL_WIDTH.test(one)));
      if (word !== undefined) yield hit(pointer, word);
    }
  },
};

/** A word of Latin letters in which some letter only looks like one. */
function isMixed(word: string): boolean {
  return MIXED.test(word) && /[A-Za-z].*[A-Za-z]/.test(word);
}

function hit(pointer: string, word: string): Hit {
  const foreign = [...word].filter((char) => (char.codePointAt(0) ?? 0) > 0x7f);
  const codes = [...new Set(foreign.map(codeOf))].slice(0, 6).join(', ');
  return { pointer, values: { word: shown(word), codes } };
}

function codeOf(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Characters that readers cannot see, or take for others. */
export const TEXT_RULES: readonly Rule[] = [hidden, confusable];
