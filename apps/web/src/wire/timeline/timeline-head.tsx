import { useT } from '../../i18n/language.ts';
import type { Column } from './columns.ts';

export interface TimelineHeadProps {
  readonly columns: readonly Column[];
  readonly grid: string;
  /** Inner width of the scroller below, px. */
  readonly width: number;
}

const RIGHT: ReadonlySet<Column> = new Set(['seq', 'time', 'id', 'ms', 'size']);

/** Names of the columns, above the scroller. Screen readers hear each row's full name instead. */
export function TimelineHead({ columns, grid, width }: TimelineHeadProps) {
  const t = useT();
  return (
    <div aria-hidden className="shrink-0 border-b border-border bg-bar">
      <div
        className="grid h-6 items-center gap-x-2 px-2 text-meta text-text-3"
        style={{ gridTemplateColumns: grid, width: width === 0 ? undefined : width }}
      >
        {columns.map((column) => (
          <span key={column} className={RIGHT.has(column) ? 'truncate text-right' : 'truncate'}>
            {t.wire.columns[column]}
          </span>
        ))}
      </div>
    </div>
  );
}
