import { type ReactNode, useState } from 'react';
import { navigate, useSessionRoute } from '../../app/router.ts';
import { WantedFieldProvider } from '../../forms/index.ts';
import { useT } from '../../i18n/language.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { type DetailTab, OpenFieldProvider, OpenTabProvider } from './open-tab.ts';

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
  const [field, setField] = useState<string>();
  // The address names a place in the definition.
  const isPlaced = useSessionRoute()?.place !== undefined;
  const tab = isPlaced ? 'definition' : chosen;
  const setTab = (next: DetailTab, pointer?: string) => {
    setChosen(next);
    setField(pointer);
    if (isPlaced) navigate({ place: undefined });
  };
  const other = further.find(({ id }) => id === tab);
  return (
    <OpenTabProvider value={setTab}>
      <OpenFieldProvider value={(pointer) => setTab('call', pointer)}>
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
          {tab === 'call' ? (
            <WantedFieldProvider value={field}>{use}</WantedFieldProvider>
          ) : other === undefined ? (
            definition
          ) : (
            other.content
          )}
        </Tabs>
      </OpenFieldProvider>
    </OpenTabProvider>
  );
}
