import type { TraceStore } from '../../source/trace-store.ts';
import type { RowFacts } from './row-facts.ts';
import type { RowState } from './row-shell.tsx';

/** How a row stands to the selected one. */
export function rowState(store: TraceStore, facts: RowFacts, sel: number | undefined): RowState {
  if (sel === undefined || sel >= store.rows.length) return undefined;
  if (facts.seq === sel) return 'selected';
  const { model } = store;
  const exchange = model.exchangeAt(sel);
  if (exchange !== undefined && model.exchangeAt(facts.seq) === exchange) return 'partner';
  const conversation = model.conversationAt(sel);
  return conversation !== undefined && model.conversationAt(facts.seq) === conversation
    ? 'conversation'
    : undefined;
}
