import { authorizationStep, isMessage, type RowFacts } from '@lifeline/diagram';

type Hooks = Record<`data-${string}`, string | number | undefined>;

/** The `data-*` attributes of a row in every view: the contract of docs/driving.md. */
export function rowHooks(facts: RowFacts): Hooks {
  const { seq, kind } = facts;
  if (isMessage(facts)) {
    const { held } = facts;
    return {
      'data-seq': seq,
      'data-kind': kind,
      'data-dir': facts.dir,
      'data-method': facts.method,
      'data-id': facts.id,
      'data-outcome': facts.outcome,
      'data-row-phase': facts.phase,
      'data-held': held === 'held' ? 'true' : undefined,
      'data-released': held === undefined || held === 'held' ? undefined : held,
    };
  }
  const base: Hooks = { 'data-seq': seq, 'data-kind': kind, 'data-row-phase': facts.phase };
  if (kind !== 'process' && kind !== 'http') return base;
  return {
    ...base,
    'data-event': facts.event,
    'data-code': facts.event === 'spawned' ? undefined : facts.detail,
    'data-step': authorizationStep(facts),
  };
}
