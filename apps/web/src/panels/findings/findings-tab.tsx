import { useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Entry } from '../catalogue/entry.ts';
import { FindingCard } from './finding-card.tsx';
import { useTold } from './use-findings.ts';
import { useLint } from './use-lint.ts';

export interface FindingsTabProps {
  readonly sessionId: string;
  readonly entry: Entry;
}

/** What was found in one entry, the gravest first. */
export function FindingsTab({ sessionId, entry: { item } }: FindingsTabProps) {
  const t = useT();
  const lint = useLint(sessionId);
  const findings = useMemo(
    () =>
      (lint?.findings ?? []).filter(({ place }) => place?.kind === item.kind && place.index === item.index),
    [lint, item],
  );
  const told = useTold(findings);
  if (told.length > 0) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      <div tabIndex={0} data-inset-focus="" className="min-h-0 flex-1 overflow-auto">
        <ul aria-label={t.findings.tab}>
          {told.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity of their own
            <FindingCard key={index} sessionId={sessionId} told={one} />
          ))}
        </ul>
      </div>
    );
  }
  if (lint?.failed) return <EmptyState title={t.findings.failed} reason={t.findings.failedReason} />;
  if (lint === undefined || lint.judged < lint.total)
    return <p className="p-4 text-text-3">{t.findings.judging}</p>;
  return <EmptyState title={t.findings.noneHere} reason={t.findings.noneReason} />;
}
