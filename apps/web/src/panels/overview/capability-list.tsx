import { parseJson } from '@lifeline/json';
import type { SessionModel } from '@lifeline/model';
import { Minus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { capabilityEntries, type Side, undeclared } from './capabilities.ts';
import { CapabilityRow } from './capability-row.tsx';

export interface CapabilityListProps {
  readonly side: Side;
  /** JSON text of the capabilities object, as sent. */
  readonly text: string | undefined;
  readonly revision: string | undefined;
  readonly model: SessionModel;
}

/** What a side declared, each with what it means; what it left out; and the JSON. */
export function CapabilityList({ side, text, revision, model }: CapabilityListProps) {
  const t = useT();
  const words = t.overview.capabilities;
  const entries = useMemo(() => (text === undefined ? undefined : capabilityEntries(text)), [text]);
  const missing = useMemo(() => undeclared(side, entries ?? [], revision), [side, entries, revision]);
  return (
    <section className="flex min-w-0 flex-col gap-2" aria-label={words[side]} data-capabilities={side}>
      <h4 className="font-semibold">{words[side]}</h4>
      {entries === undefined ? (
        <p className="text-malformed">{text === undefined ? words.absent : words.notObject}</p>
      ) : entries.length === 0 ? (
        <p className="text-text-2">{words.empty}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {entries.map((entry) => (
            <CapabilityRow key={entry.path} side={side} entry={entry} model={model} />
          ))}
        </ul>
      )}
      {missing.length === 0 ? null : (
        <p className="flex gap-2 text-text-3">
          <Minus size={14} aria-hidden className="mt-[3px] shrink-0" />
          <span>
            {words.undeclared} <code>{missing.join(', ')}</code>
          </span>
        </p>
      )}
      {text === undefined ? null : <AsSent text={text} />}
    </section>
  );
}

/** The object as it was sent. */
function AsSent({ text }: { readonly text: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const parsed = useMemo(() => (open ? parseJson(text) : undefined), [open, text]);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-meta text-text-3">{t.overview.capabilities.asSent}</summary>
      {parsed === undefined ? null : parsed.ok ? (
        <JsonTree
          text={text}
          node={parsed.node}
          label={t.overview.capabilities.asSent}
          className="mt-1 max-h-80"
        />
      ) : (
        <pre className="whitespace-pre-wrap">
          <RevealText text={text} />
        </pre>
      )}
    </details>
  );
}
