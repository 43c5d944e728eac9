import { HOLD_DIRECTIONS } from '@lifeline/wire';
import { Hand, X } from 'lucide-react';
import { useId } from 'react';
import { usePresenter } from '../../app/presenter.ts';
import { useRunning } from '../../app/running.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWire } from '../wire-context.ts';
import { HeldEnd } from './held-end.tsx';
import { HeldMessage } from './held-message.tsx';
import { Prediction } from './prediction.tsx';
import { useStepKeys } from './use-step-keys.ts';
import { type Stepping, useSteppingHere } from './use-stepping.ts';
import { useToggle } from './use-toggle.ts';

/** Step mode above the views: what is held, how many wait, and what to do with the next one. */
export function StepBar() {
  const stepping = useSteppingHere();
  return stepping === undefined ? null : <Bar stepping={stepping} />;
}

function Bar({ stepping }: { readonly stepping: Stepping }) {
  const t = useT();
  const toggle = useToggle();
  useStepKeys(stepping, toggle);
  const { isOn } = usePresenter();
  const { mode, target, isLive, ended } = stepping;
  return (
    <>
      {ended === undefined || ended.why === 'switched-off' ? null : <HeldEnd key={ended.seq} ended={ended} />}
      {isLive && (mode !== undefined || target !== undefined) ? (
        <section
          aria-label={t.stepping.title}
          data-stepping=""
          data-held-count={stepping.waiting.length}
          className="flex shrink-0 flex-col gap-1.5 border-b border-border bg-bar px-3 py-1.5"
        >
          <div className={classes('flex flex-wrap items-center gap-x-3 gap-y-1', isOn && 'sr-only')}>
            <h2 className="flex items-center gap-1.5 font-semibold text-held">
              <Hand size={16} strokeWidth={1.5} aria-hidden />
              {t.stepping.title}
            </h2>
            <Mode stepping={stepping} />
            <IconButton icon={X} label={t.stepping.off} className="ml-auto" onClick={toggle} />
          </div>
          {target === undefined ? null : (
            <HeldMessage key={target.heldSeq} stepping={stepping} message={target} />
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Status stepping={stepping} />
            <Prediction target={target} />
          </div>
        </section>
      ) : null}
    </>
  );
}

/** Which messages are held. */
function Mode({ stepping }: { readonly stepping: Stepping }) {
  const t = useT();
  const id = useId();
  const { filter } = useWire();
  const { mode, hold } = stepping;
  if (mode === undefined) return null;
  const wanted = mode.filter ?? filter.applied;
  return (
    <>
      <select
        aria-label={t.stepping.direction}
        data-step-direction=""
        value={mode.direction}
        className="control h-7"
        onChange={(event) => {
          const direction = HOLD_DIRECTIONS.find((one) => one === event.target.value);
          if (direction !== undefined) hold({ ...mode, direction });
        }}
      >
        {HOLD_DIRECTIONS.map((direction) => (
          <option key={direction} value={direction}>
            {t.stepping.directions[direction]}
          </option>
        ))}
      </select>
      <label
        htmlFor={id}
        className="flex min-w-0 items-center gap-1.5"
        title={wanted === '' ? t.stepping.filterHint : undefined}
      >
        <input
          id={id}
          type="checkbox"
          data-step-filter=""
          checked={mode.filter !== undefined}
          disabled={wanted === ''}
          onChange={({ target: { checked } }) =>
            hold({ direction: mode.direction, ...(checked && { filter: filter.applied }) })
          }
        />
        <span className={`truncate ${wanted === '' ? 'text-text-3' : ''}`}>
          {wanted === '' ? t.stepping.filter : t.stepping.filterNow(wanted)}
        </span>
      </label>
    </>
  );
}

function Status({ stepping }: { readonly stepping: Stepping }) {
  const t = useT();
  const format = useFormat();
  const { sessionId } = useWire();
  const running = useRunning(sessionId);
  const { length } = stepping.waiting;
  const none = running ? t.stepping.none : t.stepping.noneEnded;
  return (
    <p role="status" className="min-w-0 text-meta text-text-2">
      {length === 0 ? (
        none
      ) : (
        <>
          <span className="font-semibold text-held">{t.stepping.held(length, format.number(length))}</span>
          {' · '}
          {t.stepping.clocks}
        </>
      )}
    </p>
  );
}
