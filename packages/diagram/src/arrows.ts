import type { Direction } from '@lifeline/protocol';
import type { Way } from './authorization-ways.ts';
import { edgeAt } from './bars.ts';
import type { Lane, LanePositions } from './lanes.ts';
import { type LineStyleKind, lineStyle } from './line-style.ts';
import type { Arrow, AuthorizationLine, LabelBox } from './scene.ts';
import { BAR_WIDTH, LABEL_OFFSET } from './sizes.ts';
import type { WindowScope } from './window.ts';

type RoomForWords = Pick<AuthorizationLine, 'box' | 'align'>;

/** Share of the way that a torn arrow, and one that waits at a gate, get. */
const TEAR_AT = 0.6;
const GATE_AT = 0.5;
/** Room in which most words of authorization fit; px. */
const ENOUGH_PX = 320;
/** Between the words and what stands beside them; px. */
const BOX_MARGIN = 8;

/** An arrow between Client and Server, from bar to bar. */
export function wireArrow(
  { lanes, flight }: WindowScope,
  y: number,
  dir: Direction,
  style: LineStyleKind,
  stop?: Arrow['stop'],
): Arrow {
  const edge = edgeAt(flight, y);
  const client = lanes.client + edge;
  const server = lanes.server - edge;
  const [x1, end] = dir === 'toServer' ? [client, server] : [server, client];
  const share = stop === 'tear' ? TEAR_AT : stop === 'gate' ? GATE_AT : 1;
  return { x1, x2: x1 + Math.round(share * (end - x1)), y, style: lineStyle(style), doubled: false, stop };
}

/** An arrow between Host and Client. */
export function hostArrow({ lanes, flight }: WindowScope, y: number, away: boolean): Arrow {
  const host = lanes.host ?? lanes.client;
  const client = edgeAt(flight, y) === 0 ? lanes.client : lanes.client - BAR_WIDTH / 2;
  const style = lineStyle(away ? 'host' : 'host-return');
  const [x1, x2] = away ? [host, client] : [client, host];
  return { x1, x2, y, style, doubled: false, stop: undefined };
}

/** An arrow of authorization; what the person's browser does begins at the Client where there is no Host lane. */
export function authorizationArrow(scope: WindowScope, y: number, way: Way, isRefusal: boolean): Arrow {
  const at = (lane: Lane) => laneEdge(scope, y, lane);
  const x1 = at(way.from);
  const x2 = at(way.to);
  const style = way.isByBrowser
    ? way.from === 'host'
      ? 'host'
      : 'host-return'
    : way.from === 'client'
      ? 'http-request'
      : isRefusal
        ? 'http-refused'
        : 'http-response';
  return { x1, x2, y, style: lineStyle(style), doubled: false, stop: undefined };
}

/** Where arrows end at a lane: at its bars on the side of the other lanes, if it has bars. */
function laneEdge({ lanes, flight }: WindowScope, y: number, lane: Lane): number {
  const edge = edgeAt(flight, y);
  switch (lane) {
    case 'host':
      return lanes.host ?? lanes.client;
    case 'client':
      return lanes.client + edge;
    case 'server':
      return lanes.server - edge;
    case 'authorization':
      return lanes.authorization ?? lanes.right;
  }
}

/** Room for words between Client and Server. */
export function wireBox({ lanes, flight }: WindowScope, top: number, y: number): LabelBox {
  const edge = edgeAt(flight, y) + BOX_MARGIN;
  return { left: lanes.client + edge, right: lanes.server - edge, baseline: top + LABEL_OFFSET };
}

/** Room for the words of an authorization's arrow: across the server's lifeline where there is little before it. */
export function authorizationBox(scope: WindowScope, top: number, y: number, way: Way): RoomForWords {
  const box = wireBox(scope, top, y);
  const { authorization } = scope.lanes;
  const isNear = way.from !== 'authorization' && way.to !== 'authorization';
  if (isNear || authorization === undefined || box.right - box.left >= ENOUGH_PX)
    return { box, align: 'center' };
  return {
    box: { ...box, right: authorization - BOX_MARGIN },
    align: way.from === 'authorization' ? 'end' : 'start',
  };
}

/** Room for words between Host and Client. */
export function hostBox(lanes: LanePositions, top: number): LabelBox {
  const left = (lanes.host ?? lanes.left) + BOX_MARGIN;
  return { left, right: Math.max(left, lanes.client - BOX_MARGIN), baseline: top + LABEL_OFFSET };
}
