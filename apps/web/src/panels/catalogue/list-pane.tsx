import { useMemo, useRef } from 'react';
import type { DeclaredPanel } from '../../app/declared.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { ListBox } from '../../ui/list-box.tsx';
import { countKey } from '../findings/lint-state.ts';
import { useFindingCounts } from '../findings/use-lint.ts';
import type { Entry } from './entry.ts';
import { ListHead } from './list-head.tsx';
import type { ListLook } from './list-memory.ts';
import { ListRow, ROW_HEIGHT } from './list-row.tsx';
import { ListStatus } from './list-status.tsx';
import type { ShownList } from './shown-list.ts';
import type { Listing } from './use-listing.ts';
import { select } from './use-selection.ts';

export interface ListPaneProps {
  readonly sessionId: string;
  readonly capability: DeclaredPanel;
  readonly lists: readonly ShownList[];
  readonly listing: Listing;
  /** All entries, and those that are shown. */
  readonly all: readonly Entry[];
  readonly shown: readonly Entry[];
  readonly selected: Entry | undefined;
  readonly look: ListLook;
  readonly onLook: (part: Partial<ListLook>) => void;
}

/** The list of a panel, with its filter and what there is to say about it. */
export function ListPane(props: ListPaneProps) {
  const { sessionId, capability, lists, listing, all, shown, selected, look, onLook } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const texts = t[capability].list;
  const found = useFindingCounts(sessionId);
  const stale = useMemo(
    () => new Set(lists.filter(({ list }) => list.state === 'stale').map(({ kind }) => kind)),
    [lists],
  );
  return (
    <div ref={box} className="flex min-h-0 flex-1 flex-col">
      <ListHead
        look={look}
        onLook={onLook}
        shown={shown.length}
        all={all.length}
        count={texts.count(all.length)}
        onLeave={() => {
          box.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus();
          const [first] = shown;
          if (first !== undefined && (selected === undefined || !shown.includes(selected)))
            select(all, first);
        }}
      />
      <ListStatus sessionId={sessionId} capability={capability} lists={lists} listing={listing} />
      {shown.length === 0 && all.length > 0 ? (
        <div className="flex flex-col items-start gap-2 p-3 text-text-2">
          {t.catalogue.noMatch}
          <Button onClick={() => onLook({ query: '' })}>{t.catalogue.clearFilter}</Button>
        </div>
      ) : null}
      <ListBox
        label={texts.label}
        items={shown}
        rowHeight={ROW_HEIGHT}
        selected={selected === undefined ? -1 : shown.indexOf(selected)}
        onSelect={(index) => {
          const entry = shown[index];
          if (entry !== undefined) select(all, entry);
        }}
        itemKey={({ item }) => `${item.kind} ${item.index}`}
        renderItem={(entry) => (
          <ListRow
            entry={entry}
            found={entry.listed ? found.get(countKey(entry.item.kind, entry.item.index)) : undefined}
            change={lists.find(({ kind }) => kind === entry.item.kind)?.changes.marks.get(entry.item)}
          />
        )}
        itemProps={({ item }) => ({
          'data-item': item.kind,
          ...(item.kind === 'tool' || item.kind === 'prompt'
            ? { 'data-name': item.key }
            : { 'data-uri': item.key }),
          'data-index': item.index,
          'data-stale': stale.has(item.kind) ? 'true' : undefined,
        })}
      />
    </div>
  );
}
