import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { navigate } from '../../app/router.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useSession, useStore, useStoreVersion } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AutomaticAnswers } from './automatic-answers.tsx';
import { ClosedRequest } from './closed-request.tsx';
import { OpenRequest } from './open-request.tsx';
import { type Asked, askedKey, requestsByState } from './requests.ts';

/** What the server asked the client: what waits for the person, and what became of the rest. */
export function InboxPanel({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const session = useSession(sessionId);
  const store = useStore(sessionId);
  useStoreVersion(store);
  const { open, answered, expired } = requestsByState(store.model);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBack(heading, open.length);
  const declared = store.model.negotiation?.clientCapabilityNames ?? [];
  if (open.length + answered.length + expired.length === 0) {
    const empty = (
      <EmptyState
        title={session?.readOnly === true ? t.inbox.empty.recorded : t.inbox.empty.title}
        reason={declared.length === 0 ? t.inbox.empty.reason : t.inbox.empty.declared(declared.join(', '))}
      >
        {session?.state === 'ready' ? (
          <Button onClick={() => navigate({ panel: 'tools' })}>{t.inbox.empty.tools}</Button>
        ) : null}
      </EmptyState>
    );
    if (session?.readOnly !== false) return empty;
    return (
      <div className="@container flex min-h-full flex-col">
        {empty}
        <div className="p-4">
          <AutomaticAnswers sessionId={sessionId} />
        </div>
      </div>
    );
  }
  const closed = (exchange: Asked, state: 'answered' | 'expired') => (
    <ClosedRequest key={askedKey(exchange)} sessionId={sessionId} exchange={exchange} state={state} />
  );
  return (
    <div className="@container flex flex-col gap-6 p-4">
      <Group title={t.inbox.groups.open} items={open} none={t.inbox.noneOpen} heading={heading}>
        {(exchange) => <OpenRequest key={askedKey(exchange)} sessionId={sessionId} exchange={exchange} />}
      </Group>
      {answered.length === 0 ? null : (
        <Group title={t.inbox.groups.answered} items={answered}>
          {(exchange) => closed(exchange, 'answered')}
        </Group>
      )}
      {expired.length === 0 ? null : (
        <Group title={t.inbox.groups.expired} items={expired}>
          {(exchange) => closed(exchange, 'expired')}
        </Group>
      )}
      {session?.readOnly === false ? <AutomaticAnswers sessionId={sessionId} /> : null}
    </div>
  );
}

/** An answered request takes its focused button with it: the focus then goes to the heading of those left. */
function useFocusBack(heading: RefObject<HTMLElement | null>, open: number): void {
  const before = useRef(open);
  useEffect(() => {
    const fewer = open < before.current;
    before.current = open;
    if (fewer && document.activeElement === document.body) heading.current?.focus();
  }, [heading, open]);
}

/** Shown at first, and more with each click. */
const STEP = 20;

interface GroupProps {
  readonly title: string;
  readonly items: readonly Asked[];
  /** Said where there are none. */
  readonly none?: string;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: (exchange: Asked) => ReactNode;
}

function Group({ title, items, none, heading, children }: GroupProps) {
  const t = useT();
  const format = useFormat();
  const [limit, setLimit] = useState(STEP);
  return (
    <section aria-label={title} className="flex min-w-0 flex-col">
      <h2 ref={heading} tabIndex={-1} className="flex items-baseline gap-2 pb-2 text-title outline-none">
        {title}
        <span className="text-base font-normal text-text-3 figures">{format.number(items.length)}</span>
      </h2>
      {items.length === 0 && none !== undefined ? (
        <p className="border-t border-border pt-3 text-text-2">{none}</p>
      ) : (
        <ul className="flex min-w-0 flex-col">
          {items.slice(0, limit).map((exchange) => (
            <li key={askedKey(exchange)} className="border-t border-border">
              {children(exchange)}
            </li>
          ))}
        </ul>
      )}
      {items.length <= limit ? null : (
        <Button className="mt-2 self-start" onClick={() => setLimit(limit + STEP)}>
          {t.inbox.more(format.number(items.length - limit))}
        </Button>
      )}
    </section>
  );
}
