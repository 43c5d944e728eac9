import { quoteJson } from '@lifeline/json';
import type { ItemKind, SessionModel } from '@lifeline/model';
import type { Commands } from '../../source/commands.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { settled } from '../settled.ts';

/** What lists each kind. */
export const LIST_METHODS: Readonly<Record<ItemKind, string>> = {
  tool: 'tools/list',
  resource: 'resources/list',
  template: 'resources/templates/list',
  prompt: 'prompts/list',
};

/** Pages that one click asks for at most. */
const MAX_PAGES = 1000;

/**
 * Lists a kind anew, or from `cursor` on, page by page as the bridge does by itself: until there is no next cursor,
 * one comes a second time, or a request fails. Rejects when a request was not accepted.
 */
export async function listPages(
  store: TraceStore,
  commands: Pick<Commands, 'request'>,
  kind: ItemKind,
  cursor?: string,
): Promise<void> {
  let next = cursor;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const params = next === undefined ? '{}' : `{"cursor":${quoteJson(next)}}`;
    const { outcome } = await settled(store, await commands.request(LIST_METHODS[kind], params));
    const list = store.model.catalogue(kind);
    if (outcome !== 'result' || list.state !== 'listing' || list.nextCursor === undefined) return;
    next = list.nextCursor;
  }
}

/** Whether the newest list request of a kind still waits for its answer. */
export function isListing(model: Pick<SessionModel, 'exchanges'>, kind: ItemKind): boolean {
  const newest = model.exchanges.findLast(
    ({ method, dir }) => method === LIST_METHODS[kind] && dir === 'toServer',
  );
  return newest?.outcome === 'pending';
}
