import type { PhaseBand, SessionModel } from '@lifeline/model';
import type { Row } from '@lifeline/trace';

/** From this row on the view is in this band, until the next strip. */
export interface Strip {
  readonly seq: number;
  readonly band: PhaseBand;
}

/** Finds where the rows that are shown pass into another phase band. */
export class Strips {
  readonly all: Strip[] = [];
  readonly #model: SessionModel;
  #next = 0;
  /** Band that each connection is in. */
  readonly #current = new Map<number, number>();
  /** Band that each connection was last shown in. */
  readonly #shown = new Map<number, number>();

  constructor(model: SessionModel) {
    this.#model = model;
  }

  /** Index of the band that begins, for the view, with this row; undefined when it goes on. */
  enter(row: Row): number | undefined {
    const { bands } = this.#model;
    for (
      let band = bands[this.#next];
      band !== undefined && band.fromSeq <= row.seq;
      band = bands[this.#next]
    ) {
      this.#current.set(band.connection, this.#next);
      this.#next += 1;
    }
    const index = this.#current.get(row.connection);
    const band = index === undefined ? undefined : bands[index];
    if (index === undefined || band === undefined || this.#shown.get(row.connection) === index)
      return undefined;
    this.#shown.set(row.connection, index);
    this.all.push({ seq: row.seq, band });
    return index;
  }
}
