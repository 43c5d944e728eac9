import { useEffect, useRef } from 'react';
import { navigate, useSessionRoute } from '../../app/router.ts';
import { showToast } from '../../app/toasts.tsx';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { announce } from '../../ui/announcer.tsx';
import { kindOf } from './requests.ts';

/**
 * Says that the server asks for something, on whichever panel the reader is, until that is answered or the reader is in
 * the Inbox. Draws nothing.
 */
export function RequestNotice({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const inInbox = useSessionRoute()?.panel === 'inbox';
  const told = useRef<number>(undefined);
  /** What takes a notice away, by the exchange it is about. */
  const shown = useRef(new Map<number, () => void>());
  const { serverRequests, exchanges } = store.model;
  const count = serverRequests.length;
  const caughtUp = store.rows.length >= store.total;

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests only ever grow
  useEffect(() => {
    if (!caughtUp) return;
    const from = told.current ?? 0;
    const first = told.current === undefined;
    told.current = count;
    const waiting = serverRequests.slice(from).filter(({ exchange, state }) => {
      const kind = kindOf(exchanges[exchange]?.method ?? '');
      return state === 'open' && (kind === 'sampling' || kind === 'elicitation');
    });
    const newest = waiting.at(-1);
    const asked = newest === undefined ? undefined : exchanges[newest.exchange];
    const kind = asked === undefined ? undefined : kindOf(asked.method);
    if (asked === undefined || kind === undefined) return;
    const title = t.inbox.titles[kind];
    announce(t.inbox.arrived(title), 'assertive');
    if (inInbox || first) return;
    const hide = showToast(t.inbox.asked(title), {
      label: t.inbox.answerIt,
      run: () => navigate({ panel: 'inbox', name: String(asked.requestSeq) }),
    });
    shown.current.set(asked.index, hide);
  }, [count, caughtUp]);

  useEffect(() => {
    for (const [exchange, hide] of shown.current) {
      const isOpen = serverRequests.some(
        (request) => request.exchange === exchange && request.state === 'open',
      );
      if (isOpen && !inInbox) continue;
      hide();
      shown.current.delete(exchange);
    }
  });
  return null;
}
