import { currentRoute } from './router.ts';

/** Parts of the page that are loaded when they are first shown. */
export const PANEL_LOADERS = {
  overview: () => import('../panels/overview/overview-panel.tsx'),
  tools: () => import('../panels/tools/tools-panel.tsx'),
  resources: () => import('../panels/resources/resources-panel.tsx'),
  prompts: () => import('../panels/prompts/prompts-panel.tsx'),
  inbox: () => import('../panels/inbox/inbox-panel.tsx'),
  logs: () => import('../panels/logs/logs-panel.tsx'),
  recordings: () => import('../panels/recordings/recordings-panel.tsx'),
  settings: () => import('../panels/settings/settings-panel.tsx'),
};

export const loadSessionPage = () => import('./session-page.tsx');

/** Starts loading what the route will show, while token and settings are still on their way. */
export function preloadRoute(): void {
  const route = currentRoute();
  if (route.kind !== 'start') {
    void loadSessionPage();
    void PANEL_LOADERS[route.panel]();
  } else if (route.panel !== 'start') void PANEL_LOADERS[route.panel]();
}

/** Loads what the next click on the start page will need, once the page has nothing else to do. */
export function preloadSession(): void {
  const idle = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;
  idle(() => {
    void loadSessionPage();
    void PANEL_LOADERS.overview();
    void PANEL_LOADERS.tools();
  });
}
