import type { AuthorizationInfo } from '@lifeline/wire';
import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { ExchangeLine } from './exchange-line.tsx';
import type { StageState, StageView } from './stages.ts';

export interface StageItemProps {
  readonly view: StageView;
  readonly number: number;
  readonly info: AuthorizationInfo | undefined;
}

/** One step: what happens and why, its HTTP exchanges, and how it went. */
export function StageItem({ view, number, info }: StageItemProps) {
  const words = useT().authorization;
  const { stage, state, exchanges } = view;
  const { name, why } = words.stages[stage];
  const isQuiet = state === 'next' || state === 'skipped';
  const isByBrowser = stage === 'authorize' || stage === 'callback';
  const isKnown = stage === 'registration' && state === 'done' && exchanges.length === 0;
  const client = isKnown ? info?.client : undefined;
  return (
    <li
      data-stage={stage}
      data-stage-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className="group grid grid-cols-[20px_minmax(0,1fr)] gap-x-3"
    >
      <span aria-hidden className="flex flex-col items-center">
        <Mark state={state} number={number} />
        <span className="my-1 w-px flex-1 bg-border group-last:hidden" />
      </span>
      <div className="flex flex-col gap-0.5 pb-3 group-last:pb-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={classes('font-semibold', isQuiet && 'text-text-2')}>{name}</span>
          <span className={classes('text-meta', STATE_TONES[state])}>{words.stageStates[state]}</span>
          {isByBrowser ? <span className="text-meta text-text-3">{words.notOnWire}</span> : null}
        </p>
        <p className="max-w-[72ch] text-meta text-text-2">{why}</p>
        {state === 'failed' && info?.step === stage && info.message !== undefined ? (
          <p className="text-error">
            <RevealText text={info.message} />
          </p>
        ) : null}
        {client === undefined ? null : <p className="text-meta text-text-3">{words.clients[client]}</p>}
        {exchanges.length === 0 ? null : (
          <ul className="flex flex-col">
            {exchanges.map((exchange) => (
              <ExchangeLine key={exchange.seq} exchange={exchange} isByBrowser={isByBrowser} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const STATE_TONES: Readonly<Record<StageState, string>> = {
  done: 'text-ok',
  failed: 'text-error',
  current: 'text-accent',
  next: 'text-text-3',
  skipped: 'text-text-3',
};

const MARKS: Readonly<Record<StageState, string>> = {
  done: 'border-ok bg-ok-fill text-ok',
  failed: 'border-error bg-error-fill text-error',
  current: 'border-accent bg-accent text-on-accent',
  next: 'border-edge text-text-3',
  skipped: 'border-border text-text-3',
};

function Mark({ state, number }: { readonly state: StageState; readonly number: number }) {
  const glyphs: Partial<Record<StageState, ReactNode>> = {
    done: <Check size={12} strokeWidth={2} />,
    failed: <X size={12} strokeWidth={2} />,
    skipped: <Minus size={12} strokeWidth={2} />,
  };
  return (
    <span
      className={classes(
        'flex size-5 shrink-0 items-center justify-center rounded-full border text-badge font-semibold figures',
        MARKS[state],
      )}
    >
      {glyphs[state] ?? number}
    </span>
  );
}
