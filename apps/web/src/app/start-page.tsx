import { lazy, Suspense } from 'react';
import { useT } from '../i18n/language.ts';
import { StartPanel } from '../panels/start/start-panel.tsx';
import { PANEL_LOADERS } from './chunks.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { LibraryPanel } from './router.ts';

const RecordingsPanel = lazy(async () => ({
  default: (await PANEL_LOADERS.recordings()).RecordingsPanel,
}));
const SettingsPanel = lazy(async () => ({ default: (await PANEL_LOADERS.settings()).SettingsPanel }));

/** The pages without a session: start, recordings, settings. */
export function StartPage({ panel }: { readonly panel: LibraryPanel }) {
  const t = useT();
  return (
    <section aria-label={t.app.panels[panel]} className="flex min-h-0 flex-1 flex-col overflow-auto">
      <ErrorBoundary key={panel}>
        <Suspense fallback={<p className="p-4 text-text-3">{t.ui.loading}</p>}>
          {panel === 'start' ? (
            <StartPanel />
          ) : panel === 'recordings' ? (
            <RecordingsPanel />
          ) : (
            <SettingsPanel />
          )}
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
