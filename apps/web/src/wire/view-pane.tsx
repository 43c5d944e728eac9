import { ArrowDown } from 'lucide-react';
import { FailureText } from '../app/failure.tsx';
import type { WireView } from '../app/router.ts';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { Legend } from './legend.tsx';
import { NoEvents } from './no-events.tsx';
import { RawView } from './raw/raw-view.tsx';
import { Scrubber } from './scrubber/scrubber.tsx';
import { SequenceView } from './sequence/sequence-view.tsx';
import { TimelineView } from './timeline/timeline-view.tsx';
import { useWire } from './wire-context.ts';

const VIEWS: Record<WireView, () => React.ReactNode> = {
  sequence: SequenceView,
  timeline: TimelineView,
  raw: RawView,
};

export interface ViewPaneProps {
  readonly view: WireView;
  readonly unseen: number;
  readonly ownCall: number | undefined;
}

/** The view on screen, with what lies over its lower edge. */
export function ViewPane({ view, unseen, ownCall }: ViewPaneProps) {
  const { shown, filter } = useWire();
  const View = VIEWS[view];
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {shown.length === 0 ? <NoEvents /> : <View key={`${view} ${filter.applied}`} />}
      <SearchFailure />
      <Chips unseen={unseen} ownCall={ownCall} />
    </div>
  );
}

/** Below all of the wire, so that nothing that opens moves the slider under a pointer: it, and the legend. */
export function WireFoot({ view }: Pick<ViewPaneProps, 'view'>) {
  return (
    <div className="@container shrink-0">
      <div className="flex flex-col @min-[880px]:flex-row @min-[880px]:border-t @min-[880px]:border-border">
        {view === 'sequence' ? <Legend /> : null}
        <Scrubber />
      </div>
    </div>
  );
}

/** Says why free text finds nothing more. */
function SearchFailure() {
  const t = useT();
  const { failure } = useWire().filter.run;
  if (failure === undefined) return null;
  return (
    <p
      role="status"
      className="absolute inset-x-3 top-2 z-10 rounded-control border border-error bg-canvas px-3 py-1 text-error"
    >
      {t.filter.failed} <FailureText error={failure} />
    </p>
  );
}

function Chips({ unseen, ownCall }: Omit<ViewPaneProps, 'view'>) {
  const t = useT();
  const format = useFormat();
  const { select, setFollow } = useWire();
  if (unseen === 0 && ownCall === undefined) return null;
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-2 z-10 flex gap-2">
      {ownCall === undefined ? null : (
        <Chip action="show-call" onClick={() => select(ownCall)}>
          {t.wire.showCall}
        </Chip>
      )}
      {unseen === 0 ? null : (
        <Chip unseen={unseen} onClick={() => setFollow(true)}>
          <ArrowDown size={14} strokeWidth={2} aria-hidden />
          {t.wire.unseen(unseen, format.number(unseen))}
        </Chip>
      )}
    </div>
  );
}

interface ChipProps {
  readonly action?: string;
  /** Rows that it counts. */
  readonly unseen?: number;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function Chip({ action, unseen, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      data-action={action}
      data-unseen={unseen}
      className="pointer-events-auto inline-flex h-7 items-center gap-1.5 rounded-control bg-accent px-3 font-semibold whitespace-nowrap text-on-accent figures"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
