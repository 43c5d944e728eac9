import { parseJson } from '@lifeline/json';
import { useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import type { LatestRun } from '../../results/latest-run.ts';
import { objectMember } from '../../results/response.ts';
import { useRaw, useStore } from '../../source/hooks.ts';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';

export interface RecordedUseProps {
  readonly sessionId: string;
  readonly latest: LatestRun | undefined;
  readonly argumentsTitle: string;
  /** Said when the recording holds no use of the entry. */
  readonly none: string;
}

/** In a recording, in place of the form: what went out last. */
export function RecordedUse({ sessionId, latest, argumentsTitle, none }: RecordedUseProps) {
  const t = useT();
  const raw = useRaw(useStore(sessionId), latest?.exchange.requestSeq);
  const sent = useMemo(() => {
    const parsed = raw.state === 'ready' ? parseJson(raw.text ?? '') : undefined;
    const params = parsed?.ok === true ? objectMember(parsed.node, 'params') : undefined;
    return objectMember(params, 'arguments') ?? params;
  }, [raw.state, raw.text]);
  return (
    <div className="flex min-h-0 flex-col gap-2 overflow-auto px-4 py-3">
      <p className="text-text-3">{t.catalogue.recorded}</p>
      {latest === undefined ? <p>{none}</p> : null}
      {sent === undefined ? null : (
        <>
          <h3 className="text-meta text-text-3">{argumentsTitle}</h3>
          <JsonTree text={raw.text ?? ''} node={sent} label={argumentsTitle} className="max-h-60" />
        </>
      )}
    </div>
  );
}
