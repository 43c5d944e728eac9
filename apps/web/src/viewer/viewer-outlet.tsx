import { ErrorBoundary } from '../app/error-boundary.tsx';
import type { PanelOutletProps } from '../app/panel-outlet.tsx';
import { isViewerPanel, VIEWER_PANELS } from './viewer-panels.ts';

/** The panel of the route; a failure stays inside it. */
export function ViewerOutlet({ panel, sessionId }: PanelOutletProps) {
  const Panel = VIEWER_PANELS[isViewerPanel(panel) ? panel : 'overview'];
  return (
    <ErrorBoundary key={panel}>
      <Panel sessionId={sessionId} />
    </ErrorBoundary>
  );
}
