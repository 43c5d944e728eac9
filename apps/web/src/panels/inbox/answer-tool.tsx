import { type ReactNode, useId, useState } from 'react';
import { ItemForm } from '../../forms/index.ts';
import { useT } from '../../i18n/language.ts';
import type { Answer } from '../../source/commands.ts';
import { type OfferedTool, toolUseText } from './offered-tools.ts';

export interface AnswerToolProps {
  readonly draftKey: string;
  readonly tools: readonly OfferedTool[];
  readonly onSend: (answer: Answer) => void;
  /** The other ways to answer. */
  readonly children: ReactNode;
}

/** The model's answer is that one of the offered tools be used, with these arguments. */
export function AnswerTool({ draftKey, tools, onSend, children }: AnswerToolProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState(tools[0]?.name ?? '');
  const tool = tools.find((offered) => offered.name === name);
  const result = (text: string | undefined) => toolUseText(name, text ?? '{}');
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="text-meta text-text-3">
          {t.inbox.tools.which}
        </label>
        <select
          id={id}
          data-answer-tool=""
          className="control w-fit font-mono"
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          {tools.map((offered) => (
            <option key={offered.name} value={offered.name}>
              {offered.name}
            </option>
          ))}
        </select>
      </div>
      <div className="min-w-0 overflow-hidden rounded-menu border border-border">
        <ItemForm
          key={name}
          name="sampling-tool"
          schemaText={tool?.schemaText}
          draftKey={`${draftKey} ${name}`}
          subject="content"
          runLabel={t.inbox.answer.send}
          runAction="send"
          onRun={(text) => onSend({ resultText: result(text) })}
          outgoing={result}
          beside={children}
        />
      </div>
    </div>
  );
}
