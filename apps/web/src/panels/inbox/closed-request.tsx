import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { OutcomeBadge } from '../../wire/outcome-badge.tsx';
import { previewOf } from '../../wire/rows/preview.ts';
import { answererOf, ruleOf } from './answers.ts';
import { GivenAnswer } from './given-answer.tsx';
import { RequestContent } from './request-content.tsx';
import { RequestMeta } from './request-meta.tsx';
import { type Asked, kindOf } from './requests.ts';
import { useRequest } from './use-request.ts';
import { WhyExpired } from './why-expired.tsx';

export interface ClosedRequestProps {
  readonly sessionId: string;
  readonly exchange: Asked;
  readonly state: 'answered' | 'expired';
}

/** A request that waits no more, as one line that opens: who answered, or why nobody can. */
export function ClosedRequest({ sessionId, exchange, state }: ClosedRequestProps) {
  const t = useT();
  const format = useFormat();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const [open, setOpen] = useState(false);
  const kind = kindOf(exchange.method);
  return (
    <details
      data-request={kind ?? exchange.method}
      data-state={state}
      data-request-seq={exchange.requestSeq}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-9 flex-wrap items-center gap-x-2 py-1.5 hover:bg-fill">
        <ChevronRight
          size={14}
          aria-hidden
          className={classes('shrink-0 text-text-3', open && 'rotate-90')}
        />
        <h3 className="font-normal">{kind === undefined ? t.inbox.titles.other : t.inbox.titles[kind]}</h3>
        <OutcomeBadge outcome={exchange.outcome} errorCode={exchange.errorCode} />
        <AnswerWords store={store} exchange={exchange} />
        <span className="text-text-2">
          {state === 'answered' ? (
            <Answerer sessionId={sessionId} store={store} exchange={exchange} />
          ) : (
            <WhyExpired store={store} exchange={exchange} />
          )}
        </span>
        <span className="ml-auto text-meta text-text-3 figures">
          {exchange.ms === undefined
            ? format.at(exchange.requestAtMs)
            : t.inbox.after(format.ms(exchange.ms))}
        </span>
      </summary>
      {open ? <Opened sessionId={sessionId} exchange={exchange} /> : null}
    </details>
  );
}

/** Who gave the answer: the person, a rule, Lifeline. */
function Answerer({
  sessionId,
  store,
  exchange,
}: Pick<ClosedRequestProps, 'sessionId' | 'exchange'> & { readonly store: TraceStore }) {
  const t = useT();
  const answerer = answererOf(sessionId, store.rows, exchange);
  if (answerer !== 'rule') return t.inbox.answerers[answerer];
  const rule = ruleOf(store.rows, exchange) ?? 0;
  return <span data-by-rule={rule}>{t.inbox.byRule(rule)}</span>;
}

/** First words of the answer, such as `accept`, once its body is in the page. */
function AnswerWords({ store, exchange }: { readonly store: TraceStore; readonly exchange: Asked }) {
  const { input, task } = exchange;
  const responseSeq = task === undefined ? exchange.responseSeq : task.resultSeq;
  const words =
    responseSeq === undefined || input !== undefined
      ? undefined
      : previewOf(store, store.rows.at(responseSeq));
  return words === undefined ? null : (
    <RevealText text={words} className="max-w-60 truncate font-mono text-wire" />
  );
}

function Opened({ sessionId, exchange }: Omit<ClosedRequestProps, 'state'>) {
  const store = useStore(sessionId);
  const request = useRequest(store, exchange);
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-3 pl-[22px]">
      <RequestMeta store={store} exchange={exchange} />
      <RequestContent sessionId={sessionId} exchange={exchange} request={request} />
      <GivenAnswer sessionId={sessionId} exchange={exchange} request={request} />
    </div>
  );
}
