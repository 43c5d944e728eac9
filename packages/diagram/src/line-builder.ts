import type { Row, RowKind } from '@lifeline/trace';
import { authorizationArrow, authorizationBox, hostArrow, hostBox, wireArrow, wireBox } from './arrows.ts';
import { authorizationLane, authorizationStep, authorizationWay, isRefused } from './authorization-ways.ts';
import type { Lane, LanePositions } from './lanes.ts';
import { answerOutcome, messageLine } from './message-line.ts';
import type { SequenceLine } from './scene.ts';
import { arrowOffset, type LineKind, ownsRow } from './sizes.ts';
import type { WindowScope } from './window.ts';

interface Place {
  readonly index: number;
  readonly seq: number;
  readonly top: number;
  readonly height: number;
}

/** The line at `index` with its place on the lanes; undefined when what it stood for is gone from the model. */
export function buildLine(scope: WindowScope, index: number): SequenceLine | undefined {
  const { store } = scope.sequence;
  const kind = store.kindAt(index);
  const place = { index, seq: store.seqAt(index), top: store.topAt(index), height: store.heightAt(index) };
  return isOwn(kind) ? rowLine(scope, kind, place) : hangingLine(scope, kind, place);
}

/** Events that happen to the server's process; all others the client notices or does. */
const SERVER_EVENTS: ReadonlySet<RowKind> = new Set(['process', 'http', 'stderr']);

type OwnKind = 'message' | 'event' | 'authorization' | 'host' | 'divider' | 'fold';

function isOwn(kind: LineKind): kind is OwnKind {
  return ownsRow(kind);
}

function eventLane(row: Row): Lane {
  const step = authorizationStep(row);
  if (step !== undefined) return authorizationLane(step);
  return SERVER_EVENTS.has(row.kind) ? 'server' : 'client';
}

/** Lines that stand for rows. */
function rowLine(scope: WindowScope, kind: OwnKind, place: Place): SequenceLine | undefined {
  const { sequence, lanes } = scope;
  const { seq, top } = place;
  const row = sequence.source.at(seq);
  const y = top + arrowOffset(kind);
  switch (kind) {
    case 'message':
      return messageLine(scope, place, row);
    case 'event': {
      const lane = eventLane(row);
      const exchange = row.kind === 'timeout' ? sequence.model.exchangeAt(seq) : undefined;
      return { ...place, kind, row, lane, x: lanes[lane] ?? lanes.server, y, exchange };
    }
    case 'authorization': {
      const way = authorizationWay(row);
      const arrow = way && authorizationArrow(scope, y, way, isRefused(row));
      return arrow && { ...place, kind, row, arrow, ...authorizationBox(scope, top, y, way) };
    }
    case 'host':
      return { ...place, kind, row, arrow: hostArrow(scope, y, true), box: hostBox(lanes, top) };
    case 'divider':
      return { ...place, kind, row, connection: row.connection };
    case 'fold': {
      const fold = sequence.foldAt(seq);
      if (fold === undefined) return undefined;
      const arrow = fold.dir && wireArrow(scope, y, fold.dir, 'fold');
      return { ...place, kind, fold, phase: sequence.model.phaseAt(seq), arrow, box: wireBox(scope, top, y) };
    }
  }
}

/** Lines that hang on a row. */
function hangingLine(
  scope: WindowScope,
  kind: Exclude<LineKind, OwnKind>,
  place: Place,
): SequenceLine | undefined {
  const { store, model, source } = scope.sequence;
  const { index, seq, top } = place;
  const y = top + arrowOffset(kind);
  const held = model.heldAt(seq);
  const hasArrived = held !== 'held' && held !== 'dropped';
  switch (kind) {
    case 'host-return': {
      const exchange = model.exchanges[store.valueAt(index)];
      if (exchange === undefined || !hasArrived) return undefined;
      const row = source.at(seq);
      const outcome = row.kind === 'timeout' ? 'timeout' : answerOutcome(row);
      return {
        ...place,
        kind,
        arrow: hostArrow(scope, y, false),
        box: hostBox(scope.lanes, top),
        exchange,
        outcome,
      };
    }
    case 'explain': {
      const row = source.at(seq);
      const method = row.method ?? model.exchangeAt(seq)?.method ?? '';
      const message = row.kind === 'request' || row.kind === 'response' ? row.kind : 'notification';
      return { ...place, kind, method, message, box: wireBox(scope, top, y) };
    }
    case 'negotiated': {
      const negotiation = model.negotiations.find((known) => known.seq === seq);
      return negotiation && hasArrived
        ? { ...place, kind, negotiation, box: wireBox(scope, top, y) }
        : undefined;
    }
    case 'band': {
      const band = model.bands[store.valueAt(index)];
      return band && { ...place, kind, band };
    }
    case 'gap':
      return { ...place, kind, ms: store.valueAt(index), xs: lifelineXs(scope.lanes) };
  }
}

function lifelineXs({ host, client, server, authorization }: LanePositions): number[] {
  return [host, client, server, authorization].filter((x) => x !== undefined);
}
