import type { Row } from '@lifeline/trace';

/** The rows between which a server's process lives, or is heard of. */
export interface Life {
  readonly connection: number;
  readonly fromSeq: number;
  /** Where its process ended, or the connection when no process was seen to end. */
  toSeq?: number;
  /** The end is a process's end, to be crossed out. */
  exited: boolean;
}

/** When the server's lifeline begins and ends, by connection. */
export class Lives {
  readonly all: Life[] = [];
  readonly #byConnection = new Map<number, Life>();

  note(row: Row): void {
    const isSpawn = row.kind === 'process' && row.event === 'spawned';
    if (isSpawn || row.dir !== undefined) this.#begin(row);
    else if (row.kind === 'process' && row.event === 'exited') this.#end(row, true);
    else if (row.kind === 'closed') this.#end(row, false);
  }

  of(connection: number): Life | undefined {
    return this.#byConnection.get(connection);
  }

  #begin(row: Row): void {
    if (this.#byConnection.has(row.connection)) return;
    const life: Life = { connection: row.connection, fromSeq: row.seq, exited: false };
    this.all.push(life);
    this.#byConnection.set(row.connection, life);
  }

  #end(row: Row, exited: boolean): void {
    const life = this.#byConnection.get(row.connection);
    if (life === undefined || life.toSeq !== undefined) return;
    life.toSeq = row.seq;
    life.exited = exited;
  }
}
