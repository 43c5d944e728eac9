import { type ComponentType, lazy, Suspense } from 'react';
import { useT } from '../i18n/language.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { PanelName } from './router.ts';

type SessionPanel = ComponentType<{ readonly sessionId: string }>;

const PANELS: Record<PanelName, SessionPanel> = {
  overview: lazy(async () => ({
    default: (await import('../panels/overview/overview-panel.tsx')).OverviewPanel,
  })),
  tools: lazy(async () => ({ default: (await import('../panels/tools/tools-panel.tsx')).ToolsPanel })),
  resources: lazy(async () => ({
    default: (await import('../panels/resources/resources-panel.tsx')).ResourcesPanel,
  })),
  prompts: lazy(async () => ({
    default: (await import('../panels/prompts/prompts-panel.tsx')).PromptsPanel,
  })),
  inbox: lazy(async () => ({ default: (await import('../panels/inbox/inbox-panel.tsx')).InboxPanel })),
  logs: lazy(async () => ({ default: (await import('../panels/logs/logs-panel.tsx')).LogsPanel })),
  recordings: lazy(async () => ({
    default: (await import('../panels/recordings/recordings-panel.tsx')).RecordingsPanel,
  })),
  settings: lazy(async () => ({
    default: (await import('../panels/settings/settings-panel.tsx')).SettingsPanel,
  })),
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
