import { useT } from '../i18n/language.ts';
import { useSession } from '../source/hooks.ts';
import { useSource } from '../source/trace-source.ts';
import { type KeyBinding, useKeys } from './keys.ts';
import { openOverlay } from './overlays.ts';
import { leavePresenter, togglePresenter, usePresenter } from './presenter.ts';
import { useRun } from './run.ts';

export const PALETTE_KEY = 'Mod+k';

/** Keys that work on every page, and the session's own. */
export function usePageKeys(sessionId: string | undefined): void {
  const t = useT();
  const source = useSource();
  const run = useRun();
  const session = useSession(sessionId ?? '');
  const isPresenting = usePresenter().isOn;
  const { keys } = t.app.helpDialog;
  const bindings: KeyBinding[] = [
    { keys: [PALETTE_KEY], group: 'everywhere', label: keys.palette, run: () => openOverlay('palette') },
    { keys: ['p'], group: 'everywhere', label: t.app.presenter.toggle, run: togglePresenter },
    { keys: ['?'], group: 'everywhere', label: keys.help, run: () => openOverlay('help') },
  ];
  if (isPresenting) {
    const { leave } = t.app.presenter;
    bindings.push({ keys: ['Escape'], group: 'everywhere', label: leave, run: leavePresenter });
  }
  if (session !== undefined && !session.readOnly) {
    bindings.push({
      keys: ['r'],
      group: 'everywhere',
      label: keys.restart,
      run: () => run(source.commands(session.id).restart()),
    });
  }
  useKeys(bindings);
}
