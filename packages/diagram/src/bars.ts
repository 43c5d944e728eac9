import type { Exchange } from '@lifeline/model';
import type { Lane, LanePositions } from './lanes.ts';
import type { Tone } from './line-style.ts';
import type { ActivationBar, Crowd } from './scene.ts';
import type { SequenceLines } from './sequence-lines.ts';
import { arrowOffset, BAR_WIDTH, MAX_NESTED } from './sizes.ts';
import type { WindowScope } from './window.ts';

const HALF = BAR_WIDTH / 2;

/** An exchange in flight from `y1` to `y2`. */
export interface Span {
  readonly exchange: Exchange;
  readonly slot: number;
  readonly y1: number;
  readonly y2: number;
}

/** y of the arrow, pill or fold that stands for a row; where it would be, when the row is not shown. */
export function arrowY(sequence: SequenceLines, seq: number): number {
  const index = sequence.lineOf(seq);
  const { store } = sequence;
  if (index === undefined) return store.topAt(store.firstFrom(seq));
  return store.topAt(index) + arrowOffset(store.kindAt(index));
}

/** The exchanges in flight between two lines, both inclusive. What begins and ends in one fold has no bar. */
export function spansIn(sequence: SequenceLines, firstLine: number, lastLine: number): Span[] {
  const { store, activations } = sequence;
  const fromSeq = store.seqAt(firstLine);
  const nextSeq = store.seqAt(lastLine + 1);
  const lastSeq = Number.isFinite(nextSeq) ? nextSeq : sequence.model.version;
  return activations
    .crossing(fromSeq, lastSeq)
    .map(({ exchange, slot }) => ({
      exchange,
      slot,
      y1: arrowY(sequence, exchange.requestSeq),
      y2: exchange.endSeq === undefined ? store.height : arrowY(sequence, exchange.endSeq),
    }))
    .filter((span) => span.y2 > span.y1);
}

/** Distance from a lifeline to the outer edge of the bars that stand on it at `y`. */
export function edgeAt(spans: readonly Span[], y: number): number {
  let outer = -1;
  for (const span of spans) {
    if (span.y1 <= y && y <= span.y2) outer = Math.max(outer, Math.min(span.slot, MAX_NESTED));
  }
  return outer < 0 ? 0 : HALF + outer * HALF;
}

/** Bars on both lifelines; on the other side's only once the request has left. */
export function activationBars({ sequence, lanes, fromPx, toPx, spans }: WindowScope): ActivationBar[] {
  return spans.flatMap((span) => {
    const { exchange, slot, y1, y2 } = span;
    if (slot >= MAX_NESTED || y2 < fromPx || y1 > toPx) return [];
    const held = sequence.model.heldAt(exchange.requestSeq);
    const hasLeft = held !== 'held' && held !== 'dropped';
    const sender: Lane = exchange.dir === 'toServer' ? 'client' : 'server';
    const shape = { exchange, y1, y2, tone: toneOf(exchange), end: endOf(exchange) };
    return (['client', 'server'] as const)
      .filter((lane) => hasLeft || lane === sender)
      .map((lane) => ({ ...shape, lane, x: barX(lanes, lane, slot) }));
  });
}

/** Where more is in flight than bars fit: one mark over the whole stretch. */
export function crowdsOf({ lanes, fromPx, toPx, spans }: WindowScope): Crowd[] {
  const merged: { y1: number; y2: number; count: number }[] = [];
  for (const { slot, y1, y2 } of spans) {
    if (slot < MAX_NESTED || y2 < fromPx || y1 > toPx) continue;
    const last = merged.at(-1);
    if (last !== undefined && y1 <= last.y2) {
      last.y2 = Math.max(last.y2, y2);
      last.count += 1;
    } else {
      merged.push({ y1, y2, count: 1 });
    }
  }
  return merged.flatMap((crowd) =>
    (['client', 'server'] as const).map((lane) => ({ ...crowd, lane, x: barX(lanes, lane, MAX_NESTED) })),
  );
}

/** Left edge of a bar: nested ones grow towards the other lane, so that arrows end at them. */
function barX(lanes: LanePositions, lane: 'client' | 'server', slot: number): number {
  const inwards = lane === 'client' ? slot * HALF : -slot * HALF;
  return lanes[lane] + inwards - HALF;
}

function toneOf(exchange: Exchange): Tone | undefined {
  switch (exchange.outcome) {
    case 'pending':
      return 'accent';
    case 'error':
    case 'tool-error':
      return exchange.outcome;
    default:
      return undefined;
  }
}

function endOf(exchange: Exchange): ActivationBar['end'] {
  switch (exchange.outcome) {
    case 'pending':
      return 'open';
    case 'cancelled':
    case 'timeout':
    case 'lost':
      return 'hatched';
    default:
      return 'closed';
  }
}
