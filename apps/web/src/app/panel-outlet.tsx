import { Suspense } from 'react';
import { useT } from '../i18n/language.ts';
import { Part } from './chunk.tsx';
import { PANELS } from './chunks.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { PanelName } from './router.ts';

export interface PanelOutletProps {
  readonly panel: PanelName;
  readonly sessionId: string;
}

/** The panel of the route. Each is a chunk of its own; a failure stays inside it. */
export function PanelOutlet({ panel, sessionId }: PanelOutletProps) {
  const t = useT();
  return (
    <ErrorBoundary key={`${sessionId} ${panel}`}>
      <Suspense fallback={<p className="p-4 text-text-3">{t.ui.loading}</p>}>
        <Part of={PANELS[panel]} props={{ sessionId }} />
      </Suspense>
    </ErrorBoundary>
  );
}
