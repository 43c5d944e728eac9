import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { useChangeSettings, useSettings } from '../../source/settings.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';

export interface SaveAnswerProps {
  readonly method: string;
  readonly resultText: string;
  readonly onDone: () => void;
}

/** Gives an answer a name under which it can be taken again; the same name again replaces it. */
export function SaveAnswer({ method, resultText, onDone }: SaveAnswerProps) {
  const t = useT();
  const words = t.inbox.again;
  const { savedAnswers } = useSettings();
  const change = useChangeSettings();
  const [name, setName] = useState('');
  const keep = async () => {
    const others = savedAnswers.filter((saved) => saved.method !== method || saved.name !== name.trim());
    await change({ savedAnswers: [...others, { name: name.trim(), method, resultText }] });
    announce(words.saved);
    onDone();
  };
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void keep();
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for this box
        autoFocus
        aria-label={words.name}
        placeholder={words.name}
        maxLength={200}
        data-answer-name=""
        className="control w-48"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" data-action="keep-answer" disabled={name.trim() === ''}>
        {words.keep}
      </Button>
    </form>
  );
}
