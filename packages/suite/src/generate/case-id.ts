import type { Origin } from '../types.ts';

/** Longest part of an id that comes from one name; characters. */
const MOST_PART = 40;

/** A readable name for a generated case, the same each time it is generated: `add-a-above-maximum`. Adds it to `taken`. */
export function caseId(tool: string, pointer: string, { kind, detail }: Origin, taken: Set<string>): string {
  const distinct = kind === 'wrong-type' || kind === 'other-choice' ? detail : undefined;
  const parts = [
    tool,
    ...pointer.split('/').filter((part) => part !== ''),
    kind,
    ...(distinct === undefined ? [] : [distinct]),
  ];
  return uniqueId(
    parts
      .map(slug)
      .filter((part) => part !== '')
      .join('-'),
    taken,
  );
}

/** The id, with a number behind it where it is taken; adds it to `taken`. */
export function uniqueId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

/** Letters and digits of any script, `_` and `.`; everything else becomes `-`. */
export function slug(text: string): string {
  return [...text.replace(/[^\p{L}\p{N}_.]+/gu, '-')]
    .slice(0, MOST_PART)
    .join('')
    .replace(/^-+|-+$/g, '');
}
