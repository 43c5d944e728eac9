import { useEffect, useRef } from 'react';
import { useSessionRoute } from '../../app/router.ts';
import { showToast } from '../../app/toasts.tsx';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { announce } from '../../ui/announcer.tsx';
import { kindOf } from './requests.ts';

/** Says that the server asks for something, on whichever panel the reader is. Draws nothing. */
export function RequestNotice({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const inInbox = useSessionRoute()?.panel === 'inbox';
  const told = useRef<number>(undefined);
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
    const kind = newest === undefined ? undefined : kindOf(exchanges[newest.exchange]?.method ?? '');
    if (kind === undefined) return;
    const text = t.inbox.arrived(t.inbox.titles[kind]);
    announce(text, 'assertive');
    if (!inInbox && !first) showToast(text);
  }, [count, caughtUp]);
  return null;
}
