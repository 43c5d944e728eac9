import { type FormEvent, type ReactNode, useId } from 'react';
import { OutgoingStrip } from '../../forms/index.ts';
import { useT } from '../../i18n/language.ts';
import type { Answer } from '../../source/commands.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { sampledText } from './answers.ts';
import { submitKey } from './submit-key.ts';
import type { AnswerText } from './use-answer-text.ts';

export interface AnswerWordsProps {
  readonly answer: AnswerText;
  readonly sending: boolean;
  readonly onSend: (answer: Answer) => void;
  /** The other ways to answer. */
  readonly children: ReactNode;
}

/** What the model would say, typed by the person; the result around it is made and shown. */
export function AnswerWords({ answer, sending, onSend, children }: AnswerWordsProps) {
  const t = useT();
  const words = t.inbox.answer;
  const id = useId();
  const text = answer.text ?? '';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    onSend({ resultText: sampledText(text) });
  };
  return (
    <form className="flex min-w-0 flex-col gap-2" onSubmit={submit}>
      <label htmlFor={id} className="text-meta text-text-3">
        {words.words}
      </label>
      <textarea
        id={id}
        data-answer-words=""
        value={text}
        rows={Math.min(16, Math.max(3, text.split('\n').length))}
        className="control h-auto! resize-y py-1!"
        onChange={(event) => answer.change(event.target.value)}
        onKeyDown={submitKey(submit)}
      />
      <OutgoingStrip text={sampledText(text)} />
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
