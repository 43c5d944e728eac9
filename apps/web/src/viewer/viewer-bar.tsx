import { CircleHelp } from 'lucide-react';
import { LayoutSwitch } from '../app/layout-switch.tsx';
import { LanguageSelect, ThemeToggle } from '../app/look-controls.tsx';
import { PhaseStepper } from '../app/phase-stepper.tsx';
import { RecordingIndicator } from '../app/recording-indicator.tsx';
import { ServerIdentity } from '../app/server-identity.tsx';
import { useT } from '../i18n/language.ts';
import { IconButton } from '../ui/icon-button.tsx';

interface ViewerBarProps {
  readonly sessionId: string;
  readonly onHelp: () => void;
}

/** The 44 px bar of an exported recording: server and phases, what is recorded, and the look. */
export function ViewerBar({ sessionId, onHelp }: ViewerBarProps) {
  const t = useT();
  return (
    <header className="flex h-11 shrink-0 items-center gap-2 border-b border-border bg-bar px-3 whitespace-nowrap">
      <span className="shrink-0 px-1 font-semibold">{t.app.name}</span>
      <ServerIdentity sessionId={sessionId} />
      <div className="min-w-0 flex-1" />
      <PhaseStepper sessionId={sessionId} />
      <div className="min-w-0 flex-1" />
      <RecordingIndicator sessionId={sessionId} />
      <LayoutSwitch />
      <LanguageSelect />
      <ThemeToggle />
      <IconButton icon={CircleHelp} label={t.app.help} onClick={onHelp} />
    </header>
  );
}
