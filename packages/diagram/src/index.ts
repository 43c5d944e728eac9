export { FOLD_WIDTH, GUTTER, type Lane, type LanePositions, lanePositions, STRIP_WIDTH } from './lanes.ts';
export { type LineStyle, type LineStyleKind, lineStyle, type Tone } from './line-style.ts';
export type { RowSource, SequenceOptions } from './row-lines.ts';
export type { Fold, RunOf } from './runs.ts';
export type {
  ActivationBar,
  Arrow,
  BandLine,
  Crowd,
  DividerLine,
  EventLine,
  ExplainLine,
  FoldLine,
  GapLine,
  HostLine,
  HostReturnLine,
  LabelBox,
  Lifeline,
  LineLabel,
  MessageLine,
  NegotiatedLine,
  OriginLink,
  PhaseBar,
  SequenceLine,
  SequenceWindow,
} from './scene.ts';
export { SequenceLines } from './sequence-lines.ts';
export { BAR_WIDTH, LINE_HEIGHTS, type LineKind, ownsRow } from './sizes.ts';
