import { useT } from '../i18n/language.ts';
import { toBridgeError } from '../source/errors.ts';
import { announce } from '../ui/announcer.tsx';
import { showToast } from './toasts.tsx';

/** Runs a command started from the bar or the palette; a refusal is shown where no form stands beside it. */
export function useRun(): (promise: Promise<unknown>) => void {
  const t = useT();
  return (promise) => {
    promise.catch((error: unknown) => {
      const failure = toBridgeError(error);
      const head = failure.code === 'unreachable' ? t.app.errors.unreachable : failure.message;
      const text = failure.hint === undefined ? head : `${head} ${failure.hint}`;
      showToast(text);
      announce(text, 'assertive');
    });
  };
}
