import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { useFormApi } from '../state/form-api.ts';

const ASK_AFTER_MS = 200;

interface Suggestions {
  readonly listId: string;
  readonly options: readonly string[];
  readonly active: number;
  readonly choose: (option: string) => void;
}

/** Completions for a text box, asked for while it has the focus; nothing where the form offers none. */
export function useSuggestions(pointer: string, text: string, change: (text: string) => void) {
  const { suggest, argumentsText } = useFormApi();
  const listId = useId();
  const [isFocused, setFocused] = useState(false);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);

  useEffect(() => {
    if (suggest === undefined || !isFocused) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // A server that offers no completion answers with an error, which the wire shows; here it is just no list.
      const found = await suggest(pointer, text, argumentsText()).catch(() => []);
      if (!isCurrent) return;
      setOptions(found.filter((option) => option !== text));
      setActive(-1);
    }, ASK_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [suggest, isFocused, pointer, text, argumentsText]);

  const choose = (option: string) => {
    setOptions([]);
    change(option);
  };
  const press = (event: KeyboardEvent) => {
    if (options.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % options.length);
    else if (event.key === 'ArrowUp') setActive(((active + options.length) % (options.length + 1)) - 1);
    else if (event.key === 'Escape') setOptions([]);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isOpen = options.length > 0;
  const attributes =
    suggest === undefined
      ? {}
      : ({
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active < 0 ? undefined : `${listId}-${active}`,
          onFocus: () => setFocused(true),
          onBlur: () => {
            setFocused(false);
            setOptions([]);
          },
          onKeyDown: press,
        } as const);
  return { attributes, listId, options, active, choose };
}

/** The list under the box. */
export function SuggestionList({ listId, options, active, choose }: Suggestions) {
  const t = useT();
  if (options.length === 0) return null;
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={t.forms.choice.suggestions}
      className="absolute top-full right-0 left-0 z-20 mt-1 max-h-56 overflow-auto rounded-menu border border-border bg-canvas p-1 shadow-menu"
    >
      {options.map((option, index) => (
        <div
          key={option}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-suggestion=""
          className="cursor-pointer rounded-control px-2 py-1 font-mono text-wire hover:bg-fill aria-selected:bg-selected"
          // The box keeps the focus, so the list is still there when the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
          onKeyDown={(event) => event.key === 'Enter' && choose(option)}
        >
          <RevealText text={option} />
        </div>
      ))}
    </div>
  );
}
