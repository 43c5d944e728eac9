import type { MouseEvent } from 'react';
import { useT } from '../../i18n/language.ts';
import type { RowFacts } from '../rows/row-facts.ts';
import { useSteppingHere } from './use-stepping.ts';

const PLACE = 'absolute right-1 bottom-0.5 rounded-control px-1.5 text-badge';

/** At the end of a row: that its message is held, with what lets it go; or that it never arrived. */
export function HeldMark({ facts }: { readonly facts: RowFacts }) {
  const t = useT();
  const stepping = useSteppingHere();
  const { held, seq } = facts;
  if (held === 'dropped' || held === 'answered')
    return <span className={`${PLACE} bg-fill text-text-2`}>{t.stepping.states[held]}</span>;
  if (held !== 'held') return null;
  const message = stepping?.waiting.find((one) => one.seq === seq);
  const isFirst = message !== undefined && stepping?.before(message) === undefined;
  if (!isFirst || stepping?.isLive !== true)
    return <span className={`${PLACE} bg-held-fill text-held`}>{t.stepping.states.held}</span>;
  const release = (event: MouseEvent) => {
    event.stopPropagation();
    stepping.decide(seq, { how: 'delivered' });
  };
  return (
    // hidden from readers of the page: an option holds no control, and the bar and a key do the same
    <span
      data-action="release"
      aria-hidden
      title={t.stepping.release}
      className={`${PLACE} cursor-pointer border border-held bg-held-fill font-semibold text-held hover:bg-held hover:text-canvas`}
      onClick={release}
    >
      {t.stepping.release}
    </span>
  );
}
