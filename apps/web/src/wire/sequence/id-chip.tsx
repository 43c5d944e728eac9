import { idLabel } from '@lifeline/diagram';

/** The id of a message: `#1`, `#"1"`, `auto-3`. `id` is its JSON text, which stands in the title whole. */
export function IdChip({ id }: { readonly id: string }) {
  return (
    <span className="max-w-16 truncate font-mono text-badge text-text-3" title={id}>
      {idLabel(id)}
    </span>
  );
}
