import { Suspense } from 'react';
import { useT } from '../i18n/language.ts';
import { Part } from './chunk.tsx';
import { COMPARE_PAGE, LIBRARY_PANELS } from './chunks.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { type CompareRoute, formatRoute, type StartRoute } from './router.ts';

/** The pages without a session: start, recordings, settings, and two recordings compared. */
export function StartPage({ route }: { readonly route: StartRoute | CompareRoute }) {
  const t = useT();
  return (
    <section
      aria-label={route.panel === 'compare' ? t.compare.title : t.app.panels[route.panel]}
      className="flex min-h-0 flex-1 flex-col overflow-auto"
    >
      <ErrorBoundary key={formatRoute(route)}>
        <Suspense fallback={<p className="p-4 text-text-3">{t.ui.loading}</p>}>
          <Page route={route} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

function Page({ route }: { readonly route: StartRoute | CompareRoute }) {
  if (route.panel === 'compare') return <Part of={COMPARE_PAGE} props={{ a: route.a, b: route.b }} />;
  return <Part of={LIBRARY_PANELS[route.panel]} props={{}} />;
}
