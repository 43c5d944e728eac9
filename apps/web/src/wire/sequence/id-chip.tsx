/** A string that no reader could take for a number, or for anything else than its words. */
const PLAIN_STRING = /^"([A-Za-z_][\w.:-]*)"$/;

/** An id for readers: a plain string without its quotes, as `auto-3`; any other as its JSON text. */
export function shownId(id: string): string {
  return PLAIN_STRING.exec(id)?.[1] ?? id;
}

/** The id of a message: `#1`, `#"1"`, `auto-3`. `id` is its JSON text, which stands in the title whole. */
export function IdChip({ id }: { readonly id: string }) {
  const shown = shownId(id);
  return (
    <span className="max-w-16 truncate font-mono text-badge text-text-3" title={id}>
      {shown === id ? `#${id}` : shown}
    </span>
  );
}
