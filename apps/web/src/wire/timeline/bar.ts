import type { TraceStore } from '../../source/trace-store.ts';
import type { RowFacts } from '../rows/row-facts.ts';

/** An exchange on the waterfall, as shares (0 to 1) of the time that the rows on screen span. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  /** First progress notification. */
  readonly tick?: number;
}

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
  readonly tickMs?: number;
}

/** Bars of the rows on screen; the scale goes from the first to the last moment that any of them shows. */
export function waterfallBars(store: TraceStore, facts: readonly RowFacts[], nowMs: number): readonly Bar[] {
  const spans = facts.map((one) => spanOf(store, one, nowMs));
  const from = Math.min(...spans.map((span) => span.fromMs));
  const to = Math.max(...spans.map((span) => span.toMs));
  const scale = (ms: number) => (to > from ? round((ms - from) / (to - from)) : 0);
  return spans.map(({ fromMs, toMs, tickMs }) => ({
    from: scale(fromMs),
    to: scale(toMs),
    ...(tickMs === undefined ? {} : { tick: scale(tickMs) }),
  }));
}

function spanOf(store: TraceStore, facts: RowFacts, nowMs: number): Span {
  const own = { fromMs: facts.atMs, toMs: facts.atMs };
  if (facts.kind !== 'request') return own;
  const exchange = store.model.exchangeAt(facts.seq);
  if (exchange === undefined) return own;
  const toMs = exchange.ms === undefined ? Math.max(nowMs, facts.atMs) : facts.atMs + exchange.ms;
  const progress = exchange.progressSeqs?.[0];
  return { ...own, toMs, ...(progress === undefined ? {} : { tickMs: store.rows.atMsAt(progress) }) };
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
