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
  id: 40,
  outcome: 84,
  ms: 64,
  size: 56,
  waterfall: 96,
};

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

/** Value of `grid-template-columns` for these columns. */
export function gridTemplate(columns: readonly Column[]): string {
  return columns.map((column) => track(column)).join(' ');
}

function track(column: Column): string {
  if (column === 'label') return 'minmax(0, 3fr)';
  return column === 'waterfall' ? `minmax(${WIDTHS.waterfall}px, 1fr)` : `${WIDTHS[column]}px`;
}

function needed(columns: ReadonlySet<Column>): number {
  let sum = PADDING_PX - GAP_PX;
  for (const column of columns) sum += WIDTHS[column] + GAP_PX;
  return sum;
}
