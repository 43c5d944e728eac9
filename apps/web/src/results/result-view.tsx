import { nodeText } from '@lifeline/json';
import { type Exchange, responseText } from '@lifeline/model';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { TaskLine } from '../panels/tasks/task-line.tsx';
import { taskResponse, taskRun, withInnerOutcome } from '../panels/tasks/task-run.ts';
import { useRaw, useStore, useStoreVersion } from '../source/hooks.ts';
import { sentIssues } from '../source/sent-issues.ts';
import { InputAsked, useAskedInput } from './input-asked.tsx';
import type { LatestRun } from './latest-run.ts';
import { OutcomeBody } from './outcome-body.tsx';
import { isTrue, objectMember } from './response.ts';
import { ResultFreshness } from './result-freshness.tsx';
import { ResultHead } from './result-head.tsx';
import { SameArguments } from './same-arguments.tsx';
import { useOutcomeAnnounced } from './use-outcome-announced.ts';
import { useOutputVerdict, verdictName } from './use-output-verdict.ts';

/** Responses up to this size are read into the page; larger ones are saved or looked at in parts. */
const WHOLE_BYTES = 24 * 1024 * 1024;

export interface ResultViewProps {
  readonly sessionId: string;
  readonly latest: LatestRun;
  /** Source text of the tool's `outputSchema`, when it declares one. */
  readonly outputSchema?: string | undefined;
  readonly onCancel?: ((requestSeq: number) => void) | undefined;
  /** What can be done with the result. */
  readonly action?: ReactNode;
}

/** The latest result of an item, as the trace tells it. */
export function ResultView(props: ResultViewProps) {
  const { sessionId, latest, outputSchema, onCancel, action } = props;
  const { run } = latest;
  const store = useStore(sessionId);
  useStoreVersion(store);
  const asTask = taskRun(store.model, latest.exchange);
  const call = asTask?.exchange ?? latest.exchange;
  const t = useT();
  const format = useFormat();
  const { responseSeq } = call;
  const raw = useRaw(store, responseSeq, WHOLE_BYTES);
  const line = raw.state === 'ready' ? raw.text : undefined;
  const whole = useMemo(
    () => (line === undefined ? undefined : responseText(line, call.id)),
    [line, call.id],
  );
  const parts = useMemo(() => (whole === undefined ? undefined : taskResponse(whole)), [whole]);
  const exchange = asTask === undefined ? call : withInnerOutcome(call, parts);
  const structuredText = useMemo(() => {
    const node = objectMember(parts?.result, 'structuredContent');
    return parts === undefined || node === undefined ? undefined : nodeText(parts.text, node);
  }, [parts]);
  const judged = useOutputVerdict({
    schemaText: outputSchema,
    structuredText,
    isError: isTrue(parts?.result, 'isError'),
  });
  const asksForInput = useAskedInput(store, exchange);
  const isComplete = parts?.result !== undefined && asksForInput === undefined;
  const verdict = exchange.method === 'tools/call' && isComplete ? judged : undefined;
  const bytes = responseSeq === undefined ? undefined : store.rows.at(responseSeq).bytes;
  useOutcomeAnnounced(exchange);
  return (
    <section
      aria-label={t.results.label}
      data-result=""
      data-run={run}
      data-request-seq={exchange.requestSeq}
      data-outcome={exchange.outcome}
      data-duration-ms={durationOf(exchange)}
      data-bytes={bytes}
      data-error-code={exchange.errorCode}
      data-output-schema={verdictName(verdict)}
      className="flex min-w-0 flex-col gap-3 px-4 py-3"
    >
      <ResultHead
        sessionId={sessionId}
        exchange={exchange}
        bytes={bytes}
        issues={sentIssues(store.rows, exchange.requestSeq)}
        onCancel={asTask === undefined ? onCancel : undefined}
        action={action}
      />
      {asTask === undefined ? null : <TaskLine sessionId={sessionId} task={asTask.task} />}
      {asksForInput === undefined ? null : <InputAsked state={asksForInput} />}
      <ResultFreshness sessionId={sessionId} exchange={exchange} result={parts?.result} />
      {raw.state === 'loading' ? (
        <p className="text-text-3">{t.results.reading(format.bytes(bytes ?? 0))}</p>
      ) : (
        <OutcomeBody
          sessionId={sessionId}
          exchange={exchange}
          response={raw.text}
          cut={raw.state === 'truncated'}
          parts={parts}
          verdict={verdict}
        />
      )}
      {parts === undefined || asksForInput !== undefined || asTask !== undefined ? null : (
        <SameArguments sessionId={sessionId} latest={latest} parts={parts} />
      )}
    </section>
  );
}

/** Milliseconds with microsecond digits, as an attribute; absent while pending. */
function durationOf({ ms, outcome }: Exchange): string | undefined {
  return ms === undefined || outcome === 'pending' ? undefined : String(Math.round(ms * 1000) / 1000);
}
