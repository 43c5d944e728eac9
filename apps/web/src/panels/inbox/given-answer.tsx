import { useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { ErrorBody } from '../../results/error-body.tsx';
import { useRaw } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';
import { SeqLink } from '../seq-link.tsx';
import { type Asked, readAnswer } from './requests.ts';

/** The answer that was sent, as it was sent. */
export function GivenAnswer({ store, exchange }: { readonly store: TraceStore; readonly exchange: Asked }) {
  const t = useT();
  const { responseSeq } = exchange;
  const raw = useRaw(store, responseSeq);
  const { input } = exchange;
  const parts = useMemo(
    () => (raw.text === undefined ? undefined : readAnswer(raw.text, input)),
    [raw.text, input],
  );
  if (responseSeq === undefined) return null;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h4 className="flex gap-2 text-meta text-text-3">
        {t.inbox.answerSent}
        <SeqLink seq={responseSeq}>{t.results.showOnWire}</SeqLink>
      </h4>
      {raw.state === 'loading' ? <p className="text-text-3">{t.ui.loading}</p> : null}
      {parts?.result === undefined ? null : (
        <JsonTree text={parts.text} node={parts.result} label={t.inbox.answerSent} className="max-h-80" />
      )}
      {parts?.error === undefined ? null : <ErrorBody text={parts.text} error={parts.error} />}
    </div>
  );
}
