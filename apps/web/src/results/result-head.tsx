import { idLabel } from '@lifeline/diagram';
import type { Exchange } from '@lifeline/model';
import type { ReactNode } from 'react';
import { navigate } from '../app/router.ts';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { OutcomeBadge } from '../wire/outcome-badge.tsx';
import { SentIssues } from '../wire/sent-issues.tsx';
import { Waiting } from './waiting.tsx';

export interface ResultHeadProps {
  readonly sessionId: string;
  readonly exchange: Exchange;
  readonly bytes: number | undefined;
  /** Issues that the form had found in what went out. */
  readonly issues: number;
  readonly onCancel?: ((requestSeq: number) => void) | undefined;
  /** What can be done with the result. */
  readonly action?: ReactNode;
}

/** Outcome, duration, size and id of a result, and the way to its messages. */
export function ResultHead({ sessionId, exchange, bytes, issues, onCancel, action }: ResultHeadProps) {
  const t = useT();
  const format = useFormat();
  const { outcome, requestSeq, responseSeq } = exchange;
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-text-2 figures">
      <OutcomeBadge outcome={outcome} errorCode={exchange.errorCode} />
      {outcome === 'pending' ? (
        <Waiting sessionId={sessionId} sinceMs={exchange.requestAtMs} />
      ) : exchange.ms === undefined ? null : (
        <span>{format.ms(exchange.ms)}</span>
      )}
      {bytes === undefined ? null : <span>{format.bytes(bytes)}</span>}
      <span className="font-mono" title={t.results.id(exchange.id)}>
        {idLabel(exchange.id)}
      </span>
      <button
        type="button"
        data-action="show-call"
        className="text-accent underline"
        onClick={() => navigate({ sel: responseSeq ?? requestSeq })}
      >
        {t.results.showOnWire}
      </button>
      <SentIssues count={issues} />
      {outcome === 'pending' && onCancel !== undefined ? (
        <Button data-action="cancel-call" onClick={() => onCancel(requestSeq)}>
          {t.results.cancel}
        </Button>
      ) : null}
      {action}
    </header>
  );
}
