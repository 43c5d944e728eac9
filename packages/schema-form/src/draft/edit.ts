import {
  ABSENT,
  type ArrayDraft,
  type Draft,
  type Entry,
  type Item,
  type ObjectDraft,
  withMemo,
} from './draft.ts';

/** The value of the member `key` (the last one of duplicates), absent when there is none. */
export function memberDraft(draft: Draft, key: string): Draft {
  if (draft.kind !== 'object') return ABSENT;
  return draft.entries.findLast((entry) => entry.key === key)?.value ?? ABSENT;
}

/** The item at `index`, absent when there is none. */
export function itemDraft(draft: Draft, index: number): Draft {
  return draft.kind === 'array' ? (draft.items[index]?.value ?? ABSENT) : ABSENT;
}

/** The node as an object: what is no object yet becomes an empty, implied one and keeps its memo. */
export function asObject(draft: Draft): ObjectDraft {
  return draft.kind === 'object' ? draft : { kind: 'object', entries: [], implied: true, ...memoOf(draft) };
}

/** The node as an array, likewise. */
function asArray(draft: Draft): ArrayDraft {
  return draft.kind === 'array' ? draft : { kind: 'array', items: [], implied: true, ...memoOf(draft) };
}

function memoOf(draft: Draft): Pick<Draft, 'memo'> {
  return draft.memo === undefined ? {} : { memo: draft.memo };
}

/**
 * Sets a member. A key that is there keeps its place (the last one of duplicates is changed); a new key goes where
 * `order`, the keys in schema order, puts it among those present, else to the end.
 */
export function setMember(
  draft: Draft,
  key: string,
  value: Draft,
  order: readonly string[] = [],
): ObjectDraft {
  const object = asObject(draft);
  const at = object.entries.findLastIndex((entry) => entry.key === key);
  const existing = object.entries[at];
  if (existing !== undefined) {
    if (existing.value === value) return object;
    return { ...object, entries: object.entries.with(at, { ...existing, value }) };
  }
  if (value === ABSENT) return object;
  const rank = order.indexOf(key);
  const place = rank < 0 ? -1 : object.entries.findIndex((entry) => order.indexOf(entry.key) > rank);
  const entry: Entry = { key, value };
  return {
    ...object,
    entries: object.entries.toSpliced(place < 0 ? object.entries.length : place, 0, entry),
  };
}

/** Adds a member that is still absent, so that its key is known; unchanged when the key is taken. */
export function addMember(draft: Draft, key: string): ObjectDraft {
  const object = asObject(draft);
  if (object.entries.some((entry) => entry.key === key)) return object;
  return { ...object, entries: [...object.entries, { key, value: ABSENT }] };
}

/** Removes all members of that key. */
export function removeMember(draft: Draft, key: string): ObjectDraft {
  const object = asObject(draft);
  return { ...object, entries: object.entries.filter((entry) => entry.key !== key) };
}

/** Gives the last member `from` the key `to`, in its place; unchanged when `to` is taken. */
export function renameMember(draft: Draft, from: string, to: string): ObjectDraft {
  const object = asObject(draft);
  const at = object.entries.findLastIndex((entry) => entry.key === from);
  const existing = object.entries[at];
  if (existing === undefined || from === to || object.entries.some((entry) => entry.key === to))
    return object;
  return { ...object, entries: object.entries.with(at, { key: to, value: existing.value }) };
}

/** Sets the item at `index`; slots before it that do not exist yet are made absent. */
export function setItem(draft: Draft, index: number, value: Draft): ArrayDraft {
  const array = asArray(draft);
  const existing = array.items[index];
  if (existing !== undefined) {
    return existing.value === value
      ? array
      : { ...array, items: array.items.with(index, { ...existing, value }) };
  }
  const missing: Draft[] = new Array(index - array.items.length).fill(ABSENT);
  return insert(array, array.items.length, [...missing, value]);
}

/**
 * Appends an item, behind at least `slots` places; the array goes out from then on, even when the item is still
 * absent.
 */
export function addItem(draft: Draft, value: Draft = ABSENT, slots = 0): ArrayDraft {
  const array = asArray(draft);
  return { ...setItem(array, Math.max(array.items.length, slots), value), implied: false };
}

export function removeItem(draft: Draft, index: number): ArrayDraft {
  const array = asArray(draft);
  return { ...array, items: array.items.filter((_, at) => at !== index) };
}

/** Moves an item by `by` places; unchanged when that leads out of the array. */
export function moveItem(draft: Draft, index: number, by: number): ArrayDraft {
  const array = asArray(draft);
  const item = array.items[index];
  const target = index + by;
  if (item === undefined || target < 0 || target >= array.items.length) return array;
  return { ...array, items: array.items.toSpliced(index, 1).toSpliced(target, 0, item) };
}

/** Puts a copy of an item behind it. */
export function duplicateItem(draft: Draft, index: number): ArrayDraft {
  const array = asArray(draft);
  const item = array.items[index];
  return item === undefined ? array : insert(array, index + 1, [item.value]);
}

function insert(array: ArrayDraft, at: number, values: readonly Draft[]): ArrayDraft {
  const firstId = array.items.reduce((highest, item) => Math.max(highest, item.id), -1) + 1;
  const added = values.map((value, offset): Item => ({ id: firstId + offset, value }));
  return { ...array, items: array.items.toSpliced(at, 0, ...added) };
}

/** `next` in the place of `before`, with what `before` remembered unless `next` says otherwise. */
export function replaceWith(before: Draft, next: Draft): Draft {
  return next.memo === undefined ? withMemo(next, before.memo) : next;
}
