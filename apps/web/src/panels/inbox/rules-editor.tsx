import { prettyJson } from '@lifeline/json';
import { readRules, ruleProblemText } from '@lifeline/protocol';
import { useId, useState } from 'react';
import { useLanguage, useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

export interface RulesEditorProps {
  readonly text: string;
  readonly onKeep: (text: string) => void;
  readonly onClose: () => void;
}

/** The whole list as JSON, in the form that `run --answers` takes. What is no list of rules is not kept. */
export function RulesEditor({ text, onKeep, onClose }: RulesEditorProps) {
  const t = useT();
  const language = useLanguage();
  const words = t.inbox.rules;
  const id = useId();
  const [typed, setTyped] = useState(() => (text === '[]' ? EXAMPLE : prettyJson(text)));
  const read = readRules(typed);
  return (
    <form
      className="flex min-w-0 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!read.ok) return;
        onKeep(typed);
        onClose();
      }}
    >
      <label htmlFor={id} className="text-meta text-text-3">
        {words.format}
      </label>
      <textarea
        id={id}
        data-rules=""
        value={typed}
        rows={Math.min(24, Math.max(6, typed.split('\n').length))}
        spellCheck={false}
        aria-invalid={!read.ok}
        aria-describedby={read.ok ? undefined : `${id}-error`}
        className="control h-auto! resize-y py-1! font-mono text-wire whitespace-pre"
        onChange={(event) => setTyped(event.target.value)}
      />
      {read.ok ? null : (
        <p id={`${id}-error`} className="text-error">
          {ruleProblemText(read.problem, language)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" kind="primary" data-action="keep-rules" disabled={!read.ok}>
          {words.keep}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
        <CopyButton text={typed} label={words.copy} />
      </div>
    </form>
  );
}

const EXAMPLE = `[
  {
    "method": "elicitation/create",
    "action": "decline"
  }
]`;
