import { parseJson } from '@lifeline/json';
import { type ReactNode, useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FoldedText } from '../../ui/folded-text.tsx';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { type Entry, shownName } from './entry.ts';

export interface ItemHeadProps {
  readonly entry: Entry;
  /** Who chooses what is used: "model decides", and why. */
  readonly decides: string;
  readonly decidesText: string;
  /** Beside that: further badges. */
  readonly badges?: ReactNode;
  /** Between name and description. */
  readonly children?: ReactNode;
}

/** Name, title and description of an entry as the server gave them, and what is wrong with it. */
export function ItemHead({ entry, decides, decidesText, badges, children }: ItemHeadProps) {
  const t = useT();
  const { item } = entry;
  return (
    <header className="flex max-h-1/2 shrink-0 flex-col gap-1 overflow-y-auto px-4 pt-3 pb-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5">
        <h2 className="max-h-20 min-w-0 overflow-auto font-mono text-title font-semibold wrap-anywhere">
          <RevealText text={shownName(item)} />
        </h2>
        <CopyButton text={item.name} label={t.catalogue.copyName} className="-my-1 size-6 self-center" />
        {item.title === undefined || item.title === item.name ? null : (
          <RevealText
            text={item.title}
            className="max-h-20 min-w-0 overflow-auto text-text-2 wrap-anywhere"
          />
        )}
      </div>
      {children}
      {!entry.listed ? (
        <p className="text-text-2">{t.catalogue.unlistedText}</p>
      ) : item.description === undefined || item.description === '' ? (
        <p className="text-text-3">{t.catalogue.noDescription}</p>
      ) : (
        <FoldedText
          key={`${item.seq} ${item.index}`}
          text={item.description}
          className="max-w-[90ch] whitespace-pre-wrap"
        />
      )}
      <p className="flex flex-wrap items-center gap-1.5">
        <Badge title={decidesText}>{decides}</Badge>
        {badges}
      </p>
      {entry.copy === undefined || item.key === '' ? null : (
        <p className="text-malformed">{t.catalogue.copyText}</p>
      )}
      <Fault entry={entry} />
    </header>
  );
}

function Fault({ entry }: { readonly entry: Entry }) {
  const t = useT();
  const { item } = entry;
  const parsed = useMemo(
    () => (item.fault === undefined ? undefined : parseJson(item.text)),
    [item.fault, item.text],
  );
  if (item.fault === undefined || parsed === undefined) return null;
  return (
    <div className="flex flex-col gap-1 rounded-control bg-malformed-fill px-3 py-1.5">
      <p className="text-malformed">
        <span aria-hidden>{'? '}</span>
        {t.catalogue.faults[item.fault]}
      </p>
      {parsed.ok ? (
        <JsonTree text={item.text} node={parsed.node} label={t.catalogue.rawEntry} className="max-h-32" />
      ) : null}
    </div>
  );
}
