import { checkJson, type JsonError, prettyJson } from '@lifeline/json';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import type { Answer } from '../../source/commands.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { jsonErrorText } from '../../wire/json-error.ts';
import { submitKey } from './submit-key.ts';
import type { AnswerText } from './use-answer-text.ts';

export interface AnswerJsonProps {
  readonly kind: 'sampling' | 'elicitation';
  readonly answer: AnswerText;
  /** JSON text to begin with. */
  readonly first: () => string;
  readonly sending: boolean;
  readonly onSend: (answer: Answer) => void;
  /** The other ways to answer. */
  readonly children: ReactNode;
}

/** The whole result as JSON, whatever the request asks for. Broken JSON is not sent. */
export function AnswerJson({ kind, answer, first, sending, onSend, children }: AnswerJsonProps) {
  const t = useT();
  const words = t.inbox.answer;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [begun] = useState(() => prettyJson(first()));
  const [refused, setRefused] = useState<JsonError>();
  const text = answer.text ?? begun;
  const submit = () => {
    const error = checkJson(text);
    setRefused(error);
    if (error === undefined) {
      onSend({ resultText: text });
      return;
    }
    announce(jsonErrorText(error, t), 'assertive');
    box.current?.focus();
    box.current?.setSelectionRange(error.offset, error.offset + 1);
  };
  return (
    <form
      className="flex min-w-0 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="text-meta text-text-3">
        {words[kind]}
      </label>
      <textarea
        ref={box}
        id={id}
        data-answer=""
        value={text}
        rows={Math.min(16, Math.max(3, text.split('\n').length))}
        spellCheck={false}
        aria-invalid={refused !== undefined}
        aria-describedby={refused === undefined ? undefined : `${id}-error`}
        className="control h-auto! resize-y py-1! font-mono text-wire whitespace-pre"
        onChange={(event) => {
          answer.change(event.target.value);
          setRefused(undefined);
        }}
        onKeyDown={submitKey(submit)}
      />
      {refused === undefined ? null : (
        <p id={`${id}-error`} className="text-error">
          {jsonErrorText(refused, t)} {words.kept}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" kind="primary" data-action="send" disabled={sending}>
          {words.send}
          <Kbd keys="Mod+Enter" />
        </Button>
        {children}
      </div>
    </form>
  );
}
