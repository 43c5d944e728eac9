import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { Suggestion } from './use-suggestions.ts';

export interface SuggestionListProps {
  readonly id: string;
  readonly options: readonly Suggestion[];
  readonly active: number;
  readonly choose: (option: Suggestion) => void;
}

/** What can stand at the caret, under the filter field. */
export function SuggestionList({ id, options, active, choose }: SuggestionListProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[aria-selected="true"]`)?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t.filter.suggestions}
      className="max-h-64 overflow-auto p-1"
    >
      {options.map((option, index) => (
        <div
          key={option.result}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-suggestion=""
          className="flex cursor-pointer items-baseline gap-3 rounded-control px-2 py-0.5 hover:bg-fill aria-selected:bg-selected"
          // The field keeps the focus, so the list is still there when the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
          onKeyDown={(event) => event.key === 'Enter' && choose(option)}
        >
          <span className="min-w-0 truncate font-mono text-wire">
            <RevealText text={option.text} />
          </span>
          {option.hint === undefined ? null : (
            <span className="ml-auto shrink-0 text-meta text-text-3">{option.hint}</span>
          )}
        </div>
      ))}
    </div>
  );
}
