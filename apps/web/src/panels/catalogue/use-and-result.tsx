import type { ReactNode } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { Split } from '../../ui/split.tsx';
import { useBoxTest } from './use-box.ts';

export interface UseAndResultProps {
  readonly form: ReactNode;
  /** Undefined before the first run. */
  readonly result: ReactNode | undefined;
  /** Why the last request was not accepted. */
  readonly failure: unknown;
  /** Whether a first run can still come. */
  readonly awaits: boolean;
}

/** A low, broad place is parted side by side. */
const isFlat = (width: number, height: number) => width >= 620 && height < 380;

/** The form, and its result below, or beside it where there is little height: both are always in sight. */
export function UseAndResult({ form, result, failure, awaits }: UseAndResultProps) {
  const t = useT();
  const [ref, flat] = useBoxTest<HTMLDivElement>(isFlat);
  return (
    <div ref={ref} className="flex min-h-0 flex-1 flex-col">
      <Split
        id={flat ? 'result-beside' : 'result-below'}
        direction={flat ? 'row' : 'column'}
        sized="second"
        initial={flat ? 0.5 : 0.4}
        min={flat ? 240 : 96}
        minOther={flat ? 280 : 120}
        fit={!flat}
        label={t.catalogue.resultPane}
        first={
          <>
            {form}
            {failure === undefined ? null : (
              <p role="alert" className="shrink-0 border-t border-border px-4 py-2 text-error">
                <FailureText error={failure} />
              </p>
            )}
          </>
        }
        second={
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          <div tabIndex={0} data-inset-focus="" className="min-h-0 flex-1 overflow-auto">
            {result ?? (awaits ? <p className="px-4 py-3 text-text-3">{t.results.none}</p> : null)}
          </div>
        }
      />
    </div>
  );
}
