import type { Exchange } from '@lifeline/model';
import type { Activation } from './activations.ts';
import type { Lane, LanePositions } from './lanes.ts';
import type { Tone } from './line-style.ts';
import type { ActivationBar, Crowd } from './scene.ts';
import type { SequenceLines } from './sequence-lines.ts';
import { arrowOffset, BAR_WIDTH, MAX_NESTED } from './sizes.ts';
import type { WindowScope } from './window.ts';

const HALF = BAR_WIDTH / 2;

/** An exchange in flight from `y1` to `y2`, with a bar of its own. */
export interface Span {
  readonly exchange: Exchange;
  readonly slot: number;
  readonly y1: number;
  readonly y2: number;
}

/** A stretch with more exchanges in flight than bars fit. */
export interface CrowdSpan {
  readonly y1: number;
  readonly y2: number;
  readonly count: number;
}

/** What is in flight somewhere in a window. */
export interface InFlight {
  readonly spans: readonly Span[];
  readonly crowds: readonly CrowdSpan[];
}

/** y of the arrow, pill or fold that stands for a row; where it would be, when the row is not shown. */
export function arrowY(sequence: SequenceLines, seq: number): number {
  const index = sequence.lineOf(seq);
  const { store } = sequence;
  if (index === undefined) return store.topAt(store.firstFrom(seq));
  return store.topAt(index) + arrowOffset(store.kindAt(index));
}

/** The exchanges in flight between two lines, both inclusive. What begins and ends in one fold has no bar. */
export function inFlight(sequence: SequenceLines, firstLine: number, lastLine: number): InFlight {
  const { store, activations } = sequence;
  const nextSeq = store.seqAt(lastLine + 1);
  const lastSeq = Number.isFinite(nextSeq) ? nextSeq : sequence.model.version;
  const found = activations.crossing(store.seqAt(firstLine), lastSeq);
  const endY = (seq: number) => (Number.isFinite(seq) ? arrowY(sequence, seq) : store.height);
  const spans = found
    .filter(({ slot }) => slot < MAX_NESTED)
    .map(({ exchange, slot }) => ({
      exchange,
      slot,
      y1: arrowY(sequence, exchange.requestSeq),
      y2: endY(exchange.endSeq ?? Number.POSITIVE_INFINITY),
    }));
  const crowds = merged(found).map(({ fromSeq, toSeq, count }) => ({
    y1: arrowY(sequence, fromSeq),
    y2: endY(toSeq),
    count,
  }));
  return { spans: spans.filter(isTall), crowds: crowds.filter(isTall) };
}

function isTall({ y1, y2 }: { readonly y1: number; readonly y2: number }): boolean {
  return y2 > y1;
}

/** Joins what found no place and overlaps, by seq: there may be very many of them. */
function merged(found: readonly Activation[]): { fromSeq: number; toSeq: number; count: number }[] {
  const stretches: { fromSeq: number; toSeq: number; count: number }[] = [];
  for (const { exchange, slot } of found) {
    if (slot < MAX_NESTED) continue;
    const toSeq = exchange.endSeq ?? Number.POSITIVE_INFINITY;
    const last = stretches.at(-1);
    if (last !== undefined && exchange.requestSeq <= last.toSeq) {
      last.toSeq = Math.max(last.toSeq, toSeq);
      last.count += 1;
    } else {
      stretches.push({ fromSeq: exchange.requestSeq, toSeq, count: 1 });
    }
  }
  return stretches;
}

/** Distance from a lifeline to the outer edge of the bars that stand on it at `y`. */
export function edgeAt({ spans, crowds }: InFlight, y: number): number {
  const covers = (span: { readonly y1: number; readonly y2: number }) => span.y1 <= y && y <= span.y2;
  if (crowds.some(covers)) return HALF + MAX_NESTED * HALF;
  let outer = -1;
  for (const span of spans) if (span.slot > outer && covers(span)) outer = span.slot;
  return outer < 0 ? 0 : HALF + outer * HALF;
}

/** Bars on both lifelines; on the other side's only once the request has left. */
export function activationBars({ sequence, lanes, fromPx, toPx, flight }: WindowScope): ActivationBar[] {
  return flight.spans.flatMap(({ exchange, slot, y1, y2 }) => {
    const held = sequence.model.heldAt(exchange.requestSeq);
    const hasLeft = held !== 'held' && held !== 'dropped';
    const sender: Lane = exchange.dir === 'toServer' ? 'client' : 'server';
    const shape = { exchange, y1, y2, tone: toneOf(exchange), end: endOf(exchange) };
    return (['client', 'server'] as const)
      .filter((lane) => hasLeft || lane === sender)
      .map((lane) => {
        const bottom = lane === 'server' ? Math.min(y2, lifeEnd(sequence, exchange.connection)) : y2;
        return { ...shape, lane, y2: bottom, x: barX(lanes, lane, slot) };
      })
      .filter((bar) => bar.y2 > bar.y1 && bar.y2 >= fromPx && bar.y1 <= toPx);
  });
}

/** A server that is gone works on nothing any more. */
function lifeEnd(sequence: SequenceLines, connection: number): number {
  const seq = sequence.lives.of(connection)?.toSeq;
  return seq === undefined ? Number.POSITIVE_INFINITY : arrowY(sequence, seq);
}

/** Where more is in flight than bars fit: one mark over the whole stretch. */
export function crowdsOf({ lanes, fromPx, toPx, flight }: WindowScope): Crowd[] {
  return flight.crowds
    .filter(({ y1, y2 }) => y2 >= fromPx && y1 <= toPx)
    .flatMap((crowd) =>
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
