import type { CatalogueItem, CatalogueList, ItemKind, SessionModel } from '@lifeline/model';
import { type Changes, changesBetween, NO_CHANGES } from './changes.ts';
import { isListing } from './list-pages.ts';

type Items = CatalogueList['items'];

/** A list as the panel shows it. */
export interface ShownList {
  readonly kind: ItemKind;
  readonly list: CatalogueList;
  /** While it is listed anew, the entries of before stay until the new list is whole. */
  readonly items: Items;
  /** A request for it waits for its answer. */
  readonly running: boolean;
  /** What listing it again has brought. */
  readonly changes: Changes;
}

/** What the model knows of a kind's list, with the entries to show. */
export function shownList(
  model: Pick<SessionModel, 'catalogue' | 'catalogueHistory' | 'exchanges'>,
  kind: ItemKind,
): ShownList {
  const list = model.catalogue(kind);
  const running = list.state === 'listing' && isListing(model, kind);
  const history = model.catalogueHistory(kind);
  const before = running ? history.at(-1)?.value.items : undefined;
  if (before !== undefined && before.length > 0) {
    return { kind, list, running, items: before, changes: NO_CHANGES };
  }
  const earlier = history.findLast(({ value }) => value.items !== list.items && value.items.length > 0);
  const changes =
    running || earlier === undefined ? NO_CHANGES : rememberedChanges(earlier.value.items, list.items);
  return { kind, list, running, items: list.items, changes };
}

interface Compared {
  readonly before: readonly CatalogueItem[];
  readonly length: number;
  readonly changes: Changes;
}

const compared = new WeakMap<Items, Compared>();

/** Lists grow in place while their pages arrive: a comparison holds for as long as none was added. */
function rememberedChanges(before: Items, now: Items): Changes {
  const known = compared.get(now);
  if (known?.before === before && known.length === now.length) return known.changes;
  const changes = changesBetween(before, now);
  compared.set(now, { before, length: now.length, changes });
  return changes;
}
