import type { JsonNode } from '@lifeline/json';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';

/** The params as they were sent, opened on demand. */
export function AllParams({ text, params }: { readonly text: string; readonly params: JsonNode }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-meta text-text-3">{t.inbox.content.allParams}</summary>
      {open ? (
        <JsonTree text={text} node={params} label={t.inbox.content.allParams} className="mt-1 max-h-80" />
      ) : null}
    </details>
  );
}
