import { formatRoute, parseRoute, type SessionRoute } from '../app/router.ts';
import { isViewerPanel } from './viewer-panels.ts';

/** Keeps the page on its one recording: whatever else an address names is replaced by its overview. */
export function holdRoute(recordingId: string): void {
  const settle = () => {
    const route = parseRoute(location.hash);
    if (route.kind === 'recording' && route.id === recordingId && isViewerPanel(route.panel)) return;
    const home: SessionRoute = {
      kind: 'recording',
      id: recordingId,
      panel: 'overview',
      view: route.kind === 'start' ? 'sequence' : route.view,
    };
    history.replaceState(null, '', formatRoute(home));
  };
  window.addEventListener('hashchange', settle);
  settle();
}
