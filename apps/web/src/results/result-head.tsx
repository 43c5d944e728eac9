import type { Exchange } from '@lifeline/model';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { navigate } from '../app/router.ts';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { OutcomeBadge } from '../wire/outcome-badge.tsx';

export interface ResultHeadProps {
  readonly exchange: Exchange;
  readonly bytes: number | undefined;
  /** Issues that the form found in what went out; 0 where that is not known. */
  readonly issues?: number | undefined;
  readonly onCancel?: ((requestSeq: number) => void) | undefined;
}

/** Outcome, duration, size and id of a result, and the way to its messages. */
export function ResultHead({ exchange, bytes, issues = 0, onCancel }: ResultHeadProps) {
  const t = useT();
  const format = useFormat();
  const { outcome, requestSeq, responseSeq } = exchange;
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-text-2 figures">
      <OutcomeBadge outcome={outcome} errorCode={exchange.errorCode} />
      {outcome === 'pending' ? (
        <Elapsed key={requestSeq} />
      ) : exchange.ms === undefined ? null : (
        <span>{format.ms(exchange.ms)}</span>
      )}
      {bytes === undefined ? null : <span>{format.bytes(bytes)}</span>}
      <span className="font-mono">{t.results.id(exchange.id)}</span>
      <button
        type="button"
        data-action="show-call"
        className="text-accent underline"
        onClick={() => navigate({ sel: responseSeq ?? requestSeq })}
      >
        {t.results.showOnWire}
      </button>
      {issues === 0 ? null : (
        <span className="flex items-center gap-1 text-malformed">
          <CircleAlert size={14} strokeWidth={1.5} aria-hidden />
          {t.results.sentWithIssues(issues)}
        </span>
      )}
      {outcome === 'pending' && onCancel !== undefined ? (
        <Button data-action="cancel-call" onClick={() => onCancel(requestSeq)}>
          {t.results.cancel}
        </Button>
      ) : null}
    </header>
  );
}

/** Seconds since it was first shown as pending: a clock for the eye, durations come from the trace. */
function Elapsed() {
  const t = useT();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{t.results.waiting(seconds)}</span>;
}
