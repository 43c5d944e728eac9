import type { SessionModel } from '@lifeline/model';

export type StepState = 'future' | 'visited' | 'current';

export interface Step {
  readonly phase: 1 | 2 | 3 | 4;
  readonly state: StepState;
  readonly messages: number;
  /** First event of the phase's first band. */
  readonly fromSeq?: number;
}

const PHASES = [1, 2, 3, 4] as const;

/** The stepper's four steps, for the newest connection. */
export function phaseSteps(model: Pick<SessionModel, 'phases' | 'phase'>): readonly Step[] {
  return PHASES.map((phase) => {
    const total = model.phases.find((entry) => entry.phase === phase);
    const state = model.phase === phase ? 'current' : total?.visited === true ? 'visited' : 'future';
    return {
      phase,
      state,
      messages: total?.messages ?? 0,
      ...(total?.fromSeq === undefined ? {} : { fromSeq: total.fromSeq }),
    };
  });
}
