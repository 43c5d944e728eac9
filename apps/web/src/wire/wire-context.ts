import { createContext, type RefObject, useContext } from 'react';
import type { TraceStore } from '../source/trace-store.ts';
import type { ComposeDraft } from './compose/draft.ts';
import type { WireFilter } from './filter/use-filter.ts';
import type { ShownRows } from './shown-rows.ts';

/** What all parts of one session's wire view share. */
export interface Wire {
  readonly sessionId: string;
  readonly store: TraceStore;
  /** Version of the store that this render shows. */
  readonly version: number;
  /** The rows that match the filter. */
  readonly shown: ShownRows;
  readonly filter: WireFilter;
  /** Selected row. */
  readonly sel: number | undefined;
  /** Selects a row; undefined: none, which closes the detail. */
  readonly select: (seq: number | undefined) => void;
  /** The view stays at the newest row. */
  readonly follow: boolean;
  readonly setFollow: (follow: boolean) => void;
  /** Where the reader is, so that another view begins there. */
  readonly place: RefObject<ReaderPlace>;
  /** How the keys find the next row; set by the view on screen. */
  readonly step: RefObject<StepRow>;
  /** Messages can be sent: not a recording, and the server runs. */
  readonly canSend: boolean;
  /** Opens Compose with this in it. */
  readonly compose: (draft: ComposeDraft) => void;
}

export interface ReaderPlace {
  /** First row in view. */
  readonly seq: number;
  /** The selected row that a view has shown last, and whether it is still in view. */
  readonly sel?: number | undefined;
  readonly selInView: boolean;
}

/**
 * Row that stands `by` rows after (or before) `seq` on screen; the first or last one at the ends. Without a `seq`
 * it counts from the first row in view.
 */
export type StepRow = (seq: number | undefined, by: number) => number | undefined;

/** The row that a key goes to which moves by `by` rows; with nothing selected it first selects a row in view. */
export function rowAfter({ sel, step }: Pick<Wire, 'sel' | 'step'>, by: number): number | undefined {
  if (!Number.isFinite(by)) return step.current(undefined, by);
  return step.current(sel, sel === undefined && Math.abs(by) === 1 ? 0 : by);
}

const WireContext = createContext<Wire | undefined>(undefined);
export const WireProvider = WireContext.Provider;

/** What the parts of the wire share. Throws where no WireProvider is above. */
export function useWire(): Wire {
  const wire = useContext(WireContext);
  if (wire === undefined) throw new Error('no WireProvider above');
  return wire;
}
