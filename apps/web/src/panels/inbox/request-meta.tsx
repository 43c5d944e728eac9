import { idLabel } from '@lifeline/diagram';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { OutcomeBadge } from '../../wire/outcome-badge.tsx';
import { SeqLink } from '../seq-link.tsx';
import type { Asked } from './requests.ts';

export interface RequestMetaProps {
  readonly store: TraceStore;
  readonly exchange: Asked;
  /** What else there is to say, after id and time. */
  readonly children?: ReactNode;
}

/** Method, id and time of a request, the call in which it came, and the way to the wire. */
export function RequestMeta({ store, exchange, children }: RequestMetaProps) {
  const t = useT();
  const format = useFormat();
  const parent = exchange.parent === undefined ? undefined : store.model.exchanges[exchange.parent];
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-meta text-text-3 figures">
      <code className="text-meta">
        <RevealText text={exchange.method} />
      </code>
      <span className="font-mono">
        <RevealText text={idLabel(exchange.id)} />
      </span>
      <span>{format.at(exchange.requestAtMs)}</span>
      {children}
      {exchange.task === undefined ? null : (
        <span data-asked-task={exchange.task.status} title={t.inbox.task.hint}>
          {t.inbox.task.name} <RevealText text={exchange.task.id} className="font-mono" /> ·{' '}
          <RevealText text={exchange.task.status} />
        </span>
      )}
      {parent === undefined ? null : (
        <span>
          {t.inbox.during}{' '}
          <SeqLink seq={parent.requestSeq}>
            <RevealText text={[parent.method, parent.subject].filter(Boolean).join(' ')} />
          </SeqLink>{' '}
          {parent.outcome === 'pending' ? null : (
            <OutcomeBadge outcome={parent.outcome} errorCode={parent.errorCode} />
          )}
        </span>
      )}
      <SeqLink seq={exchange.requestSeq}>{t.results.showOnWire}</SeqLink>
    </p>
  );
}
