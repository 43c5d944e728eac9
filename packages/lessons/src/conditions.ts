import type { Exchange } from '@lifeline/model';
import type { Direction, Outcome } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';
import type { Condition, Query, RowTest, Scene } from './types.ts';

/** Events further back are not looked at, so that a long session costs no more than a short one. */
const MOST_LOOKED = 5000;

export interface ExchangeMatch {
  readonly method: string;
  /** `toServer` where not given. */
  readonly dir?: Direction;
  /** Tool or prompt name, or URI. */
  readonly subject?: string;
  /** JSON text. */
  readonly id?: string;
  readonly outcome?: Outcome;
  readonly errorCode?: string;
}

/** An exchange of that kind has begun; with `outcome`, it has come to that. */
export function exchanged(match: ExchangeMatch): Condition {
  return (scene) => exchangeOf(scene, match) !== undefined;
}

/** The request of the newest exchange that matches. */
export function requestOf(match: ExchangeMatch): Query {
  return (scene) => exchangeOf(scene, match)?.requestSeq;
}

/** The response of the newest exchange that matches. */
export function responseOf(match: ExchangeMatch): Query {
  return (scene) => exchangeOf(scene, match)?.responseSeq;
}

function exchangeOf({ model, since }: Scene, match: ExchangeMatch): Exchange | undefined {
  const { dir = 'toServer' } = match;
  return model.exchanges
    .slice(-MOST_LOOKED)
    .findLast(
      (one) =>
        one.requestSeq >= since &&
        one.dir === dir &&
        one.method === match.method &&
        (match.subject === undefined || one.subject === match.subject) &&
        (match.id === undefined || one.id === match.id) &&
        (match.outcome === undefined || one.outcome === match.outcome) &&
        (match.errorCode === undefined || one.errorCode === match.errorCode),
    );
}

export type RowMatch = Partial<Pick<Row, 'kind' | 'dir' | 'method' | 'event' | 'detail' | 'id'>>;

/** The event has these members. */
export function like(match: RowMatch): RowTest {
  const wanted = Object.entries(match);
  return (row) =>
    wanted.every(([name, value]) => Object.entries(row).some(([key, own]) => key === name && own === value));
}

/** All of the tests hold. */
export function every(...tests: readonly RowTest[]): RowTest {
  return (row, scene) => tests.every((test) => test(row, scene));
}

/** The event has a finding of that rule. */
export function breaks(rule: string): RowTest {
  return ({ seq }, { model }) => model.findingsAt(seq).includes(rule);
}

/** An answer that nothing had asked for. */
export const orphan: RowTest = ({ seq }, { model }) => model.markAt(seq) === 'orphan';

/** The event belongs to an exchange of that kind. */
export function partOf(match: Pick<ExchangeMatch, 'method' | 'subject' | 'outcome'>): RowTest {
  return ({ seq }, { model }) => {
    const exchange = model.exchangeAt(seq);
    return (
      exchange?.method === match.method &&
      (match.subject === undefined || exchange.subject === match.subject) &&
      (match.outcome === undefined || exchange.outcome === match.outcome)
    );
  };
}

/** An event of that kind is on record. */
export function seen(test: RowTest): Condition {
  return (scene) => rowOf(test)(scene) !== undefined;
}

/** The first event of that kind since the reader came to the step. */
export function rowOf(test: RowTest): Query {
  return (scene) => firstRow(scene, scene.since, test);
}

/** The first event of that kind in the whole session. */
export function anyRow(test: RowTest): Query {
  return (scene) => firstRow(scene, 0, test);
}

function firstRow(scene: Scene, since: number, test: RowTest): number | undefined {
  const { rows } = scene;
  for (let seq = Math.max(since, rows.length - MOST_LOOKED); seq < rows.length; seq += 1) {
    if (test(rows.at(seq), scene)) return seq;
  }
  return undefined;
}

/** Looks at the whole session, not only at what came since the reader was at the step. */
export function anyTime(query: Query): Query {
  return (scene) => query({ ...scene, since: 0 });
}

/** Holds of the whole session, not only of what came since the reader was at the step. */
export function everTrue(condition: Condition): Condition {
  return (scene) => condition({ ...scene, since: 0 });
}

/** The reader selected an event of that kind. */
export function picked(test: RowTest): Condition {
  return (scene) => {
    const { rows, sel } = scene;
    return sel !== undefined && sel < rows.length && test(rows.at(sel), scene);
  };
}

/** The newest connection has ended. */
export const ended: Condition = ({ model }) => model.connections.at(-1)?.closed !== undefined;

/** The process runs. */
export const spawned: Condition = ({ model }) => model.connections.at(-1)?.pid !== undefined;

/** The handshake is over. */
export const initialized: Condition = ({ model }) => model.negotiation !== undefined;

export function both(one: Condition, other: Condition): Condition {
  return (scene) => one(scene) && other(scene);
}
