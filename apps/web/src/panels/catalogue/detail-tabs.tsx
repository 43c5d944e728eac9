import { type ReactNode, useState } from 'react';
import { navigate, useSessionRoute } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { type DetailTab, OpenTabProvider } from './open-tab.ts';

/** A tab that only some entries have. */
export interface FurtherTab {
  readonly id: Exclude<DetailTab, 'call' | 'definition'>;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
}

export interface DetailTabsProps {
  /** What using the entry is called: call, read, get. */
  readonly useLabel: string;
  readonly use: ReactNode;
  readonly definition: ReactNode;
  readonly further?: readonly FurtherTab[];
}

/** Using an entry, its definition, and what else there is to it. */
export function DetailTabs({ useLabel, use, definition, further = [] }: DetailTabsProps) {
  const t = useT();
  const [chosen, setChosen] = useState<DetailTab>('call');
  // The address names a place in the definition.
  const isPlaced = useSessionRoute()?.place !== undefined;
  const tab = isPlaced ? 'definition' : chosen;
  const setTab = (next: DetailTab) => {
    setChosen(next);
    if (isPlaced) navigate({ place: undefined });
  };
  const other = further.find(({ id }) => id === tab);
  return (
    <OpenTabProvider value={setTab}>
      <Tabs<DetailTab>
        label={t.catalogue.tabs}
        items={[
          { id: 'call', label: useLabel },
          { id: 'definition', label: t.catalogue.definition },
          ...further,
        ]}
        active={tab}
        onChange={setTab}
        tabProps={(id) => ({ 'data-tab': id })}
      >
        {tab === 'call' ? use : other === undefined ? definition : other.content}
      </Tabs>
    </OpenTabProvider>
  );
}
