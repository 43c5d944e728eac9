/** What an id is to a server: `1` and `1.0` are one number, `1` and `"1"` are two ids. */
function identity(idText: string): string | undefined {
  if (!/^["\d-]/.test(idText)) return undefined;
  const value: unknown = JSON.parse(idText);
  return `${typeof value} ${String(value)}`;
}

/** What the engine asks by itself: lists and listening, the question for the era, a request that is sent again. */
export type OwnId = 'auto' | 'probe' | 'retry';

/**
 * Allots request ids as JSON text. `initialize` is the number 1 and the person's requests count on from there;
 * what the engine asks by itself has string ids, so that the person's steps stay 1, 2, 3. Ids that were typed by
 * hand are never allotted again (an id must not be used twice in a session: basic, "Requests").
 */
export class IdSource {
  readonly #used = new Set<string>();
  readonly #own: Record<OwnId, number> = { auto: 0, probe: 0, retry: 0 };
  #person = 1;

  /** There will be no initialize: the person's requests begin with 1. */
  withoutHandshake(): void {
    if (this.#person === 1) this.#person = 0;
  }

  next(method: string): string {
    if (method === 'initialize' && this.#take('1')) return '1';
    let text: string;
    do {
      this.#person += 1;
      text = String(this.#person);
    } while (!this.#take(text));
    return text;
  }

  nextOwn(kind: OwnId): string {
    let text: string;
    do {
      this.#own[kind] += 1;
      text = `"${kind}-${this.#own[kind]}"`;
    } while (!this.#take(text));
    return text;
  }

  /** Takes note of an id that was typed. */
  reserve(idText: string): void {
    const id = identity(idText);
    if (id !== undefined) this.#used.add(id);
  }

  /** False if it was used before. */
  #take(idText: string): boolean {
    const id = identity(idText);
    if (id === undefined || this.#used.has(id)) return false;
    this.#used.add(id);
    return true;
  }
}
