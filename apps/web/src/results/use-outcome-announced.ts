import type { Exchange } from '@lifeline/model';
import { useEffect, useRef } from 'react';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { announce } from '../ui/announcer.tsx';

/** Says to screen readers how a request ended that was seen pending. */
export function useOutcomeAnnounced({ requestSeq, outcome, errorCode, ms }: Exchange): void {
  const t = useT();
  const format = useFormat();
  const pending = useRef<number>(undefined);
  useEffect(() => {
    if (outcome === 'pending') {
      pending.current = requestSeq;
      return;
    }
    if (pending.current !== requestSeq) return;
    pending.current = undefined;
    const words = [t.wire.outcomes[outcome], errorCode, ms === undefined ? undefined : format.ms(ms)];
    announce(
      words.filter((word) => word !== undefined).join(', '),
      outcome === 'result' ? 'polite' : 'assertive',
    );
  }, [requestSeq, outcome, errorCode, ms, t, format]);
}
