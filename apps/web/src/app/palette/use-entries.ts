import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useStartSession } from '../../panels/start/use-start-session.ts';
import { useSessions } from '../../source/hooks.ts';
import { useChangeSettings } from '../../source/settings.ts';
import { useSource } from '../../source/trace-source.ts';
import { activeKeys } from '../keys.ts';
import { useSessionRoute } from '../router.ts';
import { sessionIdOf } from '../routes.ts';
import { useRun } from '../run.ts';
import { PALETTE_KEY } from '../use-page-keys.ts';
import { type Entry, paletteEntries } from './entries.ts';

/** The palette's entries for the page as it is now. */
export function usePaletteEntries(): readonly Entry[] {
  const t = useT();
  const format = useFormat();
  const source = useSource();
  const sessions = useSessions();
  const change = useChangeSettings();
  const run = useRun();
  const { mutateAsync: start } = useStartSession();
  const route = useSessionRoute();
  const id = route === undefined ? undefined : sessionIdOf(route);
  const info = sessions.find((session) => session.id === id);
  return paletteEntries({
    t,
    format,
    sessions,
    run,
    keys: activeKeys().filter((binding) => !binding.keys.includes(PALETTE_KEY)),
    start: (request) => run(start(request)),
    change: (part) => run(change(part)),
    ...(info === undefined
      ? {}
      : { session: { info, store: source.store(info.id), commands: source.commands(info.id) } }),
  });
}
