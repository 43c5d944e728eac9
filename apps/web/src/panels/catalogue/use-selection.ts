import { navigate, useSessionRoute } from '../../app/router.ts';
import { type Entry, findEntry } from './entry.ts';

/** The key and position that the address names; undefined when it names none. */
export function useNamed(): { readonly key: string; readonly index: number | undefined } | undefined {
  const route = useSessionRoute();
  return route?.name === undefined ? undefined : { key: route.name, index: route.index };
}

/** Makes an entry the one that the address names. */
export function select(entries: readonly Entry[], { item }: Entry): void {
  const first = findEntry(entries, item.key.toWellFormed(), undefined);
  const alone = entries[first]?.item === item;
  navigate({ name: item.key, index: alone ? undefined : item.index });
}
