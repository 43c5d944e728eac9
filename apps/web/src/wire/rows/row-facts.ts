import { rowFacts as factsOf, type RowFacts } from '@lifeline/diagram';
import type { TraceStore } from '../../source/trace-store.ts';
import { previewOf } from './preview.ts';

export { type RowFacts, sameFacts } from '@lifeline/diagram';

/** Facts of the row `seq`, which has to be in the store. */
export function rowFacts(store: TraceStore, seq: number): RowFacts {
  const row = store.rows.at(seq);
  return factsOf(store, row, previewOf(store, row));
}
