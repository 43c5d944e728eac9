export type Lane = 'host' | 'client' | 'server' | 'authorization';

/** Space beside the lanes: times at the left, latencies at the right; px. */
export const GUTTER = 64;
/** Below this width the Host lane is only a strip; px. */
export const FOLD_WIDTH = 480;
/** Width of the folded Host lane; px. */
export const STRIP_WIDTH = 16;

/** Share of the room between the gutters at which each lifeline stands; the Client–Server gap holds the labels. */
const SHARES = { host: 0.08, client: 0.36, server: 0.92 };
const BESIDE_AUTHORIZATION = { host: 0.07, client: 0.3, server: 0.66 };
const AUTHORIZATION = 0.93;
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
  /** Undefined where no authorization server takes part. */
  readonly authorization: number | undefined;
}

/** Which of the lanes that come and go are there. */
export interface LaneChoice {
  readonly host: boolean;
  readonly authorization?: boolean;
}

/** Positions of the lanes; see the visual direction, sequence diagram. */
export function lanePositions(width: number, options: LaneChoice): LanePositions {
  const shares = options.authorization === true ? BESIDE_AUTHORIZATION : SHARES;
  const left = GUTTER;
  const right = Math.max(left, width - GUTTER);
  const hostFolded = options.host && width < FOLD_WIDTH;
  const start = hostFolded ? left + STRIP_WIDTH : left;
  const at = (share: number) => snap(start + share * (right - start));
  const host = hostFolded ? snap(left + STRIP_WIDTH / 2) : at(shares.host);
  return {
    width,
    left,
    right,
    host: options.host ? host : undefined,
    hostFolded,
    client: at(options.host && !hostFolded ? shares.client : CLIENT_ALONE),
    server: at(shares.server),
    authorization: options.authorization === true ? at(AUTHORIZATION) : undefined,
  };
}

/** The nearest middle of a pixel. */
function snap(position: number): number {
  return Math.floor(position) + 0.5;
}
