import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Tabs } from '../../ui/tabs.tsx';

export interface DetailTabsProps {
  /** What using the entry is called: call, read, get. */
  readonly useLabel: string;
  readonly use: ReactNode;
  readonly definition: ReactNode;
}

/** Using an entry, and its definition. */
export function DetailTabs({ useLabel, use, definition }: DetailTabsProps) {
  const t = useT();
  const [tab, setTab] = useState<'call' | 'definition'>('call');
  return (
    <Tabs
      label={t.catalogue.tabs}
      items={[
        { id: 'call', label: useLabel },
        { id: 'definition', label: t.catalogue.definition },
      ]}
      active={tab}
      onChange={setTab}
      tabProps={(id) => ({ 'data-tab': id })}
    >
      {tab === 'call' ? use : definition}
    </Tabs>
  );
}
