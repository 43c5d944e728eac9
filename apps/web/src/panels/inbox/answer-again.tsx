import { compactJson, nodeText, quoteJson } from '@lifeline/json';
import { ruleText } from '@lifeline/protocol';
import { Repeat, Save } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import type { ResponseParts } from '../../results/response.ts';
import { stringOf } from '../../results/response.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { type Asked, kindOf } from './requests.ts';
import { SaveAnswer } from './save-answer.tsx';
import type { LoadedRequest } from './use-request.ts';
import { useRules } from './use-rules.ts';

export interface AnswerAgainProps {
  readonly asked: Asked;
  readonly request: LoadedRequest;
  /** What was answered. */
  readonly given: ResponseParts;
}

/** What was answered once can be answered by itself from now on, or kept to be taken again. */
export function AnswerAgain({ asked, request, given }: AnswerAgainProps) {
  const t = useT();
  const words = t.inbox.again;
  const { addFirst } = useRules();
  const [state, setState] = useState<'ready' | 'saving' | 'ruled'>('ready');
  const { result, error } = given;
  const answer = {
    ...(result !== undefined && { resultText: compactJson(nodeText(given.text, result)) }),
    ...(error !== undefined && { errorText: compactJson(nodeText(given.text, error)) }),
  };
  if (kindOf(asked.method) === undefined || (result ?? error) === undefined) return null;
  const message = request.state === 'ready' ? stringOf(request.parts.params, 'message') : undefined;
  const matchText = message === undefined ? undefined : `{"message":${quoteJson(message)}}`;
  const addRule = () => {
    setState('ruled');
    addFirst(ruleText(asked.method, matchText, answer)).then(
      () => announce(words.added),
      () => setState('ready'),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        data-action="answer-always"
        disabled={state === 'ruled'}
        title={matchText === undefined ? words.alwaysMethod(asked.method) : words.alwaysMessage}
        onClick={addRule}
      >
        <Repeat size={14} strokeWidth={1.5} aria-hidden />
        {state === 'ruled' ? words.added : words.always}
      </Button>
      {result === undefined ? null : state === 'saving' ? (
        <SaveAnswer
          method={asked.method}
          resultText={answer.resultText ?? ''}
          onDone={() => setState('ready')}
        />
      ) : (
        <Button kind="quiet" data-action="save-answer" onClick={() => setState('saving')}>
          <Save size={14} strokeWidth={1.5} aria-hidden />
          {words.save}
        </Button>
      )}
    </div>
  );
}
