import { showToast } from '../../app/toasts.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { announce } from '../../ui/announcer.tsx';
import { useSteppingHere } from './use-stepping.ts';

/** Switches step mode on for both directions, or off, and says how many messages that delivers. */
export function useToggle(): () => void {
  const t = useT();
  const format = useFormat();
  const stepping = useSteppingHere();
  return () => {
    if (stepping?.isLive !== true) return;
    const { mode, waiting, hold } = stepping;
    hold(mode === undefined ? { direction: 'both' } : undefined);
    if (mode === undefined || waiting.length === 0) return;
    const text = t.stepping.switchedOff(waiting.length, format.number(waiting.length));
    showToast(text);
    announce(text);
  };
}
