import { CircleHelp, Power, RotateCw } from 'lucide-react';
import { useT } from '../i18n/language.ts';
import { useCommands, useSession } from '../source/hooks.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { LayoutSwitch } from './layout-switch.tsx';
import { LanguageSelect, ThemeToggle } from './look-controls.tsx';
import { openOverlay } from './overlays.ts';
import { AtMoment } from './past/at-moment.tsx';
import { PhaseStepper } from './phase-stepper.tsx';
import { RecordingIndicator } from './recording-indicator.tsx';
import { useRun } from './run.ts';
import { useRunning } from './running.ts';
import { ServerIdentity } from './server-identity.tsx';
import { SessionSwitcher } from './session-switcher.tsx';

/** The 44 px bar: session, server, phases on the left; recording, commands and look on the right. */
export function TopBar({ sessionId }: { readonly sessionId: string | undefined }) {
  const t = useT();
  return (
    <header className="flex h-11 shrink-0 items-center gap-2 border-b border-border bg-bar px-3 whitespace-nowrap">
      <a href="#/" className="shrink-0 rounded-control px-1 font-semibold hover:bg-fill" title={t.app.start}>
        {t.app.name}
      </a>
      <SessionSwitcher sessionId={sessionId} />
      {sessionId === undefined ? (
        <h1 className="sr-only">{t.app.name}</h1>
      ) : (
        <>
          <AtMoment sessionId={sessionId}>
            <ServerIdentity sessionId={sessionId} />
          </AtMoment>
          <SessionButtons sessionId={sessionId} />
        </>
      )}
      <div className="min-w-0 flex-1" />
      {sessionId === undefined ? null : (
        <>
          <AtMoment sessionId={sessionId}>
            <PhaseStepper sessionId={sessionId} />
          </AtMoment>
          <div className="min-w-0 flex-1" />
          <RecordingIndicator sessionId={sessionId} />
          <LayoutSwitch />
        </>
      )}
      <button
        type="button"
        data-palette=""
        title={t.app.palette}
        aria-label={t.app.palette}
        className="flex h-7 shrink-0 items-center rounded-control border border-edge bg-canvas px-2 whitespace-nowrap text-text-2 hover:bg-fill"
        onClick={() => openOverlay('palette')}
      >
        <Kbd keys="Mod+K" />
      </button>
      <LanguageSelect />
      <ThemeToggle />
      <IconButton icon={CircleHelp} label={t.app.help} onClick={() => openOverlay('help')} />
    </header>
  );
}

/** Disconnect and start again. The demo has them in its own strip, an ended session in its banner. */
function SessionButtons({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const session = useSession(sessionId);
  const commands = useCommands(sessionId);
  const run = useRun();
  const running = useRunning(sessionId);
  if (session === undefined || !running) return null;
  // The strip of a failed handshake has them, too.
  if (session.state === 'failed') return null;
  if (session.demo === 'protocol-demo') return null;
  return (
    <div className="flex shrink-0">
      <IconButton
        icon={RotateCw}
        label={session.http === undefined ? t.app.restart : t.app.reconnect}
        data-action="restart"
        onClick={() => run(commands.restart())}
      />
      <IconButton
        icon={Power}
        label={t.app.disconnect}
        data-action="disconnect"
        onClick={() => run(commands.disconnect())}
      />
    </div>
  );
}
