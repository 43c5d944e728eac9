import type { SessionModel } from '@lifeline/model';
import { useT } from '../i18n/language.ts';
import { useLint } from '../panels/findings/use-lint.ts';
import { useStore, useStoreVersion } from '../source/hooks.ts';
import { type DeclaredPanel, isDeclared } from './declared.ts';
import type { PanelName } from './router.ts';

/** How many things a panel has to show, or that the server did not declare them. */
export function RailCounts({ panel, sessionId }: { readonly panel: PanelName; readonly sessionId: string }) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const found = useLint(sessionId)?.findings.length;
  const count = panel === 'findings' ? found : countOf(panel, store.model);
  if (count === undefined) return null;
  if (count === 0 && isDeclarable(panel) && isDeclared(panel, store.model) === false) {
    return <small className="hidden text-badge font-normal text-text-3 lg:inline">{t.app.notDeclared}</small>;
  }
  if (count === 0) return null;
  return <small className="hidden text-meta font-normal text-text-3 figures lg:inline">{count}</small>;
}

function isDeclarable(panel: PanelName): panel is DeclaredPanel {
  return panel === 'tools' || panel === 'resources' || panel === 'prompts';
}

function countOf(panel: PanelName, model: SessionModel): number | undefined {
  switch (panel) {
    case 'tools':
      return model.catalogue('tool').items.length;
    case 'resources':
      return model.catalogue('resource').items.length + model.catalogue('template').items.length;
    case 'prompts':
      return model.catalogue('prompt').items.length;
    case 'tasks':
      return model.tasks.filter(({ isOver }) => !isOver).length;
    case 'inbox':
      return model.serverRequests.filter((request) => request.state === 'open').length;
    case 'logs':
      return model.logSeqs.length;
    default:
      return undefined;
  }
}
