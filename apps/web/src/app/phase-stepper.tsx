import { Check, X } from 'lucide-react';
import { useT } from '../i18n/language.ts';
import { useStore, useStoreVersion } from '../source/hooks.ts';
import { classes } from '../ui/classes.ts';
import { phaseSteps, type Step, type StepState } from './phase-steps.ts';
import { navigate, useSessionRoute } from './router.ts';

/**
 * The four phases: which were visited, with their message counts, and which is current, by its name also
 * where there is room for one only. A click jumps there.
 */
export function PhaseStepper({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const sel = useSessionRoute()?.sel;
  const ringed = sel !== undefined && sel < store.rows.length ? store.model.phaseAt(sel) : undefined;
  return (
    <ol aria-label={t.app.phases.label} className="flex items-center gap-0.5 text-meta">
      {phaseSteps(store.model).map((step) => (
        <li key={step.phase}>
          <PhaseButton step={step} ringed={ringed === step.phase} />
        </li>
      ))}
    </ol>
  );
}

const LOOKS: Record<StepState, string> = {
  current: 'bg-accent text-on-accent font-semibold',
  visited: 'text-text-2 hover:bg-fill',
  unfinished: 'text-text-2 hover:bg-fill',
  future: 'text-text-3',
};

/** `not-sr-only` would let the name break. */
const NAMED = 'sr-only md:not-sr-only md:whitespace-nowrap';

const DISCS: Record<StepState, string> = {
  current: 'border border-current',
  visited: 'bg-ok-fill text-ok',
  unfinished: 'bg-error-fill text-error',
  future: 'bg-fill text-text-3',
};

function PhaseButton({ step, ringed }: { readonly step: Step; readonly ringed: boolean }) {
  const t = useT();
  const name = t.app.phases.names[step.phase];
  const count = t.app.phases.messages(step.messages);
  return (
    <button
      type="button"
      data-phase={step.phase}
      data-phase-state={step.state}
      aria-current={step.state === 'current' ? 'step' : undefined}
      disabled={step.fromSeq === undefined}
      title={t.app.phases.title(name, t.app.phases[step.state], count)}
      className={classes(
        'flex h-7 items-center gap-1.5 rounded-control px-2 whitespace-nowrap',
        LOOKS[step.state],
        ringed && 'ring-1 ring-accent ring-inset',
      )}
      onClick={() => navigate({ sel: step.fromSeq })}
    >
      <span
        aria-hidden
        className={classes(
          'flex size-4 items-center justify-center rounded-full text-[11px] figures',
          DISCS[step.state],
        )}
      >
        {step.state === 'visited' ? (
          <Check size={11} strokeWidth={2.5} />
        ) : step.state === 'unfinished' ? (
          <X size={11} strokeWidth={2.5} />
        ) : (
          step.phase
        )}
      </span>
      <span className={step.state === 'current' ? NAMED : 'sr-only xl:not-sr-only'}>{name}</span>
      {step.messages === 0 ? null : <small className="figures">{step.messages}</small>}
    </button>
  );
}
