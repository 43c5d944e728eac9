import { activationBars, crowdsOf, type InFlight, inFlight } from './bars.ts';
import type { LanePositions } from './lanes.ts';
import { buildLine } from './line-builder.ts';
import { lifelinesIn, phaseBarsIn } from './rails.ts';
import type { SequenceLine, SequenceWindow } from './scene.ts';
import type { SequenceLines } from './sequence-lines.ts';

/** What the parts of a window are made from. */
export interface WindowScope {
  readonly sequence: SequenceLines;
  readonly lanes: LanePositions;
  readonly fromPx: number;
  readonly toPx: number;
  /** Exchanges in flight somewhere in the window. */
  readonly flight: InFlight;
}

/** Builds everything to draw between two heights; the work depends on what is visible only. */
export function buildWindow(
  sequence: SequenceLines,
  fromPx: number,
  toPx: number,
  lanes: LanePositions,
): SequenceWindow {
  const { store } = sequence;
  if (store.length === 0 || toPx <= fromPx)
    return { lines: [], bars: [], crowds: [], lifelines: [], phases: [] };
  const first = store.indexAtTop(fromPx);
  const last = store.indexAtTop(toPx);
  const scope: WindowScope = { sequence, lanes, fromPx, toPx, flight: inFlight(sequence, first, last) };
  const lines: SequenceLine[] = [];
  for (let index = first; index <= last; index += 1) {
    const line = buildLine(scope, index);
    if (line !== undefined) lines.push(line);
  }
  return {
    lines,
    bars: activationBars(scope),
    crowds: crowdsOf(scope),
    lifelines: lifelinesIn(scope, lines),
    phases: phaseBarsIn(scope),
  };
}
