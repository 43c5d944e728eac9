import { useState } from 'react';

/** How a list is narrowed and ordered. */
export interface ListLook {
  readonly query: string;
  readonly sorted: boolean;
}

const PLAIN: ListLook = { query: '', sorted: false };
const remembered = new Map<string, ListLook>();

/** Filter and order of a list; kept in this tab while other panels are shown. */
export function useListLook(key: string): readonly [ListLook, (part: Partial<ListLook>) => void] {
  const [changed, setChanged] = useState<{ readonly key: string; readonly look: ListLook }>();
  const look = changed?.key === key ? changed.look : (remembered.get(key) ?? PLAIN);
  const change = (part: Partial<ListLook>) => {
    const next = { ...look, ...part };
    remembered.set(key, next);
    setChanged({ key, look: next });
  };
  return [look, change];
}
