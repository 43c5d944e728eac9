import { useCallback, useRef } from 'react';
import { useMoment } from '../app/past/use-moment.ts';
import { navigate, useSessionRoute } from '../app/router.ts';
import { useRunning } from '../app/running.ts';
import { useSession, useStore } from '../source/hooks.ts';
import type { ComposeDraft } from './compose/draft.ts';
import { useFilter } from './filter/use-filter.ts';
import { useCompose } from './use-compose.ts';
import { useFollow } from './use-follow.ts';
import { useOwnCall } from './use-own-call.ts';
import { usePacedVersion } from './use-paced-version.ts';
import type { ReaderPlace, StepRow, Wire } from './wire-context.ts';

export interface WireState {
  readonly wire: Wire;
  /** Rows that came since the reader scrolled away. */
  readonly unseen: number;
  /** A message of this page's own that is not on screen. */
  readonly ownCall: number | undefined;
  /** What Compose holds; undefined while it is closed. */
  readonly draft: ComposeDraft | undefined;
  /** Writes in Compose; undefined closes it. */
  readonly changeDraft: (draft: ComposeDraft | undefined) => void;
}

const nowhere: StepRow = () => undefined;

/** State of one session's wire view; selection and view are in the URL. */
export function useWireState(sessionId: string): WireState {
  const store = useStore(sessionId);
  const version = usePacedVersion(store);
  const sel = useSessionRoute()?.sel;
  const filter = useFilter(store);
  const { shown } = filter.run;
  const recorded = useSession(sessionId)?.readOnly === true;
  const { follow, setFollow, unseen } = useFollow(store, shown, recorded || sel !== undefined);
  const compose = useCompose(sel, store.ownSeq);
  const { change: changeDraft } = compose;
  const place = useRef<ReaderPlace>({ seq: 0, selInView: false });
  const step = useRef(nowhere);
  const select = useCallback(
    (seq: number | undefined) => {
      changeDraft(undefined);
      navigate({ sel: seq });
    },
    [changeDraft],
  );
  const running = useRunning(sessionId);
  // what is sent now would come from another moment than the one that the panels show
  const canSend = useMoment() === undefined && running;

  const ownCall = useOwnCall(store, follow, sel);

  return {
    wire: {
      sessionId,
      store,
      version,
      shown,
      filter,
      sel: sel !== undefined && sel < store.rows.length ? sel : undefined,
      select,
      follow,
      setFollow,
      place,
      step,
      canSend,
      compose: compose.open,
    },
    unseen,
    ownCall,
    draft: compose.draft,
    changeDraft,
  };
}
