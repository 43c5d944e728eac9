import type { AuthorizationFacts } from './authorization-facts.ts';
import { AuthorizationFailure, authorizationFailure } from './authorization-failure.ts';
import type { CallbackOutcome, Callbacks } from './callbacks.ts';
import type { Credential } from './credential.ts';
import { authorizeUrl, type FlowParts, type Prepared, prepare, redeem } from './flow.ts';

/** A person who does not come back is not waited for without end. Milliseconds. */
const MOST_WAIT_MS = 10 * 60 * 1000;

interface AttemptParts {
  readonly flow: FlowParts;
  readonly callbacks: Callbacks;
  readonly facts: AuthorizationFacts;
  readonly nextExchange: () => number;
  readonly onCredential: (credential: Credential) => void;
}

/** One authorization in a person's browser, from the wish to the token. */
export class PersonAttempt {
  readonly #parts: AttemptParts;
  readonly #flow: FlowParts;
  #isOver = false;
  /** Ends the waiting for the browser. */
  #release: () => void = () => undefined;

  constructor(parts: AttemptParts) {
    this.#parts = parts;
    this.#flow = { ...parts.flow, onProgress: (progress) => this.#isOver || parts.flow.onProgress(progress) };
  }

  /** Resolves once there is an address to open, or it has failed, which the facts then say. */
  async start(): Promise<void> {
    try {
      const prepared = await prepare(this.#flow);
      if (!this.#isOver) await this.#wait(prepared);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Gives it up; nothing is said about it any more. */
  end(): void {
    this.#isOver = true;
    this.#release();
    void this.#flow.fetch.close();
  }

  async #wait(prepared: Prepared): Promise<void> {
    const { callbacks, facts, nextExchange } = this.#parts;
    const { fetch } = this.#flow;
    let verifier = '';
    const { state, giveUp } = callbacks.expect((answer) => this.#cameBack(prepared, verifier, answer));
    const timer = setTimeout(() => this.#fail(waitedInVain()), MOST_WAIT_MS).unref();
    this.#release = () => {
      clearTimeout(timer);
      giveUp();
    };
    const { url, codeVerifier } = await authorizeUrl(this.#flow, prepared, state);
    verifier = codeVerifier;
    fetch.recordRequest('authorize', nextExchange(), { method: 'GET', url }, 'browser');
    if (!this.#isOver) facts.goOn({ state: 'waiting-for-person', step: 'authorize', authorizeUrl: url.href });
  }

  async #cameBack(prepared: Prepared, verifier: string, answer: URLSearchParams): Promise<CallbackOutcome> {
    const { facts, nextExchange, onCredential } = this.#parts;
    this.#release();
    const url = new URL(this.#flow.redirectUri);
    url.search = answer.toString();
    this.#flow.fetch.recordRequest('callback', nextExchange(), { method: 'GET', url }, 'browser');
    facts.goOn({ state: 'exchanging', step: 'callback' });
    try {
      const credential = await redeem(this.#flow, prepared, verifier, answer);
      if (this.#isOver) return { kind: 'unknown' };
      this.end();
      onCredential(credential);
      return { kind: 'authorized' };
    } catch (error) {
      return { kind: 'failed', message: this.#fail(error) };
    }
  }

  #fail(error: unknown): string {
    const { facts } = this.#parts;
    const failure = authorizationFailure(
      error,
      facts.value.step ?? 'resource-metadata',
      this.#flow.fetch.host,
    );
    if (!this.#isOver) {
      this.end();
      facts.fail(failure);
    }
    return failure.message;
  }
}

function waitedInVain(): AuthorizationFailure {
  return new AuthorizationFailure(
    'callback',
    'The browser did not come back within 10 minutes. Start authorization again; if the authorization server shows an error of its own, look at the address to come back to that is registered there.',
  );
}
