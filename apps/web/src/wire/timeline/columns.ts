/** Columns of the timeline in their order; `label` takes what the others leave. */
export const COLUMNS = [
  'seq',
  'time',
  'direction',
  'kind',
  'label',
  'finding',
  'id',
  'outcome',
  'ms',
  'size',
  'waterfall',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Widths in px; of `waterfall` the least, `label` takes the rest. */
const WIDTHS: Record<Column, number> = {
  seq: 44,
  time: 76,
  direction: 20,
  kind: 20,
  label: 0,
  finding: 12,
  id: 48,
  outcome: 84,
  ms: 64,
  size: 56,
  waterfall: 96,
};

/** The waterfall grows once the label has this much, up to this share of what both have. */
const LABEL_PX = 520;
const MOST_WATERFALL = 0.45;
const GAP_PX = 8;
const PADDING_PX = 16;
/** What leaves first, each as soon as it would leave less than this to the label. */
const DROPPED: readonly (readonly [column: Column, labelPx: number])[] = [
  ['waterfall', 260],
  ['size', 180],
  ['seq', 160],
  ['time', 120],
];

/** Columns that fit into a width (px): waterfall, size, seq and time leave in this order. */
export function columnsFor(width: number): readonly Column[] {
  const left = new Set<Column>(COLUMNS);
  for (const [column, labelPx] of DROPPED) {
    if (width - needed(left) >= labelPx) break;
    left.delete(column);
  }
  return COLUMNS.filter((column) => left.has(column));
}

/** Value of `grid-template-columns` for these columns in a width (px). */
export function gridTemplate(columns: readonly Column[], width: number): string {
  const room = width - needed(new Set(columns)) + WIDTHS.waterfall;
  const waterfall = Math.max(WIDTHS.waterfall, Math.min(room - LABEL_PX, Math.floor(room * MOST_WATERFALL)));
  return columns
    .map((column) => {
      if (column === 'label') return 'minmax(0, 1fr)';
      return `${column === 'waterfall' ? waterfall : WIDTHS[column]}px`;
    })
    .join(' ');
}

function needed(columns: ReadonlySet<Column>): number {
  let sum = PADDING_PX - GAP_PX;
  for (const column of columns) sum += WIDTHS[column] + GAP_PX;
  return sum;
}
