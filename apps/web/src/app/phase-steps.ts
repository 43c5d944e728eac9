import type { SessionModel } from '@lifeline/model';

/** `unfinished`: it was visited, and came to nothing. */
export type StepState = 'future' | 'visited' | 'unfinished' | 'current';

export interface Step {
  readonly phase: 1 | 2 | 3 | 4;
  readonly state: StepState;
  readonly messages: number;
  /** First event of the phase's first band. */
  readonly fromSeq?: number;
}

const PHASES = [1, 2, 3, 4] as const;

/** The stepper's four steps, for the newest connection. */
export function phaseSteps(
  model: Pick<SessionModel, 'phases' | 'phase' | 'negotiation' | 'connections'>,
): readonly Step[] {
  const hasFailed = model.negotiation?.connection !== model.connections.at(-1)?.connection;
  return PHASES.map((phase) => {
    const total = model.phases.find((entry) => entry.phase === phase);
    const visited = phase === 1 && hasFailed ? 'unfinished' : 'visited';
    const state = model.phase === phase ? 'current' : total?.visited === true ? visited : 'future';
    return {
      phase,
      state,
      messages: total?.messages ?? 0,
      ...(total?.fromSeq === undefined ? {} : { fromSeq: total.fromSeq }),
    };
  });
}
