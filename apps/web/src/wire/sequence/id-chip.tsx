/** A string that no reader could take for a number, or for anything else than its words. */
const PLAIN_STRING = /^"([A-Za-z_][\w.:-]*)"$/;

/**
 * The id of a message: `#1`, `#"1"`; a plain string without its quotes, as `auto-3`. `id` is its JSON text, which stands
 * in the row's `data-id`, in the detail and in the title whole.
 */
export function IdChip({ id }: { readonly id: string }) {
  const plain = PLAIN_STRING.exec(id)?.[1];
  return (
    <span className="max-w-16 truncate font-mono text-badge text-text-3" title={id}>
      {plain ?? `#${id}`}
    </span>
  );
}
