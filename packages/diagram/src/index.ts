export { authorizationStep } from './authorization-ways.ts';
export { ENGLISH } from './export/english.ts';
export {
  type ExportSource,
  ExportTrace,
  type RecordingLines,
  type TextRedactor,
} from './export/export-trace.ts';
export type { DocumentWords, ExportLanguage, ExportWords } from './export/export-words.ts';
export { EXPORT_FORMATS, type ExportFormat, type ExportFormatName } from './export/formats.ts';
export { exportTitle, htmlExport } from './export/html-export.ts';
export { readExport } from './export/read-export.ts';
export { gutterTime } from './gutter-time.ts';
export { FOLD_WIDTH, GUTTER, type Lane, type LanePositions, lanePositions, STRIP_WIDTH } from './lanes.ts';
export { type LineStyle, type LineStyleKind, lineStyle, type Tone } from './line-style.ts';
export { isLongEvent, pillBox, pillText } from './pill-box.ts';
export type { RowSource, SequenceOptions } from './row-lines.ts';
export type { Fold, RunOf } from './runs.ts';
export type {
  ActivationBar,
  Arrow,
  AuthorizationLine,
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
export { idLabel } from './words/id-label.ts';
export type { LabelWords, WordFormat } from './words/label-words.ts';
export { linePreview } from './words/line-preview.ts';
export { negotiatedLines } from './words/negotiated-lines.ts';
export { type FactSource, partnerOf, type RowFacts, rowFacts, sameFacts } from './words/row-facts.ts';
export { isMessage, type RowLabel, resultText, rowLabel } from './words/row-label.ts';
