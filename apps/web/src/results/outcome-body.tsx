import type { Exchange } from '@lifeline/model';
import { UnansweredLine } from '../app/unanswered-line.tsx';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { useStore } from '../source/hooks.ts';
import { AnswerMarks } from './answer-marks.tsx';
import { ErrorBody } from './error-body.tsx';
import { LongText } from './long-text.tsx';
import { LostText } from './lost-text.tsx';
import { PendingCause } from './pending-cause.tsx';
import { ProgressList } from './progress-list.tsx';
import type { ResponseParts } from './response.ts';
import { ResultBody } from './result-body.tsx';
import { SaveLine } from './save-line.tsx';
import type { OutputVerdict } from './use-output-verdict.ts';

export interface OutcomeBodyProps {
  readonly sessionId: string;
  readonly exchange: Exchange;
  /** Text of the response line, or its start when `cut`. */
  readonly response: string | undefined;
  readonly cut: boolean;
  /** The response taken apart; undefined when it is no JSON object. */
  readonly parts: ResponseParts | undefined;
  readonly verdict: OutputVerdict | undefined;
}

/** What came of a request: progress so far, the answer, or why there is none. */
export function OutcomeBody({ sessionId, exchange, response, cut, parts, verdict }: OutcomeBodyProps) {
  return (
    <>
      <NoAnswer sessionId={sessionId} exchange={exchange} />
      <AnswerMarks sessionId={sessionId} exchange={exchange} />
      <ProgressList sessionId={sessionId} exchange={exchange} />
      {response === undefined || exchange.responseSeq === undefined ? null : cut ? (
        <CutResponse sessionId={sessionId} seq={exchange.responseSeq} start={response} />
      ) : parts === undefined ? (
        <LongText text={response} name="response.txt" />
      ) : (
        <Answer sessionId={sessionId} parts={parts} verdict={verdict} />
      )}
    </>
  );
}

interface AnswerProps extends Pick<OutcomeBodyProps, 'sessionId' | 'verdict'> {
  readonly parts: ResponseParts;
}

function Answer({ sessionId, parts, verdict }: AnswerProps) {
  const t = useT();
  return (
    <>
      {parts.error === undefined ? null : <ErrorBody text={parts.text} error={parts.error} />}
      {parts.error !== undefined && parts.result !== undefined ? (
        <p className="text-malformed">{t.results.bothResultAndError}</p>
      ) : null}
      {parts.result === undefined ? null : (
        <ResultBody sessionId={sessionId} text={parts.text} result={parts.result} verdict={verdict} />
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
function NoAnswer({ sessionId, exchange }: Pick<OutcomeBodyProps, 'sessionId' | 'exchange'>) {
  const t = useT();
  if (exchange.outcome === 'cancelled') return <p className="text-text-2">{t.results.cancelledText}</p>;
  if (exchange.outcome === 'pending') return <PendingCause sessionId={sessionId} exchange={exchange} />;
  if (exchange.outcome === 'timeout') {
    return (
      <>
        <p className="text-text-2">{t.results.timeoutText}</p>
        <UnansweredLine sessionId={sessionId} exchange={exchange} />
      </>
    );
  }
  if (exchange.outcome === 'lost') return <LostText sessionId={sessionId} exchange={exchange} />;
  return null;
}
