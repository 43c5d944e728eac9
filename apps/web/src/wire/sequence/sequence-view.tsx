import { ownsRow, type SequenceLine } from '@lifeline/diagram';
import { useState } from 'react';
import { sessionTitle } from '../../app/session-title.ts';
import { useT } from '../../i18n/language.ts';
import { useSession } from '../../source/hooks.ts';
import { PREVIEW_BYTES } from '../rows/preview.ts';
import { rowFacts } from '../rows/row-facts.ts';
import { RowList } from '../rows/row-list.tsx';
import { rowState } from '../rows/row-state.ts';
import { useBodies } from '../rows/use-bodies.ts';
import { useTraceNow } from '../use-trace-now.ts';
import { useWire } from '../wire-context.ts';
import { FreshRows } from './fresh-rows.ts';
import { LaneHeads } from './lane-heads.tsx';
import { LineView } from './line-view.tsx';
import { Rails } from './rails.tsx';
import { useSequence } from './use-sequence.ts';

const ROW_PX = 36;

/** The exchange as arrows between lifelines: the view for understanding. */
export function SequenceView() {
  const t = useT();
  const { store, sel, sessionId } = useWire();
  const session = useSession(sessionId);
  const sequence = useSequence();
  const { scroll, window, lanes } = sequence;
  const waiting = window.lines.some((line) => line.kind === 'message' && line.pendingSinceMs !== undefined);
  const now = useTraceNow(waiting);
  const [fresh] = useState(() => new FreshRows());
  const freshFrom = fresh.note(store.rows.length, performance.now());
  const info = store.model.negotiation?.serverInfo;
  const serverName = info?.title ?? info?.name ?? (session === undefined ? '' : sessionTitle(session));
  useBodies(
    store,
    window.lines.filter((line) => line.kind === 'message' || line.kind === 'event').map((line) => line.seq),
    PREVIEW_BYTES,
  );
  return (
    <>
      <LaneHeads lanes={lanes} serverName={serverName} authorizationHost={sequence.lines.authorizationHost} />
      <RowList
        label={t.wire.views.sequence}
        scroll={scroll}
        rowHeight={ROW_PX}
        selectedShown={sel !== undefined && window.lines.some((line) => line.seq === sel && isOption(line))}
        onFold={sequence.fold}
        className="wire-lanes"
      >
        <Rails window={window} server={lanes.server} from={scroll.from} to={scroll.to} shift={scroll.shift} />
        {window.lines.map((line) => {
          const facts = rowFacts(store, line.seq);
          return (
            <LineView
              key={`${line.kind} ${line.seq}`}
              line={line}
              sequence={sequence}
              facts={facts}
              state={rowState(store, facts, sel)}
              fresh={line.seq >= freshFrom}
              now={now}
            />
          );
        })}
      </RowList>
    </>
  );
}

function isOption(line: SequenceLine): boolean {
  return line.kind !== 'divider' && ownsRow(line.kind);
}
