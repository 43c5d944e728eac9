import { useMemo } from 'react';
import { chunk } from '../../app/chunk.tsx';
import { useT } from '../../i18n/language.ts';
import { AppBadge } from '../apps/app-badge.tsx';
import { appLink } from '../apps/app-link.ts';
import { CataloguePanel } from '../catalogue/catalogue-panel.tsx';
import { DefinitionTab } from '../catalogue/definition-tab.tsx';
import { DetailTabs } from '../catalogue/detail-tabs.tsx';
import { ItemHead } from '../catalogue/item-head.tsx';
import { type EntryTabProps, LaterTab } from '../catalogue/later-tab.tsx';
import { useFindingsFurther } from '../findings/use-findings-further.tsx';
import { toolDefinition } from './definition.ts';
import { HintBadges } from './hint-badges.tsx';
import { ToolCall } from './tool-call.tsx';

const APP = chunk(async () => (await import('../apps/app-tab.tsx')).AppTab);
/** An exported page holds no suite. */
const CASES = import.meta.env.VIEWER
  ? undefined
  : chunk(async () => (await import('../bench/cases-tab.tsx')).CasesTab);

/** The server's tools: what each says of itself, and calling it. */
export function ToolsPanel({ sessionId }: { readonly sessionId: string }) {
  return (
    <CataloguePanel
      sessionId={sessionId}
      capability="tools"
      renderDetail={(entry) => (
        <ToolDetail key={`${entry.item.key} ${entry.copy}`} sessionId={sessionId} entry={entry} />
      )}
    />
  );
}

function ToolDetail({ sessionId, entry }: EntryTabProps) {
  const t = useT();
  const findings = useFindingsFurther({ sessionId, entry });
  return (
    <article className="flex min-h-0 flex-1 flex-col">
      <ItemHead
        entry={entry}
        decides={t.tools.decides}
        decidesText={t.tools.decidesText}
        badges={
          <>
            <AppBadge entryText={entry.item.text} />
            <HintBadges entryText={entry.item.text} />
          </>
        }
      />
      {entry.item.fault === 'not-object' ? null : (
        <DetailTabs
          useLabel={t.tools.call}
          use={<ToolCall sessionId={sessionId} entry={entry} />}
          definition={<ToolDefinition entryText={entry.item.text} />}
          further={[
            ...(appLink(entry.item.text) === undefined
              ? []
              : [
                  {
                    id: 'app',
                    label: t.apps.tab,
                    content: <LaterTab of={APP} props={{ sessionId, entry }} />,
                  } as const,
                ]),
            ...(CASES === undefined
              ? []
              : [
                  {
                    id: 'cases',
                    label: t.bench.tab,
                    content: <LaterTab of={CASES} props={{ sessionId, entry }} />,
                  } as const,
                ]),
            findings,
          ]}
        />
      )}
    </article>
  );
}

function ToolDefinition({ entryText }: { readonly entryText: string }) {
  const t = useT();
  const definition = useMemo(() => toolDefinition(entryText), [entryText]);
  return (
    <DefinitionTab
      definition={definition}
      caption={definition === undefined ? t.tools.noDefinition : t.tools.definitionText}
      entryText={entryText}
    />
  );
}
