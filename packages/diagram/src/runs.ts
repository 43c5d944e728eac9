import type { SessionModel } from '@lifeline/model';
import type { Direction } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';

export type RunOf = 'notification' | 'stderr' | 'pages';

/** A run of similar rows that is shown as one line, or opened. */
export interface Fold {
  readonly of: RunOf;
  readonly connection: number;
  readonly dir: Direction | undefined;
  readonly method: string | undefined;
  readonly fromSeq: number;
  readonly fromMs: number;
  toSeq: number;
  toMs: number;
  /** Rows in it. */
  count: number;
  open: boolean;
}

/** What a row has in common with the other rows of a run; undefined for rows that always stand alone. */
export type RunKind = Pick<Fold, 'of' | 'connection' | 'dir' | 'method'>;

const LIST_METHODS: ReadonlySet<string> = new Set([
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'prompts/list',
]);

/** Tells which rows may be folded together: notifications, stderr lines, and the further pages of a list. */
export class RunFinder {
  readonly #model: SessionModel;
  /** Exchanges that asked for a further page. */
  readonly #paged = new Set<number>();

  constructor(model: SessionModel) {
    this.#model = model;
  }

  kindOf(row: Row): RunKind | undefined {
    const { connection, dir, method } = row;
    if (row.held || row.batch !== undefined) return undefined;
    if (row.kind === 'notification') return { of: 'notification', connection, dir, method };
    if (row.kind === 'stderr') return { of: 'stderr', connection, dir: undefined, method: undefined };
    return row.kind === 'request' || row.kind === 'response' ? this.#page(row) : undefined;
  }

  #page(row: Row): RunKind | undefined {
    const exchange = this.#model.exchangeAt(row.seq);
    if (exchange === undefined || !LIST_METHODS.has(exchange.method)) return undefined;
    if (row.kind === 'request' && row.cursor !== undefined) this.#paged.add(exchange.index);
    const isPage = this.#paged.has(exchange.index) && row.errorCode === undefined;
    if (!isPage) return undefined;
    return { of: 'pages', connection: row.connection, dir: exchange.dir, method: exchange.method };
  }
}

export function sameRun(a: RunKind, b: RunKind): boolean {
  return a.of === b.of && a.connection === b.connection && a.dir === b.dir && a.method === b.method;
}
