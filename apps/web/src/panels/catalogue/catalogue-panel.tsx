import type { CatalogueItem } from '@lifeline/model';
import { type ReactNode, useMemo } from 'react';
import { type DeclaredPanel, isDeclared } from '../../app/declared.ts';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { ListSplit } from '../../ui/list-split.tsx';
import { KINDS } from './capability.ts';
import { byName, type Entry, entriesOf, findEntry, matchesEntry, unlistedEntry } from './entry.ts';
import { useListLook } from './list-memory.ts';
import { ListPane } from './list-pane.tsx';
import { NothingListed } from './nothing-listed.tsx';
import { type ShownList, shownList } from './shown-list.ts';
import { useListing } from './use-listing.ts';
import { useNamed } from './use-selection.ts';

export interface CataloguePanelProps {
  readonly sessionId: string;
  readonly capability: DeclaredPanel;
  /** What is shown of the selected entry. */
  readonly renderDetail: (entry: Entry) => ReactNode;
}

const NONE: readonly CatalogueItem[] = [];

/** List and detail of what a capability offers, or why there is nothing. */
export function CataloguePanel({ sessionId, capability, renderDetail }: CataloguePanelProps) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const listing = useListing(sessionId);
  const [look, onLook] = useListLook(`${sessionId} ${capability}`);
  const lists = KINDS[capability].map((kind) => shownList(store.model, kind));
  const all = useEntries(store, capability, lists);
  const shown = useMemo(() => {
    const matching = all.filter((entry) => matchesEntry(entry, look.query));
    return look.sorted ? matching.toSorted(byName) : matching;
  }, [all, look]);
  const named = useNamed();
  const selected = named === undefined ? shown[0] : all[findEntry(all, named.key, named.index)];
  if (all.length === 0) {
    return <NothingListed sessionId={sessionId} capability={capability} lists={lists} listing={listing} />;
  }
  return (
    <ListSplit
      label={t.catalogue.listPane}
      list={
        <ListPane
          sessionId={sessionId}
          capability={capability}
          lists={lists}
          listing={listing}
          all={all}
          shown={shown}
          selected={selected}
          look={look}
          onLook={onLook}
        />
      }
      detail={selected === undefined ? null : renderDetail(selected)}
    />
  );
}

/** The entries of all lists; first what only the address names, once it is clear that no list does. */
function useEntries(store: TraceStore, capability: DeclaredPanel, lists: readonly ShownList[]) {
  const named = useNamed();
  const [first, second] = lists;
  const [items, moreItems] = [first?.items ?? NONE, second?.items ?? NONE];
  const listed = useMemo(
    () => entriesOf([items, moreItems]),
    [items, moreItems, items.length, moreItems.length],
  );
  const [kind] = KINDS[capability];
  const key = named?.key;
  const isSettled =
    isDeclared(capability, store.model) !== undefined &&
    store.rows.length >= store.total &&
    !lists.some(({ running }) => running);
  return useMemo(() => {
    if (key === undefined || kind === undefined || !isSettled) return listed;
    return findEntry(listed, key, undefined) >= 0 ? listed : [unlistedEntry(kind, key), ...listed];
  }, [listed, key, kind, isSettled]);
}
