/** Longest detail in a row, in UTF-16 units; the whole words are in the body. */
const MAX_DETAIL = 200;

/** A text for a row, cut where it is long. */
export function bound(text: string): string {
  return text.length <= MAX_DETAIL ? text : `${text.slice(0, MAX_DETAIL - 1)}…`;
}
