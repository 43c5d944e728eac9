import { describe, expect, it } from 'vitest';
import type { Filter, NumberRange, Term, Test, TextValue } from '../src/ast.ts';
import { completeFilter } from '../src/complete.ts';
import { filterErrorText } from '../src/error.ts';
import { JSON_KEYS, NAME_KEYS, NUMBER_KEYS, WORD_KEYS, WORDS } from '../src/keys.ts';
import { parseFilter } from '../src/parse.ts';
import { printFilter, printTest } from '../src/print.ts';
import { addTerm, filterTerm } from '../src/terms.ts';

/** A small seeded generator (mulberry32): the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const ODD = [
  '"',
  "'",
  '\\',
  '|',
  ' ',
  '*',
  '-',
  ':',
  '>',
  '\n',
  '\u202e',
  '\ud800',
  '你',
  'a',
  'Z',
  '1',
  '..',
  '=',
  'is:',
];

class Random {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seeded(seed);
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  }

  some<T>(make: () => T): T[] {
    return Array.from({ length: 1 + Math.floor(this.next() * 3) }, make);
  }

  oddText(): string {
    return this.some(() => this.pick(ODD)).join('') + this.pick(['', 'x', '""', '\\']);
  }

  value(): TextValue {
    const text = this.oddText();
    return this.next() < 0.3 && /^[^\s"'|]+$/.test(text) ? { text, quoted: false } : { text, quoted: true };
  }

  number(): number {
    return Math.floor(this.next() * this.pick([10, 1e4, 1e12]));
  }

  range(): NumberRange {
    const from = this.number();
    return this.next() < 0.5
      ? { from, to: from }
      : { from, to: from + this.number() > 1e12 ? 1e12 : from + 7 };
  }

  test(): Test {
    switch (this.pick(['text', 'name', 'json', 'word', 'range', 'compare'] as const)) {
      case 'text':
        return { type: 'text', values: this.some(() => ({ ...this.value(), quoted: true })) };
      case 'name':
        return { type: 'name', key: this.pick(NAME_KEYS), values: this.some(() => this.value()) };
      case 'json':
        return {
          type: 'json',
          key: this.pick(JSON_KEYS),
          values: this.some(() =>
            this.pick(['1', '1.0', 'null', JSON.stringify(this.oddText()), `{"a": ${this.oddText()}`]),
          ),
        };
      case 'word': {
        const key = this.pick(WORD_KEYS);
        return { type: 'word', key, values: this.some(() => this.pick(WORDS[key])) };
      }
      case 'range':
        return { type: 'range', key: this.pick(NUMBER_KEYS), values: this.some(() => this.range()) };
      case 'compare':
        return {
          type: 'compare',
          key: this.pick(NUMBER_KEYS),
          op: this.pick(['>', '<', '>=', '<=']),
          value: this.number(),
        };
    }
  }
}

function withoutPlaces({ terms }: Filter): Pick<Term, 'negated' | 'test'>[] {
  return terms.map(({ negated, test }) => ({ negated, test }));
}

describe('any filter', () => {
  it('is read as it was printed', () => {
    const random = new Random(1);
    for (let run = 0; run < 3000; run += 1) {
      const terms = random.some(() => ({
        negated: random.next() < 0.3,
        test: random.test(),
        start: 0,
        length: 0,
      }));
      const text = printFilter({ terms });
      const parsed = parseFilter(text);
      expect(parsed.ok ? withoutPlaces(parsed.filter) : parsed.error, text).toEqual(withoutPlaces({ terms }));
    }
  });

  it('takes any value', () => {
    const random = new Random(2);
    for (let run = 0; run < 2000; run += 1) {
      const value = random.oddText();
      const key = random.pick([...NAME_KEYS, 'text'] as const);
      const parsed = parseFilter(addTerm('is:error', `-${filterTerm(key, value)}`));
      if (!parsed.ok) throw new Error(`${value}: ${parsed.error.code}`);
      const test = parsed.filter.terms[1]?.test;
      expect(
        test?.type === 'text' || test?.type === 'name' ? test.values.map(({ text }) => text) : test,
      ).toEqual([value]);
    }
  });
});

describe('any text', () => {
  it('is a filter or has an error within it', () => {
    const random = new Random(3);
    const pieces = [...ODD, ...NAME_KEYS, ...WORD_KEYS, 'ms>', 'size<=', 'id:"', 'error', 'seq:1..'];
    for (let run = 0; run < 20_000; run += 1) {
      const text = random
        .some(() => random.some(() => random.pick(pieces)).join(''))
        .join(random.pick(['', ' ']));
      const parsed = parseFilter(text);
      if (parsed.ok) {
        const printed = printFilter(parsed.filter);
        const again = parseFilter(printed);
        expect(again.ok ? again.filter.terms.map(({ test }) => printTest(test)) : again.error, text).toEqual(
          parsed.filter.terms.map(({ test }) => printTest(test)),
        );
      } else {
        const { start, length } = parsed.error;
        expect(start + length, text).toBeLessThanOrEqual(text.length);
        expect(filterErrorText(parsed.error)).not.toBe('');
      }
      const caret = Math.floor(random.next() * (text.length + 1));
      const { from, to } = completeFilter(text, caret, () => ['a b', 'x']);
      expect(from <= to && to <= text.length, text).toBe(true);
    }
  });
});
