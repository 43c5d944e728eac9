import type { ReactNode } from 'react';
import type { PanelName } from '../app/router.ts';
import { FindingsPanel } from '../panels/findings/findings-panel.tsx';
import { InboxPanel } from '../panels/inbox/inbox-panel.tsx';
import { LogsPanel } from '../panels/logs/logs-panel.tsx';
import { OverviewPanel } from '../panels/overview/overview-panel.tsx';
import { PromptsPanel } from '../panels/prompts/prompts-panel.tsx';
import { ResourcesPanel } from '../panels/resources/resources-panel.tsx';
import { ToolsPanel } from '../panels/tools/tools-panel.tsx';

/** The panels that show something of a recording. */
export const VIEWER_PANELS = {
  overview: OverviewPanel,
  tools: ToolsPanel,
  resources: ResourcesPanel,
  prompts: PromptsPanel,
  inbox: InboxPanel,
  logs: LogsPanel,
  findings: FindingsPanel,
} satisfies Partial<Record<PanelName, (props: { readonly sessionId: string }) => ReactNode>>;

export type ViewerPanelName = keyof typeof VIEWER_PANELS;

export function isViewerPanel(panel: PanelName | 'start'): panel is ViewerPanelName {
  return Object.hasOwn(VIEWER_PANELS, panel);
}
