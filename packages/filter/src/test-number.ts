import type { Test } from './ast.ts';
import type { FilterSource, SeqTest } from './compile.ts';
import { hasLine } from './test-text.ts';

type NumberTest = Extract<Test, { readonly type: 'range' | 'compare' }>;
type Holds = (value: number) => boolean;

/** The test of a number key: by the row, or by any exchange that the event belongs to. */
export function numberTest(test: NumberTest, source: FilterSource): SeqTest {
  const holds = holdsOf(test);
  const { rows, facts } = source;
  switch (test.key) {
    case 'seq':
      return holds;
    case 'conn':
      return (seq) => holds(rows.connectionAt(seq));
    case 'size':
      return (seq) => hasLine(rows, seq) && holds(rows.bytesAt(seq));
    case 'ms': {
      const has = ({ ms }: { readonly ms?: number }) => ms !== undefined && holds(ms);
      return (seq) => {
        const exchange = facts.exchangeAt(seq);
        if (exchange === undefined) return false;
        return has(exchange) || (rows.restAt(seq).batch !== undefined && facts.exchangesAt(seq).some(has));
      };
    }
    case 'exchange':
      return exchangeTest(test, holds, source);
  }
}

/** A single number names an exchange by any of its events, or an event alone; ranges go by the requests. */
function exchangeTest(test: NumberTest, holds: Holds, { rows, facts }: FilterSource): SeqTest {
  const named = test.type === 'range' ? test.values.filter(({ from, to }) => from === to) : [];
  return (seq) => {
    const exchange = facts.exchangeAt(seq);
    if (exchange === undefined) return holds(seq);
    if (holds(exchange.requestSeq)) return true;
    const own = rows.restAt(seq).batch === undefined ? [exchange] : facts.exchangesAt(seq);
    return named.some(({ from }) => {
      const meant = facts.exchangeAt(from);
      return meant !== undefined && own.includes(meant);
    });
  };
}

function holdsOf(test: NumberTest): Holds {
  if (test.type === 'range') {
    const { values } = test;
    return (number) => values.some(({ from, to }) => number >= from && number <= to);
  }
  const { value } = test;
  switch (test.op) {
    case '>':
      return (number) => number > value;
    case '>=':
      return (number) => number >= value;
    case '<':
      return (number) => number < value;
    case '<=':
      return (number) => number <= value;
  }
}
