import { prettyJson } from '@lifeline/json';
import { useT } from '../../i18n/language.ts';
import { CataloguePanel } from '../catalogue/catalogue-panel.tsx';
import { DefinitionTab } from '../catalogue/definition-tab.tsx';
import { DetailTabs } from '../catalogue/detail-tabs.tsx';
import { useFindingsFurther } from '../findings/use-findings-further.tsx';
import { ResourceHead } from './resource-head.tsx';
import { ResourceRead, type ResourceUseProps } from './resource-read.tsx';
import { TemplateRead } from './template-read.tsx';

/** The server's resources and templates: what it says of them, and reading them. */
export function ResourcesPanel({ sessionId }: { readonly sessionId: string }) {
  return (
    <CataloguePanel
      sessionId={sessionId}
      capability="resources"
      renderDetail={(entry) => (
        <ResourceDetail
          key={`${entry.item.kind} ${entry.item.key} ${entry.copy}`}
          sessionId={sessionId}
          entry={entry}
        />
      )}
    />
  );
}

function ResourceDetail({ sessionId, entry }: ResourceUseProps) {
  const t = useT();
  const findings = useFindingsFurther({ sessionId, entry });
  const Use = entry.item.kind === 'template' ? TemplateRead : ResourceRead;
  return (
    <article className="flex min-h-0 flex-1 flex-col">
      <ResourceHead entry={entry} />
      {entry.item.fault === 'not-object' ? null : (
        <DetailTabs
          useLabel={t.resources.readTab}
          use={<Use sessionId={sessionId} entry={entry} />}
          definition={
            <DefinitionTab definition={prettyJson(entry.item.text)} caption={t.catalogue.rawEntry} />
          }
          further={[findings]}
        />
      )}
    </article>
  );
}
