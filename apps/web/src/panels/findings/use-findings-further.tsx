import { chunk } from '../../app/chunk.tsx';
import { useT } from '../../i18n/language.ts';
import type { FurtherTab } from '../catalogue/detail-tabs.tsx';
import { type EntryTabProps, LaterTab } from '../catalogue/later-tab.tsx';
import { countKey } from './lint-state.ts';
import { useFindingCounts } from './use-lint.ts';

const FINDINGS = chunk(async () => (await import('./findings-tab.tsx')).FindingsTab);

/** The tab of an entry with what was found in it. */
export function useFindingsFurther({ sessionId, entry }: EntryTabProps): FurtherTab {
  const t = useT();
  const { kind, index } = entry.item;
  const found = useFindingCounts(sessionId).get(countKey(kind, index));
  return {
    id: 'findings',
    label: t.findings.tab,
    ...(found === undefined ? {} : { count: found.count }),
    content: <LaterTab of={FINDINGS} props={{ sessionId, entry }} />,
  };
}
