import type { RowTable } from '@lifeline/trace';

type Rows = Pick<RowTable, 'length' | 'kindAt' | 'connectionAt' | 'restAt'>;

const ACTIONS = new Set(['connect', 'restart', 'disconnect']);

/** Starts and ends of all connections, as seqs in order; grows with the table. */
export class Lifecycle {
  readonly #rows: Rows;
  readonly #steps = new Map<number, number[]>();
  #read = 0;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  /** Takes the rows that were added to the table since. */
  update(): void {
    for (; this.#read < this.#rows.length; this.#read += 1) {
      if (this.#isStep(this.#read)) this.#add(this.#read);
    }
  }

  /** What happened to the connection besides messages: asked for, opened, process events, over. */
  stepsOf(connection: number): readonly number[] {
    return this.#steps.get(connection) ?? [];
  }

  #isStep(seq: number): boolean {
    const kind = this.#rows.kindAt(seq);
    if (kind === 'process' || kind === 'opened' || kind === 'closed') return true;
    if (kind === 'http') return this.#rows.restAt(seq).detail?.startsWith('DELETE ') === true;
    return kind === 'action' && ACTIONS.has(this.#rows.restAt(seq).event ?? '');
  }

  #add(seq: number): void {
    const connection = this.#rows.connectionAt(seq);
    const steps = this.#steps.get(connection);
    if (steps === undefined) this.#steps.set(connection, [seq]);
    else steps.push(seq);
  }
}
