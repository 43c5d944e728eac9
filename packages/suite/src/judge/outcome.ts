import type { Expectation, Reason, Verdict } from '../types.ts';
import type { Observation } from './types.ts';

export interface OutcomeVerdict {
  readonly verdict: Extract<Verdict, 'pass' | 'fail' | 'over-accepting' | 'over-rejecting'>;
  readonly reasons: readonly Reason[];
}

const PASS: OutcomeVerdict = { verdict: 'pass', reasons: [] };

/**
 * Compares what came with what was expected. A result where arguments should have been refused is over-accepting, a
 * refusal where they should have been taken over-rejecting; no answer at all meets no expectation.
 */
export function judgeOutcome(expect: Expectation, observation: Observation): OutcomeVerdict {
  const { outcome, errorCode } = observation;
  const unanswered = observation.endedByHand === true ? 'connection-ended' : NO_ANSWER[outcome];
  if (unanswered !== undefined) return { verdict: 'fail', reasons: [{ code: unanswered }] };
  if (observation.fault !== undefined)
    return { verdict: 'fail', reasons: [{ code: 'bad-response', detail: observation.fault }] };
  const isRefused = outcome === 'tool-error' || outcome === 'error';
  const unexpected = (verdict: OutcomeVerdict['verdict']): OutcomeVerdict => {
    const detail = errorCode === undefined ? outcome : `${outcome} ${errorCode}`;
    return { verdict, reasons: [{ code: 'unexpected-outcome', detail }] };
  };
  switch (expect.kind) {
    case 'any':
      return PASS;
    case 'accepted':
      return isRefused ? unexpected('over-rejecting') : PASS;
    case 'rejected':
      return isRefused ? PASS : unexpected('over-accepting');
    case 'tool-error':
      return outcome === 'tool-error' ? PASS : unexpected(isRefused ? 'fail' : 'over-accepting');
    case 'error': {
      const isMet = outcome === 'error' && (expect.code === undefined || expect.code === errorCode);
      return isMet ? PASS : unexpected(isRefused ? 'fail' : 'over-accepting');
    }
  }
}

const NO_ANSWER: Readonly<Record<Observation['outcome'], Reason['code'] | undefined>> = {
  result: undefined,
  'tool-error': undefined,
  error: undefined,
  timeout: 'no-answer-in-time',
  pending: 'no-answer-in-time',
  lost: 'server-ended',
  cancelled: 'cancelled',
};
