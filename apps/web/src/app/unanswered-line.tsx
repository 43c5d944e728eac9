import { type Exchange, unansweredCause } from '@lifeline/model';
import { useT } from '../i18n/language.ts';
import { SeqLink } from '../panels/seq-link.tsx';
import { useStore, useStoreVersion } from '../source/hooks.ts';

export interface UnansweredLineProps {
  readonly sessionId: string;
  readonly exchange: Exchange;
}

/** Why a request may have no answer, as far as it shows on the wire, with the event that shows it. */
export function UnansweredLine({ sessionId, exchange }: UnansweredLineProps) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const { exchanges, serverRequests } = store.model;
  const found = unansweredCause({ rows: store.rows, exchanges, serverRequests }, exchange);
  if (found === undefined) return null;
  const { cause, seq, id = '' } = found;
  const words = t.app.unanswered;
  return (
    <p data-unanswered={cause} className="text-text-2 wrap-anywhere">
      {cause === 'other-id' ? words[cause](exchange.id, id) : words[cause]}{' '}
      <SeqLink seq={seq}>{words.show}</SeqLink>
    </p>
  );
}
