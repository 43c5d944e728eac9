import { useEffect, useRef } from 'react';
import { useSessionRoute } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Waiting } from '../../results/waiting.tsx';
import { useSession, useStore } from '../../source/hooks.ts';
import { AnswerForm } from './answer-form.tsx';
import { noteOpen } from './answers.ts';
import { RequestContent } from './request-content.tsx';
import { RequestMeta } from './request-meta.tsx';
import { type Asked, askedKey, kindOf } from './requests.ts';
import { useRequest } from './use-request.ts';

export interface OpenRequestProps {
  readonly sessionId: string;
  readonly exchange: Asked;
}

/** A request that waits for its answer: what is asked, and the ways to answer. The address can name it by its seq. */
export function OpenRequest({ sessionId, exchange }: OpenRequestProps) {
  const t = useT();
  const store = useStore(sessionId);
  const session = useSession(sessionId);
  const request = useRequest(store, exchange);
  const { requestSeq, method } = exchange;
  const key = askedKey(exchange);
  useEffect(() => noteOpen(sessionId, key), [sessionId, key]);
  const article = useRef<HTMLElement>(null);
  const isMeant = useSessionRoute()?.name === key;
  useEffect(() => {
    if (!isMeant) return;
    article.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({ block: 'start' });
  }, [isMeant]);
  const kind = kindOf(method);
  return (
    <article
      ref={article}
      tabIndex={-1}
      data-request={kind ?? method}
      data-state="open"
      data-request-seq={requestSeq}
      className="flex min-w-0 scroll-mt-4 flex-col gap-3 py-3 outline-none"
    >
      <header>
        <h3>{kind === undefined ? t.inbox.titles.other : t.inbox.titles[kind]}</h3>
        <RequestMeta store={store} exchange={exchange}>
          <Waiting sessionId={sessionId} sinceMs={exchange.requestAtMs} />
        </RequestMeta>
      </header>
      <RequestContent sessionId={sessionId} exchange={exchange} request={request} />
      {session?.readOnly === true ? (
        <p className="text-text-2">{t.inbox.readOnly}</p>
      ) : store.model.heldAt(requestSeq) === 'held' ? (
        <p className="text-held">{t.stepping.inInbox}</p>
      ) : kind === 'sampling' || kind === 'elicitation' ? (
        <AnswerForm
          key={request.state}
          sessionId={sessionId}
          asked={exchange}
          kind={kind}
          request={request}
        />
      ) : (
        <p className="text-text-2">{t.inbox.byItself}</p>
      )}
    </article>
  );
}
