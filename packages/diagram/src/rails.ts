import type { Phase } from '@lifeline/protocol';
import { arrowY } from './bars.ts';
import type { Lane } from './lanes.ts';
import type { Lifeline, PhaseBar, SequenceLine } from './scene.ts';
import { PHASE_NUMBER_STEP } from './sizes.ts';
import type { WindowScope } from './window.ts';

interface Stretch {
  readonly y1: number;
  readonly y2: number;
}

/** The lifelines through the window, broken where time was cut out. */
export function lifelinesIn(scope: WindowScope, lines: readonly SequenceLine[]): Lifeline[] {
  const { sequence, lanes, fromPx, toPx } = scope;
  const bottom = Math.min(toPx, sequence.height);
  const gaps = lines
    .filter((line) => line.kind === 'gap')
    .map(({ top, height }) => ({ y1: top, y2: top + height }));
  const whole = (lane: Lane, x: number | undefined): Lifeline[] =>
    x === undefined
      ? []
      : pieces({ y1: fromPx, y2: bottom }, gaps).map((piece) => ({ lane, x, ...piece, ends: false }));
  return [
    ...whole('host', lanes.host),
    ...whole('client', lanes.client),
    ...serverLines(scope, bottom, gaps),
    ...whole('authorization', lanes.authorization),
  ];
}

/** The server's lifeline is there while its process is: one stretch for each connection. */
function serverLines(
  { sequence, lanes, fromPx }: WindowScope,
  bottom: number,
  gaps: readonly Stretch[],
): Lifeline[] {
  return sequence.lives.all.flatMap((life) => {
    const y1 = Math.max(fromPx, arrowY(sequence, life.fromSeq));
    const end = life.toSeq === undefined ? Number.POSITIVE_INFINITY : arrowY(sequence, life.toSeq);
    const y2 = Math.min(bottom, end);
    if (y2 <= y1) return [];
    return pieces({ y1, y2 }, gaps).map((piece) => ({
      lane: 'server' as const,
      x: lanes.server,
      ...piece,
      ends: life.exited && piece.y2 === end,
    }));
  });
}

function pieces(whole: Stretch, gaps: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  let { y1 } = whole;
  for (const gap of gaps) {
    if (gap.y2 <= y1 || gap.y1 >= whole.y2) continue;
    if (gap.y1 > y1) found.push({ y1, y2: gap.y1 });
    y1 = gap.y2;
  }
  if (y1 < whole.y2) found.push({ y1, y2: whole.y2 });
  return found;
}

/** The bars at the left edge; the prelude has none. */
export function phaseBarsIn({ sequence, fromPx, toPx }: WindowScope): PhaseBar[] {
  const { store, strips } = sequence;
  const topOf = (position: number) => {
    const strip = strips.all[position];
    return strip === undefined ? store.height : store.topAt(store.firstFrom(strip.seq));
  };
  let position = firstAfter(strips.all.length, (index) => topOf(index) > fromPx) - 1;
  const bars: PhaseBar[] = [];
  for (position = Math.max(0, position); position < strips.all.length; position += 1) {
    const y1 = topOf(position);
    const y2 = topOf(position + 1);
    if (y1 >= toPx) break;
    const phase = strips.all[position]?.band.phase ?? 0;
    if (phase > 0 && y2 > fromPx) bars.push(phaseBar(phase, y1, y2, fromPx, toPx));
  }
  return bars;
}

function phaseBar(phase: Phase, y1: number, y2: number, fromPx: number, toPx: number): PhaseBar {
  const numbers: number[] = [];
  const skipped = Math.max(1, Math.ceil((fromPx - y1) / PHASE_NUMBER_STEP));
  for (let y = y1 + skipped * PHASE_NUMBER_STEP; y < Math.min(y2, toPx); y += PHASE_NUMBER_STEP)
    numbers.push(y);
  return { phase, y1: Math.max(y1, fromPx), y2: Math.min(y2, toPx), numbers };
}

function firstAfter(length: number, test: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
