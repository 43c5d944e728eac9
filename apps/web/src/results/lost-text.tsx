import type { Exchange } from '@lifeline/model';
import { decodeEvent } from '@lifeline/trace';
import { useEffect } from 'react';
import { endedOf, endedText } from '../app/ended.ts';
import { useT } from '../i18n/language.ts';
import { SeqLink } from '../panels/seq-link.tsx';
import { useStore, useStoreVersion } from '../source/hooks.ts';
import { RevealText } from '../ui/reveal-text.tsx';

export interface LostTextProps {
  readonly sessionId: string;
  readonly exchange: Exchange;
}

/** Why no answer comes any more: its HTTP exchange failed, or the connection ended first. */
export function LostText({ sessionId, exchange }: LostTextProps) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const { endSeq } = exchange;
  const failedSeq = endSeq !== undefined && store.rows.kindAt(endSeq) === 'http' ? endSeq : undefined;
  const body = failedSeq === undefined ? undefined : store.body(failedSeq);
  useEffect(() => {
    if (failedSeq !== undefined) store.load(failedSeq, failedSeq);
  }, [store, failedSeq]);
  if (failedSeq === undefined) {
    const how = endedText(endedOf(store.model, exchange.connection), t);
    return <p className="text-text-2">{t.results.lostText(how)}</p>;
  }
  const decoded = body === undefined ? undefined : decodeEvent(body.text);
  const event = decoded?.ok === true && decoded.event.type === 'http' ? decoded.event : undefined;
  const sentence = String(event?.data.text ?? store.rows.restAt(failedSeq).detail ?? '');
  return (
    <p data-http-failure="" className="text-text-2">
      <RevealText text={sentence} /> <SeqLink seq={failedSeq}>{t.results.showOnWire}</SeqLink>
    </p>
  );
}
