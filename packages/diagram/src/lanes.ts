export type Lane = 'host' | 'client' | 'server';

/** Space beside the lanes: times at the left, latencies at the right; px. */
export const GUTTER = 64;
/** Below this width the Host lane is only a strip; px. */
export const FOLD_WIDTH = 480;
/** Width of the folded Host lane; px. */
export const STRIP_WIDTH = 16;

/** Share of the room between the gutters at which each lifeline stands; the Client–Server gap holds the labels. */
const SHARES: Readonly<Record<Lane, number>> = { host: 0.08, client: 0.36, server: 0.92 };
/** Without the Host lane its place falls to the labels. */
const CLIENT_ALONE = 0.08;

/** Where the lifelines stand in a view of `width` px, snapped to half pixels so that 1 px lines are sharp. */
export interface LanePositions {
  readonly width: number;
  /** Edges of the room between the gutters. */
  readonly left: number;
  readonly right: number;
  /** Undefined when the Host lane is hidden. */
  readonly host: number | undefined;
  /** The Host lane is only a strip: draw no label in it. */
  readonly hostFolded: boolean;
  readonly client: number;
  readonly server: number;
}

/** Positions of the lanes; see the visual direction, sequence diagram. */
export function lanePositions(width: number, options: { readonly host: boolean }): LanePositions {
  const left = GUTTER;
  const right = Math.max(left, width - GUTTER);
  const hostFolded = options.host && width < FOLD_WIDTH;
  const start = hostFolded ? left + STRIP_WIDTH : left;
  const at = (share: number) => snap(start + share * (right - start));
  const host = hostFolded ? snap(left + STRIP_WIDTH / 2) : at(SHARES.host);
  return {
    width,
    left,
    right,
    host: options.host ? host : undefined,
    hostFolded,
    client: at(options.host && !hostFolded ? SHARES.client : CLIENT_ALONE),
    server: at(SHARES.server),
  };
}

/** The nearest middle of a pixel. */
function snap(position: number): number {
  return Math.floor(position) + 0.5;
}
