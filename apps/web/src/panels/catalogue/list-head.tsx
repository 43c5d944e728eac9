import { ArrowDownAZ } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useT } from '../../i18n/language.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ListLook } from './list-memory.ts';

export interface ListHeadProps {
  readonly look: ListLook;
  readonly onLook: (part: Partial<ListLook>) => void;
  readonly shown: number;
  readonly all: number;
  /** The number of entries in words: "17 tools". */
  readonly count: string;
  /** Pages that the list came in, where more than one. */
  readonly pages: number;
  /** Down arrow or Enter in the filter: on to the list. */
  readonly onLeave: () => void;
}

/** Filter, number of entries, order. */
export function ListHead({ look, onLook, shown, all, count, pages, onLeave }: ListHeadProps) {
  const t = useT();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || (event.key === 'Enter' && !event.nativeEvent.isComposing)) onLeave();
    else if (event.key === 'Escape' && look.query !== '') onLook({ query: '' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex shrink-0 flex-col border-b border-border">
      <div className="flex items-center gap-1 px-2 pt-2 pb-1.5">
        <input
          type="search"
          data-list-filter=""
          aria-label={t.catalogue.filter(count)}
          placeholder={t.catalogue.filter(count)}
          spellCheck={false}
          autoComplete="off"
          className="control w-full"
          value={look.query}
          onChange={(event) => onLook({ query: event.target.value })}
          onKeyDown={press}
        />
        <IconButton
          icon={ArrowDownAZ}
          label={t.catalogue.sort}
          aria-pressed={look.sorted}
          onClick={() => onLook({ sorted: !look.sorted })}
        />
      </div>
      <p data-list-count={shown} role="status" className="px-3 pb-1 text-badge text-text-3 figures">
        {shown === all ? count : t.catalogue.count(shown, all)}
        {pages > 1 ? ` · ${t.catalogue.pages(pages)}` : ''}
      </p>
    </div>
  );
}
