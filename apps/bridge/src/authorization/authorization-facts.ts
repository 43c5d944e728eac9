import type { AuthorizationInfo } from '@lifeline/wire';
import type { AuthorizationFailure } from './authorization-failure.ts';
import type { FlowProgress } from './flow.ts';

type Facts = Omit<AuthorizationInfo, 'redirectUri'>;

/** What a session says about authorization; what was found out on the way stays until a new way begins. */
export class AuthorizationFacts {
  readonly #onChange: () => void;
  #value: Facts = { state: 'none' };

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get value(): Facts {
    return this.#value;
  }

  /** Something is under way, by Lifeline or by a person. */
  get isUnderWay(): boolean {
    return this.#value.state === 'exchanging' || this.#value.state === 'waiting-for-person';
  }

  set(value: Facts): void {
    this.#value = value;
    this.#onChange();
  }

  /** The next step of the same way. */
  goOn(next: Facts): void {
    const { issuer, resource, scopes, client } = this.#value;
    this.set({
      ...(issuer !== undefined && { issuer }),
      ...(resource !== undefined && { resource }),
      ...(scopes !== undefined && { scopes }),
      ...(client !== undefined && { client }),
      ...next,
    });
  }

  progress({ step, issuer, resource, scope, client }: FlowProgress): void {
    this.goOn({
      state: 'exchanging',
      step,
      ...(issuer !== undefined && { issuer }),
      ...(resource !== undefined && { resource }),
      ...(scope !== undefined && { scopes: scope.split(' ') }),
      ...(client !== undefined && { client }),
    });
  }

  fail({ step, message }: AuthorizationFailure): void {
    this.goOn({ state: 'failed', step, message });
  }
}
