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
  /** Down arrow or Enter in the filter: on to the list. */
  readonly onLeave: () => void;
}

/** Filter, number of entries, order. */
export function ListHead({ look, onLook, shown, all, count, onLeave }: ListHeadProps) {
  const t = useT();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || (event.key === 'Enter' && !event.nativeEvent.isComposing)) onLeave();
    else if (event.key === 'Escape' && look.query !== '') onLook({ query: '' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex shrink-0 items-center gap-1 border-b border-border px-2 py-2">
      <input
        type="search"
        data-list-filter=""
        aria-label={t.catalogue.filter(count)}
        placeholder={t.catalogue.filter(count)}
        spellCheck={false}
        autoComplete="off"
        className="control min-w-0 flex-1"
        value={look.query}
        onChange={(event) => onLook({ query: event.target.value })}
        onKeyDown={press}
      />
      <span
        data-list-count={shown}
        role="status"
        className={shown === all ? 'sr-only' : 'shrink-0 px-1 text-meta text-text-3 figures'}
      >
        {t.catalogue.count(shown, all)}
      </span>
      <IconButton
        icon={ArrowDownAZ}
        label={t.catalogue.sort}
        aria-pressed={look.sorted}
        onClick={() => onLook({ sorted: !look.sorted })}
      />
    </div>
  );
}
