import type { ReactNode } from 'react';
import { useT } from '../../i18n/language.ts';
import type { Answer } from '../../source/commands.ts';
import { Button } from '../../ui/button.tsx';
import { acceptedText } from './answers.ts';

export interface AnswerAcceptProps {
  readonly sending: boolean;
  readonly onSend: (answer: Answer) => void;
  /** The other ways to answer. */
  readonly children: ReactNode;
}

/** Yes to a question that asks for no fields, such as to open a page. */
export function AnswerAccept({ sending, onSend, children }: AnswerAcceptProps) {
  const t = useT();
  const text = acceptedText(undefined);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        kind="primary"
        data-action="accept"
        disabled={sending}
        title={t.inbox.answer.accepts}
        onClick={() => onSend({ resultText: text })}
      >
        {t.inbox.answer.accept}
      </Button>
      {children}
    </div>
  );
}
