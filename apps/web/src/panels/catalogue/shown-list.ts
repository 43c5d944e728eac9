import type { CatalogueList, ItemKind, SessionModel } from '@lifeline/model';
import { isListing } from './list-pages.ts';

/** A list as the panel shows it. */
export interface ShownList {
  readonly kind: ItemKind;
  readonly list: CatalogueList;
  /** While it is listed anew, the entries of before stay until the new list is whole. */
  readonly items: CatalogueList['items'];
  /** A request for it waits for its answer. */
  readonly running: boolean;
}

/** What the model knows of a kind's list, with the entries to show. */
export function shownList(
  model: Pick<SessionModel, 'catalogue' | 'catalogueHistory' | 'exchanges'>,
  kind: ItemKind,
): ShownList {
  const list = model.catalogue(kind);
  const running = list.state === 'listing' && isListing(model, kind);
  const before = running ? model.catalogueHistory(kind).at(-1)?.value.items : undefined;
  return { kind, list, running, items: before === undefined || before.length === 0 ? list.items : before };
}
