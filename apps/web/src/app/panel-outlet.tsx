import { type ComponentType, lazy, Suspense } from 'react';
import { useT } from '../i18n/language.ts';
import { PANEL_LOADERS } from './chunks.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { PanelName } from './router.ts';

type SessionPanel = ComponentType<{ readonly sessionId: string }>;

const PANELS: Record<PanelName, SessionPanel> = {
  overview: lazy(async () => ({ default: (await PANEL_LOADERS.overview()).OverviewPanel })),
  tools: lazy(async () => ({ default: (await PANEL_LOADERS.tools()).ToolsPanel })),
  resources: lazy(async () => ({ default: (await PANEL_LOADERS.resources()).ResourcesPanel })),
  prompts: lazy(async () => ({ default: (await PANEL_LOADERS.prompts()).PromptsPanel })),
  inbox: lazy(async () => ({ default: (await PANEL_LOADERS.inbox()).InboxPanel })),
  logs: lazy(async () => ({ default: (await PANEL_LOADERS.logs()).LogsPanel })),
  recordings: lazy(async () => ({ default: (await PANEL_LOADERS.recordings()).RecordingsPanel })),
  settings: lazy(async () => ({ default: (await PANEL_LOADERS.settings()).SettingsPanel })),
};

/** The panel of the route. Each is a chunk of its own; a failure stays inside it. */
export function PanelOutlet({ panel, sessionId }: { readonly panel: PanelName; readonly sessionId: string }) {
  const t = useT();
  const Panel = PANELS[panel];
  return (
    <ErrorBoundary key={`${sessionId} ${panel}`}>
      <Suspense fallback={<p className="p-4 text-text-3">{t.ui.loading}</p>}>
        <Panel sessionId={sessionId} />
      </Suspense>
    </ErrorBoundary>
  );
}
