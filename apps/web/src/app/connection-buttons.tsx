import { useT } from '../i18n/language.ts';
import { useCommands, useSession, useStore, useStoreVersion } from '../source/hooks.ts';
import { Button } from '../ui/button.tsx';
import { useRun } from './run.ts';
import { stderrTail } from './stderr-tail.tsx';

/** Starts the server again, or connects to it again, in the same session. */
export function RestartButton({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const commands = useCommands(sessionId);
  const run = useRun();
  const isRemote = useSession(sessionId)?.http !== undefined;
  return (
    <Button data-action="restart" onClick={() => run(commands.restart())}>
      {isRemote ? t.app.reconnect : t.app.restart}
    </Button>
  );
}

/** Ends the connection. */
export function DisconnectButton({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const commands = useCommands(sessionId);
  const run = useRun();
  return (
    <Button data-action="disconnect" onClick={() => run(commands.disconnect())}>
      {t.app.disconnect}
    </Button>
  );
}

interface MoreButtonProps {
  readonly sessionId: string;
  /** What it opens, where that is not the last lines of stderr. */
  readonly label?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** Opens what there is to read about an end: by default the last lines of stderr, where there are any. */
export function MoreButton({ sessionId, label, isOpen, onToggle }: MoreButtonProps) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  if (label === undefined && stderrTail(store, 1).length === 0) return null;
  return (
    <Button aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      {label ?? t.app.banners.stderr}
    </Button>
  );
}
