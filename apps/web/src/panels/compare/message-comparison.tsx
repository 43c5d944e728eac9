import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBox } from '../../ui/list-box.tsx';
import { Split } from '../../ui/split.tsx';
import type { AlignedRow } from './aligned.ts';
import { MessagePair } from './message-pair.tsx';
import { PairRow } from './pair-row.tsx';

const ROW_PX = 28;

export interface MessageComparisonProps {
  readonly a: string;
  readonly b: string;
  readonly rows: readonly AlignedRow[];
  /** Some messages are not listed. */
  readonly isFiltered: boolean;
}

/** The aligned messages; the chosen one with its texts side by side. */
export function MessageComparison({ a, b, rows, isFiltered }: MessageComparisonProps) {
  const t = useT();
  const [chosen, setChosen] = useState<AlignedRow>();
  const selected = chosen === undefined ? -1 : rows.indexOf(chosen);
  const row = rows[selected];
  if (rows.length === 0) {
    const { title, reason } = isFiltered ? t.compare.nothingShown : t.compare.noMessages;
    return <EmptyState title={title} reason={reason} />;
  }
  const list = (
    <ListBox
      label={t.compare.tabs.messages}
      items={rows}
      rowHeight={ROW_PX}
      selected={selected}
      onSelect={(index) => setChosen(rows[index])}
      itemKey={({ a: left, b: right }) => `${left?.seq ?? ''} ${right?.seq ?? ''}`}
      itemProps={({ status, a: left, b: right, differences }) => ({
        'data-compare-row': status,
        'data-method': (left ?? right)?.method,
        'data-differences': differences.join(' ') || undefined,
      })}
      renderItem={(item) => <PairRow row={item} />}
    />
  );
  if (row === undefined) {
    return (
      <div className="flex min-h-0 flex-1 flex-col">
        {list}
        <p className="shrink-0 border-t border-border px-4 py-2 text-text-3">{t.compare.choose}</p>
      </div>
    );
  }
  return (
    <Split
      id="compare-detail"
      direction="column"
      sized="second"
      initial={0.5}
      min={160}
      minOther={120}
      label={t.compare.splitter}
      first={<div className="flex min-h-0 flex-1 flex-col">{list}</div>}
      second={<MessagePair key={rowKey(row)} a={a} b={b} row={row} />}
    />
  );
}

function rowKey({ a, b }: AlignedRow): string {
  return `${a?.seq ?? ''} ${b?.seq ?? ''}`;
}
