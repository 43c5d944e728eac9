import type { RowTable } from '@lifeline/trace';
import type { Filter, Test } from './ast.ts';
import type { RowFacts } from './facts.ts';
import { nameTest } from './test-name.ts';
import { numberTest } from './test-number.ts';
import { jsonTest, textTest } from './test-text.ts';
import { wordTest } from './test-word.ts';

/** Tells of an event whether it matches. */
export type SeqTest = (seq: number) => boolean;

export interface FilterSource {
  readonly rows: RowTable;
  readonly facts: RowFacts;
  /**
   * Whether the exact text of an event's line holds `query` (upper and lower case alike): asked once for each
   * free text. Without it, free text finds only the words of events that have no line.
   */
  readonly text?: (query: string) => SeqTest;
}

/**
 * The filter as one function. It reads columns and live facts, builds no row, and can be kept while rows are added;
 * an answer may change when an exchange gets its end.
 */
export function compileFilter({ terms }: Filter, source: FilterSource): SeqTest {
  const tests = terms.map(({ negated, test }) => {
    const holds = testOf(test, source);
    return negated ? (seq: number) => !holds(seq) : holds;
  });
  const [only] = tests;
  if (only === undefined) return () => true;
  if (tests.length === 1) return only;
  return (seq) => {
    for (const test of tests) if (!test(seq)) return false;
    return true;
  };
}

/** The free texts of a filter, as they are searched for. */
export function textsOf({ terms }: Filter): readonly string[] {
  return terms.flatMap(({ test }) => (test.type === 'text' ? test.values.map(({ text }) => text) : []));
}

function testOf(test: Test, source: FilterSource): SeqTest {
  switch (test.type) {
    case 'text':
      return textTest(test.values, source);
    case 'name':
      return nameTest(test.key, test.values, source);
    case 'json':
      return jsonTest(test.key, test.values, source);
    case 'word':
      return wordTest(test.key, test.values, source);
    case 'range':
    case 'compare':
      return numberTest(test, source);
  }
}
