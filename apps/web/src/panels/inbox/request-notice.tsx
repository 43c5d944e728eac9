import { useEffect, useRef } from 'react';
import { navigate, useSessionRoute } from '../../app/router.ts';
import { showToast } from '../../app/toasts.tsx';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { announce } from '../../ui/announcer.tsx';
import { askedKey, askedOf, kindOf } from './requests.ts';

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
  /** What takes a notice away, by the position of the request that it is about. */
  const shown = useRef(new Map<number, () => void>());
  const { model } = store;
  const { serverRequests } = model;
  const count = serverRequests.length;
  const caughtUp = store.rows.length >= store.total;

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests only ever grow
  useEffect(() => {
    if (!caughtUp) return;
    const from = told.current ?? 0;
    const first = told.current === undefined;
    told.current = count;
    const position = serverRequests.findLastIndex((request, at) => {
      const kind = kindOf(askedOf(model, request)?.method ?? '');
      return at >= from && request.state === 'open' && (kind === 'sampling' || kind === 'elicitation');
    });
    const newest = serverRequests[position];
    const asked = newest === undefined ? undefined : askedOf(model, newest);
    const kind = asked === undefined ? undefined : kindOf(asked.method);
    if (asked === undefined || kind === undefined) return;
    const title = t.inbox.titles[kind];
    announce(t.inbox.arrived(title), 'assertive');
    if (inInbox || first) return;
    const hide = showToast(t.inbox.asked(title), {
      label: t.inbox.answerIt,
      run: () => navigate({ panel: 'inbox', name: askedKey(asked) }),
    });
    shown.current.set(position, hide);
  }, [count, caughtUp]);

  useEffect(() => {
    for (const [position, hide] of shown.current) {
      if (serverRequests[position]?.state === 'open' && !inInbox) continue;
      hide();
      shown.current.delete(position);
    }
  });
  return null;
}
