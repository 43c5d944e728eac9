import { createHash, randomBytes } from 'node:crypto';

/** Where an authorization server sends the browser back to, on the bridge's own port. */
export const CALLBACK_PATH = '/oauth/callback';

/** What became of an authorization whose browser has come back. */
export type CallbackOutcome =
  | { readonly kind: 'authorized' }
  /** `message`: in words; of a text that somebody else wrote it must not make markup. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Nothing waits for that state: it was used, given up, or never issued. */
  | { readonly kind: 'unknown' };

type Take = (answer: URLSearchParams) => Promise<CallbackOutcome>;

/** The ways back of the authorizations that wait for a person, by their `state`. Each is taken once. */
export class Callbacks {
  /** Where the browser comes back to; with the port, once that is known. */
  redirectUri = `http://127.0.0.1${CALLBACK_PATH}`;
  readonly #waiting = new Map<string, Take>();

  /** A new state (256 random bits), and how to give it up. */
  expect(take: Take): { readonly state: string; readonly giveUp: () => void } {
    const state = randomBytes(32).toString('base64url');
    const key = digest(state);
    this.#waiting.set(key, take);
    return { state, giveUp: () => void this.#waiting.delete(key) };
  }

  /** Hands the answer of an authorization server to whoever waits for it. */
  async take(answer: URLSearchParams): Promise<CallbackOutcome> {
    // looked up by digest, so that the time it takes says nothing about a state
    const key = digest(answer.get('state') ?? '');
    const take = this.#waiting.get(key);
    if (take === undefined) return { kind: 'unknown' };
    this.#waiting.delete(key);
    return take(answer);
  }
}

function digest(state: string): string {
  return createHash('sha256').update(state).digest('base64url');
}
