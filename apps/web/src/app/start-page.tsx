import { Suspense } from 'react';
import { useT } from '../i18n/language.ts';
import { StartPanel } from '../panels/start/start-panel.tsx';
import { Part } from './chunk.tsx';
import { LIBRARY_PANELS } from './chunks.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { LibraryPanel } from './router.ts';

/** The pages without a session: start, recordings, settings. */
export function StartPage({ panel }: { readonly panel: LibraryPanel }) {
  const t = useT();
  return (
    <section aria-label={t.app.panels[panel]} className="flex min-h-0 flex-1 flex-col overflow-auto">
      <ErrorBoundary key={panel}>
        <Suspense fallback={<p className="p-4 text-text-3">{t.ui.loading}</p>}>
          {panel === 'start' ? <StartPanel /> : <Part of={LIBRARY_PANELS[panel]} props={{}} />}
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
