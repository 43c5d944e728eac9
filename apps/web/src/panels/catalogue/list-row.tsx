import type { CatalogueItem } from '@lifeline/model';
import { useT } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { FindingCountMark } from '../findings/finding-count.tsx';
import type { FindingCount } from '../findings/lint-state.ts';
import type { Change } from './changes.ts';
import { type Entry, shownName } from './entry.ts';

/** Height of a row in px. */
export const ROW_HEIGHT = 46;

/** Characters of a description that a row can hold. */
const LINE_CHARS = 160;

export interface ListRowProps {
  readonly entry: Entry;
  readonly change: Change | undefined;
  readonly found: FindingCount | undefined;
}

/** A row of a list: the name, beside it the title where there is room, what sets it apart, and one line of its description. */
export function ListRow({ entry, change, found }: ListRowProps) {
  const { item } = entry;
  const saysMore = item.title !== item.name && item.title !== '' && item.title !== secondText(item);
  const besides = saysMore ? item.title : undefined;
  return (
    <div className="flex h-full min-w-0 flex-col justify-center border-b border-border px-3">
      <span className="flex min-w-0 items-baseline gap-2">
        <span className="flex h-5 min-w-0 flex-1 flex-wrap items-baseline gap-x-2 overflow-hidden">
          <RevealText text={shownName(item)} className="max-w-full truncate font-mono text-wire" />
          {besides === undefined ? null : (
            <RevealText text={besides} className="min-w-14 flex-1 truncate text-meta text-text-2" />
          )}
        </span>
        <Mark entry={entry} change={change} />
        <FindingCountMark found={found} />
      </span>
      <SecondLine entry={entry} />
    </div>
  );
}

function Mark({ entry, change }: { readonly entry: Entry; readonly change: Change | undefined }) {
  const t = useT();
  const marks: string[] = [];
  if (entry.item.kind === 'template') marks.push(t.resources.template);
  if (entry.copy !== undefined) marks.push(t.catalogue.copyOf(entry.copy));
  if (!entry.listed) marks.push(t.catalogue.unlisted);
  return (
    <>
      {marks.length === 0 ? null : (
        <small className="shrink-0 text-badge text-text-3 figures">{marks.join(' · ')}</small>
      )}
      {change === undefined ? null : (
        <Badge tone="pending" className="self-center">
          {t.catalogue.changes[change]}
        </Badge>
      )}
    </>
  );
}

function SecondLine({ entry }: { readonly entry: Entry }) {
  const t = useT();
  const { item } = entry;
  if (item.fault !== undefined) {
    return (
      <span className="truncate text-meta text-malformed">
        <span aria-hidden>{'? '}</span>
        {t.catalogue.faultShort[item.fault]}
      </span>
    );
  }
  const isAddress = hasAddress(item);
  return (
    <RevealText
      text={secondText(item).trimStart().slice(0, LINE_CHARS).replace(/\s+/g, ' ')}
      className={isAddress ? 'truncate font-mono text-badge text-text-2' : 'truncate text-meta text-text-2'}
    />
  );
}

function hasAddress({ kind }: CatalogueItem): boolean {
  return kind === 'resource' || kind === 'template';
}

/** The address, else the description, else the title. */
function secondText(item: CatalogueItem): string {
  return hasAddress(item) ? item.key : item.description || (item.title ?? '');
}
