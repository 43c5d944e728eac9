import type { Comparison } from '@lifeline/wire';
import { useMemo, useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { alignedRows, countsOf, isSame, type Status } from './aligned.ts';
import { DefinitionList } from './definition-list.tsx';
import { MessageComparison } from './message-comparison.tsx';
import { StatusChips } from './status-chips.tsx';

const TABS = ['messages', 'definitions'] as const;

export interface ComparisonViewProps {
  readonly a: string;
  readonly b: string;
  readonly comparison: Comparison;
}

/** Messages and definitions of a comparison, one tab each. */
export function ComparisonView({ a, b, comparison }: ComparisonViewProps) {
  const t = useT();
  const format = useFormat();
  const [tab, setTab] = useState<(typeof TABS)[number]>('messages');
  const same = isSame(comparison);
  const [shown, setShown] = useState<ReadonlySet<Status>>(
    () => new Set<Status>(same ? ['onlyA', 'onlyB', 'differs', 'same'] : ['onlyA', 'onlyB', 'differs']),
  );
  const all = useMemo(() => alignedRows(comparison), [comparison]);
  const rows = useMemo(() => all.filter(({ status }) => shown.has(status)), [all, shown]);
  const { added, removed, changed } = comparison.definitions;
  const counts = { messages: all.length, definitions: added.length + removed.length + changed.length };
  return (
    <>
      {same ? (
        <p data-no-difference="" role="status" className="shrink-0 bg-ok-fill px-4 py-2 text-ok">
          {t.compare.same(comparison.messages.same.length, format.number(comparison.messages.same.length))}
        </p>
      ) : null}
      <Tabs
        label={t.compare.title}
        items={TABS.map((id) => ({ id, label: t.compare.tabs[id], count: counts[id] }))}
        active={tab}
        onChange={setTab}
        tabProps={(id) => ({ 'data-tab': id })}
        aside={
          tab === 'messages' ? (
            <StatusChips counts={countsOf(comparison)} shown={shown} onChange={setShown} />
          ) : null
        }
      >
        {tab === 'messages' ? (
          <MessageComparison a={a} b={b} rows={rows} isFiltered={rows.length < all.length} />
        ) : (
          <DefinitionList definitions={comparison.definitions} />
        )}
      </Tabs>
    </>
  );
}
