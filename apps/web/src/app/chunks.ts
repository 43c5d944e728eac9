import { type Chunk, chunk } from './chunk.tsx';
import { currentRoute, type LibraryPanel, type PanelName } from './router.ts';

/** Panels that need no session. */
export const LIBRARY_PANELS = {
  start: chunk(async () => (await import('../panels/start/start-panel.tsx')).StartPanel),
  lessons: chunk(async () => (await import('../panels/lessons/lessons-panel.tsx')).LessonsPanel),
  recordings: chunk(async () => (await import('../panels/recordings/recordings-panel.tsx')).RecordingsPanel),
  settings: chunk(async () => (await import('../panels/settings/settings-panel.tsx')).SettingsPanel),
};

export const COMPARE_PAGE = chunk(
  async () => (await import('../panels/compare/compare-page.tsx')).ComparePage,
);

/** All panels; those of a session are told which. */
export const PANELS: Record<PanelName | LibraryPanel, Chunk<{ readonly sessionId: string }>> = {
  overview: chunk(async () => (await import('../panels/overview/overview-panel.tsx')).OverviewPanel),
  tools: chunk(async () => (await import('../panels/tools/tools-panel.tsx')).ToolsPanel),
  resources: chunk(async () => (await import('../panels/resources/resources-panel.tsx')).ResourcesPanel),
  prompts: chunk(async () => (await import('../panels/prompts/prompts-panel.tsx')).PromptsPanel),
  tasks: chunk(async () => (await import('../panels/tasks/tasks-panel.tsx')).TasksPanel),
  inbox: chunk(async () => (await import('../panels/inbox/inbox-panel.tsx')).InboxPanel),
  logs: chunk(async () => (await import('../panels/logs/logs-panel.tsx')).LogsPanel),
  findings: chunk(async () => (await import('../panels/findings/findings-panel.tsx')).FindingsPanel),
  bench: chunk(async () => (await import('../panels/bench/bench-panel.tsx')).BenchPanel),
  ...LIBRARY_PANELS,
};

export const SESSION_PAGE = chunk(async () => (await import('./session-page.tsx')).SessionPage);

/** What a lesson asks for, above the other panels of its session. */
export const LESSON_STRIP = chunk(
  async () => (await import('../panels/lessons/lesson-strip.tsx')).LessonStrip,
);

/** Dialogs of the page: typing must not begin before they are there. */
export const OVERLAYS = {
  palette: chunk(async () => (await import('./palette/palette.tsx')).Palette),
  help: chunk(async () => (await import('./help-dialog.tsx')).HelpDialog),
};

/** Loads what the route shows. Code that cannot be loaded is met again, and told, where it is shown. */
export async function preloadRoute(): Promise<void> {
  const route = currentRoute();
  const page = route.kind === 'start' ? undefined : SESSION_PAGE;
  await Promise.allSettled([page?.load(), codeOf(route.panel).load()]);
}

function codeOf(panel: PanelName | LibraryPanel | 'compare'): { readonly load: () => Promise<unknown> } {
  return panel === 'compare' ? COMPARE_PAGE : PANELS[panel];
}

/** Loads what the next clicks will need, once the page has nothing else to do. */
export function preloadRest(): void {
  const idle = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;
  idle(() => {
    for (const part of [SESSION_PAGE, ...Object.values(PANELS), ...Object.values(OVERLAYS)])
      part.load().catch(() => undefined); // told when shown
  });
}
