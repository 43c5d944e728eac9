import { useMemo, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FindingsToolbar } from './findings-toolbar.tsx';
import { groupFindings } from './groups.ts';
import type { LintState } from './lint-state.ts';
import { RuleBlock } from './rule-block.tsx';
import { SeverityBadge } from './severity-badge.tsx';
import { matchesFinding, useTold } from './use-findings.ts';
import { useLint } from './use-lint.ts';
import { WireNote } from './wire-note.tsx';

const NONE: LintState['findings'] = [];

/** Everything found in what the server lists and in results that were seen, by severity and rule. */
export function FindingsPanel({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const lint = useLint(sessionId);
  const [query, setQuery] = useState('');
  const told = useTold(lint?.findings ?? NONE);
  const shown = useMemo(() => told.filter((one) => matchesFinding(one, query)), [told, query]);
  const groups = useMemo(() => groupFindings(shown), [shown]);
  return (
    <div className="flex min-h-0 flex-1 flex-col" data-list-count={shown.length}>
      <FindingsToolbar
        sessionId={sessionId}
        query={query}
        onQuery={setQuery}
        shown={shown}
        all={told.length}
        lint={lint}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div tabIndex={0} data-inset-focus="" className="min-h-0 flex-1 overflow-auto">
        <WireNote sessionId={sessionId} />
        {groups.map(({ severity, count, rules }) => (
          <section key={severity} aria-label={t.wire.severities[severity]}>
            <h2 className="sticky top-0 flex items-center gap-2 border-b border-border bg-bar px-4 py-1.5">
              <SeverityBadge severity={severity} />
              <span className="text-meta font-normal text-text-2">{t.findings.severityText[severity]}</span>
              <span className="ml-auto text-meta font-normal text-text-3 figures">{count}</span>
            </h2>
            {rules.map((group) => (
              <RuleBlock key={group.ruleId} sessionId={sessionId} group={group} />
            ))}
          </section>
        ))}
        {shown.length > 0 ? null : told.length > 0 ? (
          <EmptyState title={t.findings.noMatch}>
            <Button onClick={() => setQuery('')}>{t.findings.clear}</Button>
          </EmptyState>
        ) : (
          <NothingFound sessionId={sessionId} lint={lint} />
        )}
      </div>
    </div>
  );
}

interface NothingFoundProps {
  readonly sessionId: string;
  readonly lint: LintState | undefined;
}

/** Why there is no finding: nothing was listed, not all is judged, or all is well. */
function NothingFound({ sessionId, lint }: NothingFoundProps) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const kinds = ['tool', 'resource', 'template', 'prompt'] as const;
  const listed = kinds.reduce((sum, kind) => sum + store.model.catalogue(kind).items.length, 0);
  if (listed === 0)
    return <EmptyState title={t.findings.nothingListed} reason={t.findings.nothingListedReason} />;
  if (lint?.failed) return <EmptyState title={t.findings.failed} reason={t.findings.failedReason} />;
  if (lint === undefined || lint.judged < lint.total)
    return <p className="p-4 text-text-3">{t.findings.judging}</p>;
  return <EmptyState title={t.findings.none(listed)} reason={t.findings.noneReason} />;
}
