import type { Outcome } from '@lifeline/protocol';
import type { FilterSource, SeqTest } from './compile.ts';
import { PHASE_WORDS, type WordKey } from './keys.ts';

const MARKS: ReadonlySet<string> = new Set(['orphan', 'late', 'duplicate']);

/** The test of a key that knows its words. */
export function wordTest(key: WordKey, values: readonly string[], source: FilterSource): SeqTest {
  const { rows, facts } = source;
  const wanted: ReadonlySet<string> = new Set(values);
  switch (key) {
    case 'kind':
      return (seq) => wanted.has(rows.kindAt(seq));
    case 'dir':
      return (seq) => {
        const dir = rows.dirAt(seq);
        return dir !== undefined && wanted.has(dir);
      };
    case 'phase':
      return (seq) => wanted.has(PHASE_WORDS[facts.phaseAt(seq)]);
    case 'is': {
      const tests = values.map((word) => stateTest(word, source));
      const [only] = tests;
      return tests.length === 1 && only !== undefined ? only : (seq) => tests.some((test) => test(seq));
    }
  }
}

function stateTest(word: string, { rows, facts }: FilterSource): SeqTest {
  if (word === 'held') return (seq) => rows.heldAt(seq) || facts.heldAt(seq) !== undefined;
  if (MARKS.has(word)) return (seq) => facts.markAt(seq) === word;
  const has = ({ outcome }: { readonly outcome: Outcome }) => outcome === word;
  const ofExchange: SeqTest = (seq) => {
    const exchange = facts.exchangeAt(seq);
    if (exchange === undefined) return false;
    return has(exchange) || (rows.restAt(seq).batch !== undefined && facts.exchangesAt(seq).some(has));
  };
  if (word !== 'error') return ofExchange;
  // An error that answers nothing is an error all the same.
  return (seq) => ofExchange(seq) || rows.restAt(seq).errorCode !== undefined;
}
