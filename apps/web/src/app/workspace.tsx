import { type ComponentType, memo } from 'react';
import { useT } from '../i18n/language.ts';
import { Split } from '../ui/split.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { WireRegion } from '../wire/wire-region.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { type PaneLayout, setPaneLayout, usePaneLayout } from './pane-layout.ts';
import type { PanelOutletProps } from './panel-outlet.tsx';
import { AtMoment } from './past/at-moment.tsx';
import { PastBanner } from './past/past-banner.tsx';
import { usePresenter } from './presenter.ts';
import type { PanelName } from './router.ts';
import { useWidthClass } from './use-width.ts';

/** In the demo and in lessons the diagram is what is to be seen: so much of the window it takes. */
const DEMO_SHARE = 0.7;
const LESSON_SHARE = 0.62;

interface WorkspaceProps {
  readonly panel: PanelName;
  readonly sessionId: string;
  /** The eight steps: what matters is the wire. */
  readonly isDemo: boolean;
  /** A lesson stands beside the wire. */
  readonly isLesson: boolean;
  /** Shows the panel. */
  readonly outlet: ComponentType<PanelOutletProps>;
}

/** Panel and wire: side by side, one above the other, or as tabs, by the width of the window. */
export const Workspace = memo(function Workspace({
  panel,
  sessionId,
  isDemo,
  isLesson,
  outlet: Outlet,
}: WorkspaceProps) {
  const t = useT();
  const width = useWidthClass();
  const presenter = usePresenter();
  const kept = usePaneLayout();
  const layout = presenter.isOn ? (presenter.hasPanels === isLesson ? 'wire' : 'both') : kept;
  const panelPane = (
    <section aria-label={t.app.panels[panel]} className="flex min-h-0 min-w-0 flex-1 flex-col overflow-auto">
      <PastBanner sessionId={sessionId} />
      <AtMoment sessionId={sessionId}>
        <Outlet panel={panel} sessionId={sessionId} />
      </AtMoment>
    </section>
  );
  const wirePane = (
    <section aria-label={t.app.wirePane} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <ErrorBoundary>
        <WireRegion sessionId={sessionId} />
      </ErrorBoundary>
    </section>
  );
  if (width === 'narrow') {
    const active: PaneLayout = layout === 'wire' ? 'wire' : 'panel';
    return (
      <Tabs
        label={t.app.layout.label}
        items={[
          { id: 'panel', label: t.app.panels[panel] },
          { id: 'wire', label: t.app.wirePane },
        ]}
        active={active}
        onChange={setPaneLayout}
      >
        {active === 'wire' ? wirePane : panelPane}
      </Tabs>
    );
  }
  if (layout === 'panel') return panelPane;
  if (layout === 'wire') return wirePane;
  const wide = width === 'wide';
  const place = placeOf(wide, isDemo, isLesson);
  return (
    <Split
      key={place}
      id={place}
      direction={wide ? 'row' : 'column'}
      sized="second"
      initial={SHARES[place]}
      min={wide ? 420 : 160}
      minOther={wide ? 340 : 160}
      label={t.app.splitter}
      first={panelPane}
      second={wirePane}
    />
  );
});

/** How much of the window the wire takes at first, by the place where the reader's own choice is kept. */
const SHARES = {
  'wire-beside': 0.45,
  'wire-below': 0.5,
  'wire-below-demo': DEMO_SHARE,
  'wire-beside-lesson': LESSON_SHARE,
  'wire-below-lesson': 0.55,
};

function placeOf(wide: boolean, isDemo: boolean, isLesson: boolean): keyof typeof SHARES {
  if (isLesson) return wide ? 'wire-beside-lesson' : 'wire-below-lesson';
  if (wide) return 'wire-beside';
  return isDemo ? 'wire-below-demo' : 'wire-below';
}
