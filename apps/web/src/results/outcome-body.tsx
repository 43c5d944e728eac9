import type { Exchange } from '@lifeline/model';
import { useMemo } from 'react';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { useStore } from '../source/hooks.ts';
import { ErrorBody } from './error-body.tsx';
import { LongText } from './long-text.tsx';
import { ProgressList } from './progress-list.tsx';
import { readResponse } from './response.ts';
import { ResultBody } from './result-body.tsx';
import { SaveLine } from './save-line.tsx';

export interface OutcomeBodyProps {
  readonly sessionId: string;
  readonly exchange: Exchange;
  /** Text of the response line, or its start when `cut`. */
  readonly response: string | undefined;
  readonly cut: boolean;
  readonly outputSchema: string | undefined;
}

/** What came of a request: progress so far, the answer, or why there is none. */
export function OutcomeBody({ sessionId, exchange, response, cut, outputSchema }: OutcomeBodyProps) {
  return (
    <>
      <NoAnswer exchange={exchange} />
      <ProgressList sessionId={sessionId} exchange={exchange} />
      {response === undefined || exchange.responseSeq === undefined ? null : cut ? (
        <CutResponse sessionId={sessionId} seq={exchange.responseSeq} start={response} />
      ) : (
        <Answer sessionId={sessionId} response={response} outputSchema={outputSchema} />
      )}
    </>
  );
}

type AnswerProps = Pick<OutcomeBodyProps, 'sessionId' | 'outputSchema'> & { readonly response: string };

function Answer({ sessionId, response, outputSchema }: AnswerProps) {
  const t = useT();
  const parts = useMemo(() => readResponse(response), [response]);
  if (parts === undefined) return <LongText text={response} name="response.txt" />;
  return (
    <>
      {parts.error === undefined ? null : <ErrorBody text={parts.text} error={parts.error} />}
      {parts.error !== undefined && parts.result !== undefined ? (
        <p className="text-malformed">{t.results.bothResultAndError}</p>
      ) : null}
      {parts.result === undefined ? null : (
        <ResultBody
          sessionId={sessionId}
          text={parts.text}
          result={parts.result}
          outputSchema={outputSchema}
        />
      )}
    </>
  );
}

function CutResponse(props: { readonly sessionId: string; readonly seq: number; readonly start: string }) {
  const { sessionId, seq, start } = props;
  const t = useT();
  const format = useFormat();
  const bytes = useStore(sessionId).rows.at(seq).bytes;
  return (
    <div className="flex flex-col gap-2" data-truncated={bytes}>
      <p className="flex flex-wrap items-center gap-2">
        {t.results.tooLarge(format.bytes(bytes))}
        <SaveLine sessionId={sessionId} seq={seq} />
      </p>
      <LongText text={start} name="response.txt" />
    </div>
  );
}

/** Why there is no answer, and what may still happen. */
function NoAnswer({ exchange }: { readonly exchange: Exchange }) {
  const t = useT();
  if (exchange.outcome === 'cancelled') return <p className="text-text-2">{t.results.cancelledText}</p>;
  if (exchange.outcome === 'timeout') return <p className="text-text-2">{t.results.timeoutText}</p>;
  if (exchange.outcome === 'lost') return <p className="text-text-2">{t.results.lostText}</p>;
  return null;
}
