import { listedKind, readListPage } from './list-page.ts';
import type { Message } from './message.ts';
import { ObjectView } from './object-view.ts';
import type {
  CatalogueItem,
  CatalogueList,
  Dated,
  Exchange,
  Freshness,
  ItemKind,
  ResultSummary,
} from './types.ts';

const ITEM_KINDS: readonly ItemKind[] = ['tool', 'resource', 'template', 'prompt'];

const CHANGES: ReadonlyMap<string, readonly ItemKind[]> = new Map([
  ['notifications/tools/list_changed', ['tool']],
  ['notifications/resources/list_changed', ['resource', 'template']],
  ['notifications/prompts/list_changed', ['prompt']],
]);

/** One list while its pages arrive. */
interface Listing {
  list: CatalogueList;
  readonly history: Dated<CatalogueList>[];
  /** Entries of the pages so far; only grows until a first page starts anew. */
  items: CatalogueItem[];
  /** Cursors that led to, or were promised by, the pages so far. */
  readonly cursors: Set<string>;
  /** The server said between two pages that the list has changed. */
  changed: boolean;
}

/**
 * The four lists, from list exchanges. A request without cursor starts anew once its page is there; a page is
 * added when its request carried the cursor that the page before gave. Other pages (cursors made up by hand)
 * belong to no listing and change nothing.
 */
export class CatalogueTracker {
  readonly #listings: Readonly<Record<ItemKind, Listing>>;

  constructor() {
    this.#listings = { tool: unasked(), resource: unasked(), template: unasked(), prompt: unasked() };
  }

  list(kind: ItemKind): CatalogueList {
    return this.#listings[kind].list;
  }

  /** The states that a list came to rest in. */
  history(kind: ItemKind): readonly Dated<CatalogueList>[] {
    return this.#listings[kind].history;
  }

  /** A list request of the client went out. */
  asked(method: string, cursor: string | undefined): void {
    const kind = listedKind(method);
    if (kind === undefined) return;
    const listing = this.#listings[kind];
    if (cursor === undefined || cursor === listing.list.nextCursor) {
      const { errorSeq: _, ...rest } = listing.list;
      listing.list = { ...rest, state: 'listing' };
    }
  }

  /**
   * A list request came to its end; `message` is its response, if it has one. A result without its text (one that
   * was held, and is delivered now) was read before.
   */
  settled(
    exchange: Exchange,
    cursor: string | undefined,
    message: Message | undefined,
  ): ResultSummary | undefined {
    const kind = listedKind(exchange.method);
    const seq = exchange.endSeq;
    if (kind === undefined || seq === undefined || exchange.dir !== 'toServer') return undefined;
    if (exchange.outcome === 'result' && message?.text === undefined) return undefined;
    const listing = this.#listings[kind];
    const first = cursor === undefined;
    const expected = first || cursor === listing.list.nextCursor;
    const text = exchange.outcome === 'result' ? message?.text : undefined;
    const page = text === undefined ? undefined : ObjectView.read(text)?.object('result');
    const items = text && readListPage(exchange.method, text, seq, first ? 0 : listing.items.length);
    if (!items) {
      if (expected) rest(listing, seq, { ...withoutNext(listing.list), state: 'failed', errorSeq: seq });
      return undefined;
    }
    const next = message?.fields.cursor;
    const freshness = page === undefined ? undefined : freshnessOf(page, message?.atMs ?? 0);
    if (expected) addPage(listing, { items, first, next, seq, freshness });
    return { kind: 'items', item: kind, count: items.length, more: next !== undefined };
  }

  /** The server said that a list has changed. */
  changed(method: string, seq: number): void {
    for (const kind of CHANGES.get(method) ?? []) {
      const listing = this.#listings[kind];
      const { state, pages } = listing.list;
      if (state === 'complete') rest(listing, seq, { ...listing.list, state: 'stale' });
      else if (state === 'listing' && pages > 0 && listing.list.nextCursor !== undefined)
        listing.changed = true;
    }
  }

  /** A new process may offer something else; what the one before offered stays visible. */
  restarted(seq: number): void {
    for (const kind of ITEM_KINDS) {
      const listing = this.#listings[kind];
      if (listing.list.state === 'unasked' || listing.list.state === 'stale') continue;
      rest(listing, seq, { ...withoutNext(listing.list), state: 'stale' });
    }
  }
}

function unasked(): Listing {
  return {
    list: { items: [], state: 'unasked', pages: 0 },
    history: [],
    items: [],
    cursors: new Set(),
    changed: false,
  };
}

interface Page {
  readonly items: readonly CatalogueItem[];
  /** It begins the list anew. */
  readonly first: boolean;
  readonly next: string | undefined;
  readonly seq: number;
  readonly freshness: Freshness | undefined;
}

function addPage(listing: Listing, { items, first, next, seq, freshness }: Page): void {
  if (first) {
    listing.items = [];
    listing.cursors.clear();
    listing.changed = false;
  }
  for (const item of items) listing.items.push(item);
  const earliest = first ? freshness : endsFirst(listing.list.freshness, freshness);
  const page = {
    items: listing.items,
    pages: first ? 1 : listing.list.pages + 1,
    ...(earliest !== undefined && { freshness: earliest }),
  };
  if (next !== undefined && !listing.cursors.has(next)) {
    listing.cursors.add(next);
    listing.list = { ...page, state: 'listing', nextCursor: next };
    return;
  }
  const state = listing.changed ? 'stale' : 'complete';
  rest(listing, seq, { ...page, state, ...(next === undefined ? {} : { repeatedCursor: next }) });
}

/** What a result says of how long it may be kept; undefined where it names no time. */
function freshnessOf(result: ObjectView, atMs: number): Freshness | undefined {
  const ttlMs = result.number('ttlMs');
  const scope = result.string('cacheScope');
  return ttlMs === undefined ? undefined : { ttlMs, atMs, ...(scope !== undefined && { scope }) };
}

function endsFirst(one: Freshness | undefined, other: Freshness | undefined): Freshness | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.atMs + one.ttlMs <= other.atMs + other.ttlMs ? one : other;
}

function rest(listing: Listing, fromSeq: number, list: CatalogueList): void {
  listing.list = list;
  listing.history.push({ fromSeq, value: list });
}

function withoutNext(list: CatalogueList): CatalogueList {
  const { nextCursor: _, ...others } = list;
  return others;
}
