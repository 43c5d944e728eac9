/** Kinds of lines, in the order of their codes in `LineStore`. */
export const LINE_KINDS = [
  'message',
  'event',
  'host',
  'host-return',
  'fold',
  'divider',
  'explain',
  'negotiated',
  'band',
  'gap',
  'authorization',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Height of each line; px. Of `explain` with one line of text. */
export const LINE_HEIGHTS: Readonly<Record<LineKind, number>> = {
  message: 36,
  event: 28,
  host: 36,
  'host-return': 36,
  fold: 36,
  divider: 28,
  explain: 20,
  negotiated: 40,
  band: 24,
  gap: 12,
  authorization: 36,
};

/** Height of an explanation of so many lines of text; px. */
export function explainHeight(textLines: number): number {
  return LINE_HEIGHTS.explain + 16 * (textLines - 1);
}

const OWNERS: ReadonlySet<LineKind> = new Set([
  'message',
  'event',
  'host',
  'fold',
  'divider',
  'authorization',
]);

/** Lines that stand for a row: its arrow, pill, divider or the run that it was folded into. */
export function ownsRow(kind: LineKind): boolean {
  return OWNERS.has(kind);
}

/** Where the arrow of a line is, below the line's top; for lines without arrow, their middle. */
export function arrowOffset(kind: LineKind): number {
  const height = LINE_HEIGHTS[kind];
  return height === 36 ? 28 : height / 2;
}

/** Baseline of the label above an arrow, below the line's top. */
export const LABEL_OFFSET = 20;
/** Width of an activation bar; nested ones are shifted by half of it. */
export const BAR_WIDTH = 8;
/** Bars drawn side by side; the rest is a count. */
export const MAX_NESTED = 3;
/** Distance of the repeated numbers on the phase bar. */
export const PHASE_NUMBER_STEP = 400;
/** A pause longer than this is drawn as a gap; milliseconds. */
export const GAP_MS = 2000;
/** Rows from which a run of similar ones is folded. */
export const FOLD_FROM = 4;
