import type { RowKind } from '@lifeline/trace';
import type { LanePositions } from './lanes.ts';
import type { EventLine } from './scene.ts';
import type { RowFacts } from './words/row-facts.ts';
import type { RowLabel } from './words/row-label.ts';

/** Where a pill may lie, px from the left, and to which side it keeps. */
export interface PillBox {
  readonly left: number;
  readonly width: number;
  readonly align: 'start' | 'center' | 'end';
}

/** Space that pills keep from the edges and from other lifelines, px. */
const EDGE = 4;
const BESIDE = 12;

const LONG: ReadonlySet<RowKind> = new Set(['stderr', 'note', 'gap', 'opened', 'closed']);

/** Whether the words of an event may be long: what others wrote, or a sentence. */
export function isLongEvent({ kind, event }: Pick<RowFacts, 'kind' | 'event'>): boolean {
  return LONG.has(kind) || (kind === 'http' && event === 'failed');
}

/** An id of a server-sent event is of use to whoever resumes the stream; in a diagram it is one of many. */
const ID_ALONE = /^id: \S+$/;

/** The words of a pill, in one text. */
export function pillText({ name, subject, rest }: RowLabel, { event }: Pick<RowFacts, 'event'>): string {
  const short = event === 'stream-event' && ID_ALONE.test(rest ?? '') ? 'id' : rest;
  return [name, subject, short].filter((word) => word !== undefined).join(' · ');
}

/** Short pills stand centred on their lifeline; those with long words reach over the middle of the diagram. */
export function pillBox(line: Pick<EventLine, 'x' | 'lane'>, lanes: LanePositions, long: boolean): PillBox {
  const { authorization } = lanes;
  const right =
    line.lane === 'server' && authorization !== undefined ? authorization - BESIDE : lanes.width - EDGE;
  if (!long) {
    const reach = Math.max(0, Math.min(line.x - EDGE, right - line.x));
    return { left: line.x - reach, width: 2 * reach, align: 'center' };
  }
  if (line.lane === 'server') {
    const left = lanes.client + BESIDE;
    return { left, width: Math.max(0, right - left), align: 'end' };
  }
  const left = line.x - BESIDE;
  return { left, width: Math.max(0, right - left), align: 'start' };
}
