import { useT } from '../../i18n/language.ts';
import { useBench } from './state/bench.ts';

/** Narrows the cases by words and tags. */
export function CaseFilterField() {
  const words = useT().bench.list;
  const { look, onLook } = useBench();
  return (
    <input
      type="search"
      data-case-filter=""
      aria-label={words.filterLabel}
      placeholder={words.filter}
      spellCheck={false}
      autoComplete="off"
      className="control w-36 min-w-24 shrink"
      value={look.query}
      onChange={(event) => onLook({ query: event.target.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || look.query === '') return;
        event.stopPropagation();
        onLook({ query: '' });
      }}
    />
  );
}
