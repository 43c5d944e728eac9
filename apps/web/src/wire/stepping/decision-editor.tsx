import { parseJson } from '@lifeline/json';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { focusRows } from '../focus-rows.ts';
import { ERROR_START } from './answer-start.ts';
import type { Editing, Stepping } from './use-stepping.ts';

interface DecisionEditorProps {
  readonly editing: Editing;
  readonly stepping: Stepping;
}

/** The line that goes on in place of a held message, or the answer to a held request; broken ones, too. */
export function DecisionEditor({ editing, stepping }: DecisionEditorProps) {
  const { kind, start, message } = editing;
  const t = useT();
  const words = t.stepping.editor;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isError, setIsError] = useState(false);
  const [texts, setTexts] = useState({ result: start, error: ERROR_START });
  useEffect(() => box.current?.focus(), []);
  const member = isError ? 'error' : 'result';
  const text = texts[member];
  const isJson = parseJson(text).ok;
  const close = () => {
    stepping.edit(undefined);
    focusRows();
  };
  const submit = () => {
    const answer = isError ? { errorText: text } : { resultText: text };
    stepping.decide(message.seq, kind === 'edit' ? { how: 'edited', text } : { how: 'answered', ...answer });
    focusRows();
  };
  return (
    <form
      data-step-editor={kind}
      className="flex min-h-0 flex-1 flex-col gap-2 px-4 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="text-meta text-text-2">
          {words[kind]}
        </label>
        {kind === 'answer' ? (
          <select
            aria-label={words.body}
            data-step-answer=""
            value={member}
            className="control h-7"
            onChange={(event) => setIsError(event.target.value === 'error')}
          >
            <option value="result">{words.result}</option>
            <option value="error">{words.error}</option>
          </select>
        ) : null}
      </div>
      <textarea
        id={id}
        ref={box}
        data-step-text=""
        value={text}
        spellCheck={false}
        className="control min-h-16 flex-1 resize-none py-1 font-mono text-wire"
        onChange={(event) => setTexts({ ...texts, [member]: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="primary" type="submit" data-action="deliver">
          {kind === 'edit' ? words.deliver : words.give}
          <Kbd keys="Mod+Enter" />
        </Button>
        <Button onClick={close}>{words.cancel}</Button>
        <p role="status" className="text-meta text-malformed">
          {isJson ? null : kind === 'edit' ? words.notJson : words.answerNotJson}
        </p>
      </div>
    </form>
  );
}
