/** A request that is sent again when its result asks for input. */
export interface Repeatable {
  /** As it was first asked for. */
  readonly paramsText: string | undefined;
  /** How often it was sent again. */
  readonly round: number;
}

/** Why a request is on its way, and what its answer sets off. */
export type Purpose =
  /** Nothing further: the answer is the person's to read. */
  | { readonly type: 'plain' }
  /** Its result may ask for input. */
  | ({ readonly type: 'repeatable' } & Repeatable)
  /** Its answer says how the task with this id is. */
  | { readonly type: 'task'; readonly id: string }
  /** Whether the server is of the modern era; `isRetry`: after it had named the revisions that it supports. */
  | { readonly type: 'probe'; readonly revision: string; readonly isRetry: boolean }
  /** `byHand`: typed as a raw line, so what follows it is typed too. */
  | { readonly type: 'initialize'; readonly byHand: boolean }
  /** One page of an automatic list; `cursors` are those followed so far. */
  | { readonly type: 'list'; readonly cursors: Set<string> };

/** When a request went out, and until when its answer is waited for, milliseconds. */
export interface Sent {
  readonly seq: number;
  readonly atMs: number;
  deadlineMs: number;
}

export interface PendingRequest {
  /** Id text as the envelope gives it, which is what answers are matched by. */
  readonly id: string;
  /** Id text as it went out. */
  readonly idText: string;
  readonly method: string;
  /** JSON text. */
  readonly progressToken: string | undefined;
  readonly timeoutMs: number;
  /** Its time does not run out while the server asks the person something, which the answer may depend on. */
  readonly isPatient?: boolean;
  readonly purpose: Purpose;
  /** Undefined until the host has recorded the line. */
  sent: Sent | undefined;
}

/** Requests that wait for an answer, in the order sent. An id that was sent twice waits twice. */
export class PendingRequests {
  readonly #byId = new Map<string, PendingRequest[]>();

  add(request: PendingRequest): void {
    const same = this.#byId.get(request.id);
    if (same === undefined) this.#byId.set(request.id, [request]);
    else same.push(request);
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** Takes out the oldest request with this id. */
  settle(id: string): PendingRequest | undefined {
    const same = this.#byId.get(id);
    const request = same?.shift();
    if (same?.length === 0) this.#byId.delete(id);
    return request;
  }

  remove(request: PendingRequest): void {
    const left = this.#byId.get(request.id)?.filter((other) => other !== request) ?? [];
    if (left.length === 0) this.#byId.delete(request.id);
    else this.#byId.set(request.id, left);
  }

  clear(): void {
    this.#byId.clear();
  }

  /** All that match, e.g. the members of one batch line share their seq. */
  filter(test: (request: PendingRequest) => boolean): readonly PendingRequest[] {
    const found: PendingRequest[] = [];
    for (const same of this.#byId.values()) found.push(...same.filter(test));
    return found;
  }

  /** The earliest deadline of a request that is out, or undefined. */
  nextDeadline(): number | undefined {
    let next: number | undefined;
    for (const same of this.#byId.values()) {
      for (const { sent } of same) {
        if (sent === undefined || sent.deadlineMs === Number.POSITIVE_INFINITY) continue;
        if (next === undefined || sent.deadlineMs < next) next = sent.deadlineMs;
      }
    }
    return next;
  }
}
