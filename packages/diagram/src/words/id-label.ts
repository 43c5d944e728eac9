/** A string that no reader could take for a number, or for anything else than its words. */
const PLAIN_STRING = /^"([A-Za-z_][\w.:-]*)"$/;

/** The id of a message for readers, from its JSON text: `#1`, `#"1"`; a plain string without its quotes, as `auto-3`. */
export function idLabel(id: string): string {
  return PLAIN_STRING.exec(id)?.[1] ?? `#${id}`;
}
