import {
  type LanePositions,
  lanePositions,
  type SequenceLines,
  type SequenceWindow,
} from '@lifeline/diagram';
import { useEffect, useReducer, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { soon } from '../../source/batching.ts';
import { useSettings } from '../../source/settings.ts';
import { useRowScroll } from '../rows/use-row-scroll.ts';
import type { VirtualScroll } from '../scroll/use-virtual-scroll.ts';
import { useWire } from '../wire-context.ts';
import { noteLinesFor } from './note-lines.ts';
import { sequenceSource } from './sequence-source.ts';
import { revealRow, rowAtTop, runOf, stepLines } from './step-lines.ts';

const SLICE_MS = 8;
const STEP_PX = 144;
/** A diagram of up to this height is in the page whole. */
const WHOLE_PX = 2400;
/** Free space under the last arrow. */
const FOOT_PX = 24;

export interface Sequence {
  readonly scroll: VirtualScroll;
  readonly lanes: LanePositions;
  readonly lines: SequenceLines;
  readonly window: SequenceWindow;
  readonly notes: boolean;
  /** Opens or closes a folded run. */
  readonly toggle: (fromSeq: number) => void;
  /** Opens or closes the run at the selected row; false when there is none to open or close. */
  readonly fold: (open: boolean) => boolean;
}

/** The part of the diagram that is on screen. */
export function useSequence(): Sequence {
  const wire = useWire();
  const { store, shown, sel, setFollow, place } = wire;
  const { notes, hostLane } = useSettings();
  const language = useLanguage();
  const [, again] = useReducer((count: number) => count + 1, 0);
  const [noteLines, setNoteLines] = useState(2);
  const source = sequenceSource(store, shown, { notes, host: hostLane, noteLines });
  source.advance(SLICE_MS);
  const { lines, complete } = source;
  useEffect(() => {
    if (!complete) soon(again);
  });

  const selected = sel !== undefined && shown.indexOf(sel) !== undefined ? sel : undefined;
  if (selected !== undefined && complete) revealRow(lines, selected);
  const index = selected === undefined ? undefined : lines.lineOf(selected);
  const scroll = useRowScroll({
    total: lines.height + FOOT_PX,
    topOf: (seq) => lines.store.topAt(lines.store.firstFrom(seq)),
    rowAt: (top) => rowAtTop(lines, top),
    selected:
      index === undefined
        ? undefined
        : { top: lines.store.topAt(index), bottom: lines.store.topAt(index + 1) },
    step: STEP_PX,
    wholePx: WHOLE_PX,
  });

  useEffect(() => {
    wire.step.current = (seq, by) => stepLines(lines, seq ?? place.current.seq, by);
  }, [wire, lines, place]);

  const toggle = (fromSeq: number) => {
    setFollow(false);
    source.toggle(fromSeq);
    again();
  };
  const fold = (open: boolean) => {
    const run = sel === undefined ? undefined : runOf(lines, sel);
    if (run === undefined || run.open === open) return false;
    toggle(run.fromSeq);
    if (!open) wire.select(run.fromSeq);
    return true;
  };
  const lanes = lanePositions(scroll.width, {
    host: hostLane,
    authorization: lines.authorizationHost !== undefined,
  });
  const needed = noteLinesFor(lanes.server - lanes.client, language);
  if (needed !== noteLines && scroll.width > 0) setNoteLines(needed);
  return {
    scroll,
    lanes,
    lines,
    window: lines.window(scroll.from, scroll.to, lanes),
    notes,
    toggle,
    fold,
  };
}
