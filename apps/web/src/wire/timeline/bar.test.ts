import { expect, test } from 'vitest';
import { rowFacts } from '../rows/row-facts.ts';
import { call, storeOf, text } from '../rows/test-store.ts';
import { waterfallBars } from './bar.ts';

const NOW = 10;

test('bars span the time that the rows on screen show', () => {
  // 0 ms request, 1 ms its response, 2 ms a request without one
  const store = storeOf([call(1, 'a'), text(1, 'x'), call(2, 'b')]);
  const facts = [0, 1, 2].map((seq) => rowFacts(store, seq));
  expect(waterfallBars(store, facts, NOW)).toEqual([
    { from: 0, to: 0.1 },
    { from: 0.1, to: 0.1 },
    { from: 0.2, to: 1 },
  ]);
});

test('a single moment has no length', () => {
  const store = storeOf([text(9, 'stray')]);
  expect(waterfallBars(store, [rowFacts(store, 0)], 0)).toEqual([{ from: 0, to: 0 }]);
  expect(waterfallBars(store, [], 0)).toEqual([]);
});
