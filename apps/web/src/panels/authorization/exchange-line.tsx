import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { SeqLink } from '../seq-link.tsx';
import type { StepExchange } from './exchanges.ts';

const TONES = { accepted: '', refused: 'text-tool-error', failed: 'text-error' } as const;

export interface ExchangeLineProps {
  readonly exchange: StepExchange;
  /** The answer goes to the browser, and is not seen here. */
  readonly isByBrowser: boolean;
}

/** An HTTP exchange in a line: what was asked, and the answer; each leads to its event on the wire. */
export function ExchangeLine({ exchange, isByBrowser }: ExchangeLineProps) {
  const t = useT();
  const format = useFormat();
  const { seq, asked, answer } = exchange;
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 font-mono text-wire">
      {asked === undefined ? null : (
        <span className="min-w-0 break-all">
          <SeqLink seq={seq}>
            <RevealText text={asked} />
          </SeqLink>
        </span>
      )}
      {answer === undefined ? (
        isByBrowser ? null : (
          <span className="font-sans text-base text-text-3">{t.authorization.noAnswer}</span>
        )
      ) : (
        <span className="min-w-0">
          {asked === undefined ? null : (
            <span aria-hidden className="text-text-3">
              {'→ '}
            </span>
          )}
          <SeqLink seq={answer.seq}>
            <RevealText text={answer.text} className={TONES[answer.kind]} />
          </SeqLink>
          {answer.ms === undefined ? null : (
            <span className="ml-2 font-sans text-meta text-text-3 figures">{format.ms(answer.ms)}</span>
          )}
        </span>
      )}
    </li>
  );
}
