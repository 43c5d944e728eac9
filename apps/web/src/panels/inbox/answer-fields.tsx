import type { ReactNode } from 'react';
import { ItemForm } from '../../forms/index.ts';
import { useT } from '../../i18n/language.ts';
import type { Answer } from '../../source/commands.ts';
import { acceptedText } from './answers.ts';

export interface AnswerFieldsProps {
  readonly draftKey: string;
  readonly schemaText: string;
  readonly onSend: (answer: Answer) => void;
  /** The other ways to answer. */
  readonly children: ReactNode;
}

/** The fields that a server asks for (form mode of elicitation), filled with their defaults. */
export function AnswerFields({ draftKey, schemaText, onSend, children }: AnswerFieldsProps) {
  const t = useT();
  return (
    <div className="min-w-0 overflow-hidden rounded-menu border border-border">
      <ItemForm
        name="elicitation"
        schemaText={schemaText}
        draftKey={draftKey}
        subject="content"
        withDefaults
        runLabel={t.inbox.answer.send}
        runAction="accept"
        onRun={(text) => onSend({ resultText: acceptedText(text) })}
        outgoing={acceptedText}
        beside={children}
      />
    </div>
  );
}
