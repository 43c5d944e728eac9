import { parseJson } from '@lifeline/json';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import type { Decision } from '../../source/commands.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { ERROR_START } from './answer-start.ts';

export type EditorKind = 'edit' | 'answer';

export interface DecisionEditorProps {
  readonly kind: EditorKind;
  /** The text to begin with: of an answer its result. */
  readonly start: string;
  readonly onDecide: (decision: Decision) => void;
  readonly onClose: () => void;
}

/** The line that goes on in place of a held message, or the answer to a held request; broken ones, too. */
export function DecisionEditor({ kind, start, onDecide, onClose }: DecisionEditorProps) {
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
  const submit = () => {
    if (kind === 'edit') onDecide({ how: 'edited', text });
    else onDecide({ how: 'answered', ...(isError ? { errorText: text } : { resultText: text }) });
  };
  return (
    <form
      data-step-editor={kind}
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
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
        rows={4}
        spellCheck={false}
        className="control resize-y py-1 font-mono text-wire"
        onChange={(event) => setTexts({ ...texts, [member]: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="primary" type="submit" data-action="deliver">
          {kind === 'edit' ? words.deliver : words.give}
          <Kbd keys="Mod+Enter" />
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
        <p role="status" className="text-meta text-malformed">
          {isJson ? null : kind === 'edit' ? words.notJson : words.answerNotJson}
        </p>
      </div>
    </form>
  );
}
