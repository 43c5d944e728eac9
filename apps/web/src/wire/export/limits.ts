import type { FileFormatName } from './file-content.ts';

/** What an export holds. */
export interface Tally {
  readonly events: number;
  readonly messages: number;
  /** Of the lines as they crossed the wire. */
  readonly bytes: number;
}

/** Above, no program draws the diagram or opens the document in a reasonable time. */
const MOST_EVENTS: Readonly<Partial<Record<FileFormatName, number>>> = {
  svg: 20_000,
  mermaid: 20_000,
  markdown: 100_000,
};
/** A page holds its recording in memory. */
const MOST_PAGE_BYTES = 256 * 1024 * 1024;

/** Why a format cannot hold this much; undefined: it can. */
export type Excess = { readonly events: number } | { readonly bytes: number };

/** What a format holds at most, where this is more. */
export function excessOf(format: FileFormatName, { events, bytes }: Tally): Excess | undefined {
  const most = MOST_EVENTS[format] ?? Number.POSITIVE_INFINITY;
  if (events > most) return { events: most };
  return format === 'html' && bytes > MOST_PAGE_BYTES ? { bytes: MOST_PAGE_BYTES } : undefined;
}
