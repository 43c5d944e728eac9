import './wire.css';
import { memo } from 'react';
import { usePresenter } from '../app/presenter.ts';
import { useSessionRoute } from '../app/router.ts';
import { useWidthClass } from '../app/use-width.ts';
import { useT } from '../i18n/language.ts';
import { NotesProvider, useSessionNotes } from '../notes/event-notes.ts';
import { Split } from '../ui/split.tsx';
import { ComposePanel } from './compose/compose-panel.tsx';
import { DetailPane } from './detail/detail-pane.tsx';
import { DecisionEditor } from './stepping/decision-editor.tsx';
import { StepBar } from './stepping/step-bar.tsx';
import { SteppingProvider, useStepping, useSteppingHere } from './stepping/use-stepping.ts';
import { Toolbar } from './toolbar.tsx';
import { usePresenterKeys } from './use-presenter-keys.ts';
import { useWireKeys } from './use-wire-keys.ts';
import { useWireState, type WireState } from './use-wire-state.ts';
import { ViewPane, WireFoot } from './view-pane.tsx';
import { WireProvider } from './wire-context.ts';

/** The wire of a session: every event in one of three views, and the selected one in detail. */
export const WireRegion = memo(function WireRegion({ sessionId }: { readonly sessionId: string }) {
  return <Region key={sessionId} sessionId={sessionId} />;
});

function Region({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const state = useWireState(sessionId);
  const { wire, unseen, ownCall, draft, changeDraft } = state;
  const view = useSessionRoute()?.view ?? 'sequence';
  useWireKeys(wire, draft === undefined ? undefined : () => changeDraft(undefined));
  usePresenterKeys(wire);
  const presenter = usePresenter();
  const hasDetail = wire.sel !== undefined && (!presenter.isOn || presenter.isSpotlit);
  const beside = useWidthClass() === 'middle' || presenter.isOn;
  const notes = useSessionNotes(sessionId);
  const stepping = useStepping(sessionId, wire.store, wire.version, wire.sel);
  return (
    <WireProvider value={wire}>
      <NotesProvider value={notes}>
        <SteppingProvider value={stepping}>
          <div
            data-wire=""
            data-view={view}
            data-count-total={wire.store.rows.length}
            data-count-shown={wire.shown.length}
            data-following={wire.follow}
            data-searching={wire.filter.run.left > 0}
            className="@container flex min-h-0 min-w-0 flex-1 flex-col"
          >
            {presenter.isOn ? null : <Toolbar view={view} />}
            <StepBar />
            <Split
              key={beside ? 'beside' : 'below'}
              id={beside ? 'wire-detail-beside' : 'wire-detail-below'}
              direction={beside ? 'row' : 'column'}
              sized="second"
              initial={0.4}
              min={beside ? 280 : 160}
              minOther={beside ? 360 : 160}
              label={t.wire.splitter}
              first={<ViewPane view={view} unseen={unseen} ownCall={ownCall} />}
              second={
                draft === undefined && !hasDetail && stepping.editing === undefined ? undefined : (
                  <LowerPane state={state} />
                )
              }
            />
            {presenter.isOn ? null : <WireFoot view={view} />}
          </div>
        </SteppingProvider>
      </NotesProvider>
    </WireProvider>
  );
}

function LowerPane({ state }: { readonly state: WireState }) {
  const { wire, draft, changeDraft } = state;
  const stepping = useSteppingHere();
  if (stepping?.editing !== undefined) {
    const { editing } = stepping;
    const key = `${editing.kind} ${editing.message.heldSeq}`;
    return <DecisionEditor key={key} editing={editing} stepping={stepping} />;
  }
  if (draft === undefined) return <DetailPane />;
  return <ComposePanel draft={draft} onChange={changeDraft} sessionId={wire.sessionId} />;
}
