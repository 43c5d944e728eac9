import { type KeyBinding, useKeys } from '../../app/keys.ts';
import { useT } from '../../i18n/language.ts';
import type { Stepping } from './use-stepping.ts';

/** Keys of step mode, where it can be used. */
export function useStepKeys(stepping: Stepping, toggle: () => void): void {
  const words = useT().stepping.keys;
  const { isLive, target, before, decide } = stepping;
  const keys: KeyBinding[] = [];
  if (isLive) keys.push({ keys: ['h'], group: 'wire', label: words.hold, run: toggle });
  if (isLive && target !== undefined) {
    const release = () => decide((before(target) ?? target).seq, { how: 'delivered' });
    keys.push({ keys: ['n'], group: 'wire', label: words.release, run: release });
  }
  useKeys(keys);
}
