import { Hand } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useSteppingHere } from './use-stepping.ts';
import { useToggle } from './use-toggle.ts';

/** Switches step mode of a live session. */
export function HoldButton() {
  const t = useT();
  const stepping = useSteppingHere();
  const toggle = useToggle();
  if (stepping?.isLive !== true) return null;
  return (
    <IconButton
      icon={Hand}
      label={t.stepping.toggle}
      data-action="hold"
      aria-pressed={stepping.mode !== undefined}
      onClick={toggle}
    />
  );
}
