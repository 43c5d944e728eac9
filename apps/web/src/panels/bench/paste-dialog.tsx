import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { useBench } from './state/bench.ts';

export interface PasteDialogProps {
  readonly tool: string;
  readonly onClose: () => void;
}

interface Problem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Rows of CSV become cases of a tool; what cannot be read is said with its place, the rest is taken. */
export function PasteDialog({ tool, onClose }: PasteDialogProps) {
  const t = useT();
  const words = t.bench.paste;
  const { actions } = useBench();
  const [text, setText] = useState('');
  const [added, setAdded] = useState<number>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const add = async () => {
    const result = await actions.paste(tool, text);
    if (result === undefined) return onClose();
    announce(words.added(result.added));
    if (result.problems.length === 0) return onClose();
    setAdded(result.added);
    setProblems(result.problems);
  };
  return (
    <Dialog
      title={words.title(tool)}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          data-action="add-rows"
          disabled={text.trim() === ''}
          onClick={() => void add()}
        >
          {words.add}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 p-4">
        <Field label={words.text} hint={words.hint}>
          {({ id, describedBy }) => (
            <textarea
              id={id}
              aria-describedby={describedBy}
              data-field="csv"
              spellCheck={false}
              rows={8}
              className="control h-auto py-1 font-mono text-wire whitespace-pre"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {added === undefined ? null : <p role="status">{words.added(added)}</p>}
        {problems.length === 0 ? null : (
          <ul role="alert" className="max-h-40 overflow-auto text-meta text-error">
            {problems.map((problem) => (
              <li key={`${problem.line}:${problem.column} ${problem.message}`}>
                {t.bench.problems.place(problem.line, problem.column)} <RevealText text={problem.message} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
