import { useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { ErrorBody } from '../../results/error-body.tsx';
import { useRaw, useStore } from '../../source/hooks.ts';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';
import { SeqLink } from '../seq-link.tsx';
import { AnswerAgain } from './answer-again.tsx';
import { type Asked, readAnswer } from './requests.ts';
import type { LoadedRequest } from './use-request.ts';

export interface GivenAnswerProps {
  readonly sessionId: string;
  readonly exchange: Asked;
  readonly request: LoadedRequest;
}

/** The answer that was sent, as it was sent, and how to give it again. */
export function GivenAnswer({ sessionId, exchange, request }: GivenAnswerProps) {
  const t = useT();
  const store = useStore(sessionId);
  const { input, task } = exchange;
  const responseSeq = task === undefined ? exchange.responseSeq : task.resultSeq;
  const raw = useRaw(store, responseSeq);
  const parts = useMemo(
    () => (raw.text === undefined ? undefined : readAnswer(raw.text, input)),
    [raw.text, input],
  );
  if (responseSeq === undefined)
    return task === undefined ? null : <p className="text-text-2">{t.inbox.task.notFetched}</p>;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h4 className="flex gap-2 text-meta text-text-3">
        {t.inbox.answerSent}
        <SeqLink seq={responseSeq}>{t.results.showOnWire}</SeqLink>
      </h4>
      {raw.state === 'loading' ? <p className="text-text-3">{t.ui.loading}</p> : null}
      {parts?.result === undefined ? null : (
        <JsonTree text={parts.text} node={parts.result} label={t.inbox.answerSent} className="max-h-80" />
      )}
      {parts?.error === undefined ? null : <ErrorBody text={parts.text} error={parts.error} />}
      {parts === undefined ? null : <AnswerAgain asked={exchange} request={request} given={parts} />}
    </div>
  );
}
