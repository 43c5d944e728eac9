import { Suspense, useMemo } from 'react';
import { type Chunk, chunk, Part } from '../../app/chunk.tsx';
import { useT } from '../../i18n/language.ts';
import { AppBadge } from '../apps/app-badge.tsx';
import { appLink } from '../apps/app-link.ts';
import { CataloguePanel } from '../catalogue/catalogue-panel.tsx';
import { DefinitionTab } from '../catalogue/definition-tab.tsx';
import { DetailTabs } from '../catalogue/detail-tabs.tsx';
import type { Entry } from '../catalogue/entry.ts';
import { ItemHead } from '../catalogue/item-head.tsx';
import { countKey } from '../findings/lint-state.ts';
import { useFindingCounts } from '../findings/use-lint.ts';
import { toolDefinition } from './definition.ts';
import { HintBadges } from './hint-badges.tsx';
import { ToolCall } from './tool-call.tsx';

const APP = chunk(async () => (await import('../apps/app-tab.tsx')).AppTab);
const FINDINGS = chunk(async () => (await import('../findings/findings-tab.tsx')).FindingsTab);
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

interface ToolDetailProps {
  readonly sessionId: string;
  readonly entry: Entry;
}

function ToolDetail({ sessionId, entry }: ToolDetailProps) {
  const t = useT();
  const { kind, index } = entry.item;
  const found = useFindingCounts(sessionId).get(countKey(kind, index));
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
                    content: <Later of={APP} props={{ sessionId, entry }} />,
                  } as const,
                ]),
            ...(CASES === undefined
              ? []
              : [
                  {
                    id: 'cases',
                    label: t.bench.tab,
                    content: <Later of={CASES} props={{ sessionId, entry }} />,
                  } as const,
                ]),
            {
              id: 'findings',
              label: t.findings.tab,
              ...(found === undefined ? {} : { count: found.count }),
              content: <Later of={FINDINGS} props={{ sessionId, entry }} />,
            },
          ]}
        />
      )}
    </article>
  );
}

/** A tab whose code is loaded when it is opened. */
function Later({ of, props }: { readonly of: Chunk<ToolDetailProps>; readonly props: ToolDetailProps }) {
  const t = useT();
  return (
    <Suspense fallback={<p className="p-4 text-text-3">{t.ui.loading}</p>}>
      <Part of={of} props={props} />
    </Suspense>
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
