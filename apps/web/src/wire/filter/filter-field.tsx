import type { FilterError } from '@lifeline/filter';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useKeys } from '../../app/keys.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { focusRows } from '../focus-rows.ts';
import { useWire } from '../wire-context.ts';
import { filterErrorText } from './error-text.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

/** The filter of all views: a text with completion, that applies while it is typed. */
export function FilterField() {
  const t = useT();
  const { store, filter } = useWire();
  const { parsed, change } = filter;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useDraft(filter.text);
  /** Where completion is asked for; undefined while it is closed. */
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(-1);
  const options = useSuggestions(store, text, caret, t);
  const isOpen = options.length > 0;
  const error = parsed.ok ? undefined : filterErrorText(parsed.error, t);
  useKeys([{ keys: ['/'], group: 'wire', label: t.filter.label, run: () => input.current?.select() }]);

  const put = (next: string, at: number | undefined) => {
    setText(next);
    change(next);
    setCaret(at);
    setActive(-1);
  };
  const choose = ({ result, caret: at }: Suggestion) => {
    put(result, at);
    const field = input.current;
    requestAnimationFrame(() => field?.setSelectionRange(at, at));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown' && caret === undefined) setCaret(event.currentTarget.selectionStart ?? 0);
    else if (event.key === 'ArrowDown' && options.length > 0) setActive((active + 1) % options.length);
    else if (event.key === 'ArrowUp' && options.length > 0)
      setActive(((active + 1 + options.length) % (options.length + 1)) - 1);
    else if (event.key === 'Enter') {
      if (chosen !== undefined) choose(chosen);
      else if (isOpen || !parsed.ok) setCaret(undefined);
      else focusRows();
    } else if (event.key === 'Escape') {
      if (options.length > 0 && text !== '') setCaret(undefined);
      else if (text !== '') put('', undefined);
      else focusRows();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  // a term that is being completed is not wrong yet
  const isUnfinished =
    isOpen &&
    !parsed.ok &&
    caret !== undefined &&
    caret >= parsed.error.start &&
    caret <= endOf(parsed.error);
  const complaint = isUnfinished ? undefined : error;
  return (
    <div className="relative flex min-w-0 flex-1 items-center">
      <input
        ref={input}
        type="text"
        data-filter=""
        data-valid={parsed.ok}
        data-error={error}
        role="combobox"
        aria-label={t.filter.label}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${id}-list-${active}`}
        aria-invalid={complaint !== undefined}
        aria-describedby={complaint === undefined ? undefined : `${id}-error`}
        placeholder={t.filter.placeholder}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        className={classes(
          'control w-full min-w-0 pr-7 font-mono text-wire text-ellipsis',
          complaint !== undefined && 'border-error',
          parsed.ok && text !== '' && 'border-accent',
        )}
        value={text}
        onChange={(event) =>
          put(event.target.value, event.target.selectionStart ?? event.target.value.length)
        }
        onFocus={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        onClick={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        onBlur={() => setCaret(undefined)}
        onKeyDown={press}
      />
      {text === '' ? null : (
        <IconButton
          icon={X}
          label={t.filter.clear}
          data-action="clear-filter"
          className="absolute right-0.5 size-6"
          onClick={() => {
            put('', undefined);
            input.current?.focus();
          }}
        />
      )}
      {isOpen || complaint !== undefined ? (
        <div className="absolute top-full left-0 z-30 mt-1 w-full min-w-72 overflow-hidden rounded-menu border border-border bg-canvas shadow-menu">
          {isOpen ? (
            <SuggestionList id={`${id}-list`} options={options} active={active} choose={choose} />
          ) : null}
          {complaint === undefined ? null : (
            <p
              id={`${id}-error`}
              className={classes('px-3 py-1.5 text-meta text-error', isOpen && 'border-t border-border')}
            >
              {complaint}
            </p>
          )}
        </div>
      ) : null}
    </div>
  );
}

function endOf({ start, length }: FilterError): number {
  return start + length;
}

/** A text of one's own that follows the one outside when that changes by other hands. */
function useDraft(outside: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(outside);
  const own = useRef(outside);
  useEffect(() => {
    if (outside === own.current) return;
    own.current = outside;
    setText(outside);
  }, [outside]);
  const change = (next: string) => {
    own.current = next;
    setText(next);
  };
  return [text, change];
}
