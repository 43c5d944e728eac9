/** A request of the server that waits for the person. */
export interface ParkedRequest {
  readonly seq: number;
  /** Id text as the envelope gives it. */
  readonly id: string;
  /** Id text to answer with. */
  readonly idText: string;
  state: 'open' | 'answered' | 'withdrawn';
}

/** Server requests that were left to the person, in the order received. */
export class ParkedRequests {
  readonly #all: ParkedRequest[] = [];

  park(seq: number, id: string, idText: string): void {
    this.#all.push({ seq, id, idText, state: 'open' });
  }

  openAt(seq: number): ParkedRequest | undefined {
    return this.#all.find((request) => request.seq === seq && request.state === 'open');
  }

  /** What became of the request of this event, also when it was parked no more. */
  stateAt(seq: number): ParkedRequest['state'] | undefined {
    return this.#all.find((request) => request.seq === seq)?.state;
  }

  /** Closes the oldest open request with this id. */
  close(id: string, state: 'answered' | 'withdrawn'): void {
    const request = this.#all.find((other) => other.id === id && other.state === 'open');
    if (request !== undefined) request.state = state;
  }

  clear(): void {
    this.#all.length = 0;
  }
}
