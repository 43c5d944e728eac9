import { AUTHORIZATION_STAGES, type AuthorizationRound, type AuthorizationStage } from '@lifeline/model';
import type { AuthorizationInfo } from '@lifeline/wire';
import { exchangesOf, type Rows, type StepExchange } from './exchanges.ts';

/** `skipped`: a later step was taken without it. */
export type StageState = 'done' | 'failed' | 'current' | 'next' | 'skipped';

/** A step of authorization, as far as it has come. */
export interface StageView {
  readonly stage: AuthorizationStage;
  readonly state: StageState;
  readonly exchanges: readonly StepExchange[];
}

/** The steps of a round, in their order. `info`: what the session says, where the round is its newest one. */
export function stagesOf(
  rows: Rows,
  round: AuthorizationRound | undefined,
  info: AuthorizationInfo | undefined,
): readonly StageView[] {
  const events = round?.events ?? [];
  const stages = AUTHORIZATION_STAGES.map((stage) => ({
    stage,
    exchanges: exchangesOf(
      rows,
      events.filter((event) => event.stage === stage),
    ),
  }));
  const last = stages.findLastIndex(({ exchanges }) => exchanges.length > 0);
  const isRenewal = has(stages, 'refresh') && !has(stages, 'authorize') && !isAt(info, 'authorize');
  return stages
    .filter(({ stage, exchanges }) => exchanges.length > 0 || isExpected(stage, isRenewal))
    .map(({ stage, exchanges }) => {
      const isBefore = AUTHORIZATION_STAGES.indexOf(stage) < last;
      return { stage, exchanges, state: stateOf(stage, exchanges, isBefore, info) };
    });
}

type Known = readonly Pick<StageView, 'stage' | 'exchanges'>[];

function has(stages: Known, wanted: AuthorizationStage): boolean {
  return stages.some(({ stage, exchanges }) => stage === wanted && exchanges.length > 0);
}

/** A token is renewed without the other steps; where nothing is to be renewed, that is no step. */
function isExpected(stage: AuthorizationStage, isRenewal: boolean): boolean {
  return isRenewal ? stage === 'retry' : stage !== 'refresh';
}

function isAt(info: AuthorizationInfo | undefined, step: AuthorizationStage): boolean {
  if (info?.state === 'waiting-for-person') return step === 'authorize';
  return (info?.state === 'exchanging' || info?.state === 'failed') && info.step === step;
}

function stateOf(
  stage: AuthorizationStage,
  exchanges: readonly StepExchange[],
  isBefore: boolean,
  info: AuthorizationInfo | undefined,
): StageState {
  if (isAt(info, stage)) return info?.state === 'failed' ? 'failed' : 'current';
  const newest = exchanges.at(-1);
  if (newest === undefined) return isKnownClient(stage, info) ? 'done' : isBefore ? 'skipped' : 'next';
  // a refusal is what the first step is; the browser's own requests have no answer here
  if (stage === 'challenge' || stage === 'authorize' || stage === 'callback') return 'done';
  if (newest.answer === undefined) return 'current';
  return newest.answer.kind === 'accepted' || (isBefore && stage !== 'retry') ? 'done' : 'failed';
}

/** The client has its id without asking anybody. */
function isKnownClient(stage: AuthorizationStage, info: AuthorizationInfo | undefined): boolean {
  return (
    stage === 'registration' && (info?.client === 'pre-registered' || info?.client === 'metadata-document')
  );
}
