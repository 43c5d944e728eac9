import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { visibleText } from '../visible-text.ts';

interface NewEntryProps {
  readonly taken: readonly string[];
  /** `movesOn`: the key was given by keyboard, so the value is what comes next. */
  readonly onAdd: (key: string, movesOn: boolean) => void;
  readonly onCancel: () => void;
}

/** The key of an entry that does not exist yet; leaving the box makes it, leaving it empty forgets it. */
export function NewEntry({ taken, onAdd, onCancel }: NewEntryProps) {
  const t = useT();
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const isTaken = taken.includes(text);
  useEffect(() => box.current?.focus(), []);
  const finish = (movesOn: boolean) => {
    if (text === '') onCancel();
    else if (!isTaken) onAdd(text, movesOn);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && text !== '') finish(true);
    else return;
    event.preventDefault();
  };
  return (
    <div className="flex flex-col gap-1">
      <input
        ref={box}
        data-key=""
        aria-label={t.forms.map.key}
        aria-invalid={isTaken || undefined}
        placeholder={t.forms.map.keyPlaceholder}
        spellCheck={false}
        autoComplete="off"
        className="control w-40 font-mono text-wire font-semibold"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onBlur={() => finish(false)}
      />
      {isTaken ? <p className="text-meta text-malformed">{t.forms.map.taken(visibleText(text))}</p> : null}
    </div>
  );
}
