import { parseJson } from '@lifeline/json';
import type { Exchange } from '@lifeline/model';
import { useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { objectMember, stringOf } from '../../results/response.ts';
import { useRaw } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { RevealText } from '../../ui/reveal-text.tsx';

/** Why a request cannot be answered any more: withdrawn by the server, with its reason, or the connection is over. */
export function WhyExpired({ store, exchange }: { readonly store: TraceStore; readonly exchange: Exchange }) {
  const t = useT();
  const raw = useRaw(store, exchange.cancelSeq);
  const reason = useMemo(() => {
    const parsed = raw.text === undefined ? undefined : parseJson(raw.text);
    return parsed?.ok === true ? stringOf(objectMember(parsed.node, 'params'), 'reason') : undefined;
  }, [raw.text]);
  if (exchange.outcome !== 'cancelled') return t.inbox.expired.lost;
  if (reason === undefined) return t.inbox.expired.withdrawn;
  return (
    <>
      {t.inbox.expired.withdrawnBecause} <RevealText text={reason} />
    </>
  );
}
