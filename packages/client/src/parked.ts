/** A request of the server that waits for the person. */
export interface ParkedRequest {
  readonly seq: number;
  /** Id text as the envelope gives it. */
  readonly id: string;
  /** Id text to answer with. */
  readonly idText: string;
  readonly method: string;
  /** The task that was answered with; the answer to the question goes there. */
  readonly task?: string;
  state: 'open' | 'answered' | 'withdrawn';
}

/** Server requests that were left to the person, in the order received. */
export class ParkedRequests {
  readonly #all: ParkedRequest[] = [];

  park(request: Omit<ParkedRequest, 'state'>): void {
    this.#all.push({ ...request, state: 'open' });
  }

  /** `idText`: where several requests came in one event; else the first of them. */
  openAt(seq: number, idText?: string): ParkedRequest | undefined {
    return this.#all.find(
      (request) =>
        request.seq === seq &&
        request.state === 'open' &&
        (idText === undefined || request.idText === idText),
    );
  }

  open(): readonly ParkedRequest[] {
    return this.#all.filter(({ state }) => state === 'open');
  }

  /** What became of the request of this event, also when it was parked no more. */
  stateAt(seq: number): ParkedRequest['state'] | undefined {
    return this.#all.find((request) => request.seq === seq)?.state;
  }

  /** Closes the oldest open request with this id; one that has become a task was answered, so it stays. */
  close(id: string, state: 'answered' | 'withdrawn'): void {
    const request = this.#all.find(
      (other) => other.id === id && other.state === 'open' && other.task === undefined,
    );
    if (request !== undefined) request.state = state;
  }

  /** Nobody waits for the answer to this task any more. */
  withdrawTask(task: string): void {
    const request = this.#all.find((other) => other.task === task && other.state === 'open');
    if (request !== undefined) request.state = 'withdrawn';
  }

  clear(): void {
    this.#all.length = 0;
  }
}
