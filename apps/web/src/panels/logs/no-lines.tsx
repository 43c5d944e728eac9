import { useT } from '../../i18n/language.ts';
import { useSession, useStore, useStoreVersion } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isFiltering, type LogFilter, NO_FILTER } from './log-filter.ts';
import type { Progress } from './log-rows.ts';

export interface NoLinesProps {
  readonly sessionId: string;
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
  readonly progress: Progress;
}

/** Why the list is empty: nothing was logged, nothing matches, or the search is still under way. */
export function NoLines({ sessionId, filter, onFilter, progress }: NoLinesProps) {
  const t = useT();
  const session = useSession(sessionId);
  const store = useStore(sessionId);
  useStoreVersion(store);
  if (progress !== 'done') return <p className="p-4 text-text-3">{t.logs.searching}</p>;
  if (isFiltering(filter) && store.model.logSeqs.length > 0) {
    return (
      <EmptyState title={t.logs.empty.noMatch} reason={filter.level === '' ? undefined : t.logs.noStderr}>
        <Button onClick={() => onFilter(NO_FILTER)}>{t.logs.empty.clear}</Button>
      </EmptyState>
    );
  }
  const names = store.model.negotiation?.serverCapabilityNames;
  const declared = names === undefined || names.includes('logging');
  return (
    <EmptyState
      title={session?.readOnly === true ? t.logs.empty.recorded : t.logs.empty.title}
      reason={declared ? t.logs.empty.reason : t.logs.empty.undeclared}
    />
  );
}
