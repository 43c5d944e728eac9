import { prettyJson } from '@lifeline/json';
import { useT } from '../../i18n/language.ts';
import { CataloguePanel } from '../catalogue/catalogue-panel.tsx';
import { DefinitionTab } from '../catalogue/definition-tab.tsx';
import { DetailTabs } from '../catalogue/detail-tabs.tsx';
import { ItemHead } from '../catalogue/item-head.tsx';
import { useFindingsFurther } from '../findings/use-findings-further.tsx';
import { PromptGet, type PromptGetProps } from './prompt-get.tsx';

/** The server's prompts: what each says of itself, and getting it. */
export function PromptsPanel({ sessionId }: { readonly sessionId: string }) {
  return (
    <CataloguePanel
      sessionId={sessionId}
      capability="prompts"
      renderDetail={(entry) => (
        <PromptDetail key={`${entry.item.key} ${entry.copy}`} sessionId={sessionId} entry={entry} />
      )}
    />
  );
}

function PromptDetail({ sessionId, entry }: PromptGetProps) {
  const t = useT();
  const findings = useFindingsFurther({ sessionId, entry });
  return (
    <article className="flex min-h-0 flex-1 flex-col">
      <ItemHead entry={entry} decides={t.prompts.decides} decidesText={t.prompts.decidesText} />
      {entry.item.fault === 'not-object' ? null : (
        <DetailTabs
          useLabel={t.prompts.getTab}
          use={<PromptGet sessionId={sessionId} entry={entry} />}
          definition={
            <DefinitionTab definition={prettyJson(entry.item.text)} caption={t.catalogue.rawEntry} />
          }
          further={[findings]}
        />
      )}
    </article>
  );
}
