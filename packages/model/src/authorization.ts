import { AUTHORIZATION_STEPS, type AuthorizationStep, type Row } from '@lifeline/trace';

/** `retry`: the first request that goes out with the new token. */
export type AuthorizationStage = AuthorizationStep | 'retry';

/** In the order in which they happen; a token may be renewed before anybody is asked anew. */
export const AUTHORIZATION_STAGES: readonly AuthorizationStage[] = [
  'challenge',
  'refresh',
  'resource-metadata',
  'server-metadata',
  'registration',
  'authorize',
  'callback',
  'token',
  'retry',
];

/** An HTTP event of authorization. */
export interface AuthorizationEvent {
  readonly seq: number;
  readonly stage: AuthorizationStage;
}

/** From a refusal, or from a person's wish, to the request that goes out with the token. */
export interface AuthorizationRound {
  readonly events: readonly AuthorizationEvent[];
}

const STEPS: ReadonlySet<string> = new Set(AUTHORIZATION_STEPS);

function isStep(text: string | undefined): text is AuthorizationStep {
  return text !== undefined && STEPS.has(text);
}

interface Round {
  readonly events: AuthorizationEvent[];
  /** The furthest stage so far, as a position among the stages. */
  reached: number;
  /** There is a new token, and nothing was sent with it yet. */
  hasToken: boolean;
  /** The message that was sent with it, until it is answered. */
  retried: number | undefined;
}

/** Puts the HTTP events of authorization into rounds; constant work per row. */
export class AuthorizationTracker {
  readonly rounds: Round[] = [];
  /** The person asked for it: what follows is a new round. */
  #isAsked = false;

  note(row: Row): void {
    if (row.kind === 'action' && row.event === 'authorize') this.#isAsked = true;
    if (row.kind !== 'http') return;
    if (isStep(row.method)) this.#step(row, row.method);
    else this.#retry(row);
  }

  #step(row: Row, step: AuthorizationStep): void {
    const position = AUTHORIZATION_STAGES.indexOf(step);
    let round = this.rounds.at(-1);
    if (round === undefined || this.#isNew(round, position)) {
      round = { events: [], reached: 0, hasToken: false, retried: undefined };
      this.rounds.push(round);
    }
    if (position > 0) this.#isAsked = false;
    round.events.push({ seq: row.seq, stage: step });
    round.reached = Math.max(round.reached, position);
    if ((step === 'token' || step === 'refresh') && row.event === 'response')
      round.hasToken = row.detail?.startsWith('2') === true;
  }

  #isNew(round: Round, position: number): boolean {
    const hasBegun = round.reached > 0;
    return hasBegun && (this.#isAsked || position < round.reached);
  }

  #retry(row: Row): void {
    const round = this.rounds.at(-1);
    if (round === undefined || row.ref === undefined) return;
    if (round.hasToken && row.event === 'request') {
      round.hasToken = false;
      round.retried = row.ref;
    } else if (round.retried !== row.ref || (row.event !== 'response' && row.event !== 'failed')) {
      return;
    } else {
      round.retried = undefined;
    }
    round.reached = AUTHORIZATION_STAGES.length;
    round.events.push({ seq: row.seq, stage: 'retry' });
  }
}
