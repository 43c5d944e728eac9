import type { SessionInfo } from '@lifeline/wire';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { useSessions } from '../source/hooks.ts';
import { goTo, navigate, type Route, useRoute } from './router.ts';
import { routeOfSession } from './routes.ts';
import { sessionNames } from './session-names.ts';

/** All sessions of the bridge; the empty choice leads to the start page. */
export function SessionSwitcher({ sessionId }: { readonly sessionId: string | undefined }) {
  const t = useT();
  const sessions = useSessions();
  const names = sessionNames(sessions, useFormat(), t.app.states.recorded);
  const { panel } = useRoute();
  const known = sessions.some((session) => session.id === sessionId);
  return (
    <select
      data-session-select=""
      aria-label={t.app.sessions}
      title={t.app.sessions}
      className="control min-w-24 shrink-0 max-w-32 lg:max-w-52 cursor-pointer truncate text-text-2"
      value={known ? sessionId : ''}
      onChange={(event) => {
        const id = event.target.value;
        if (id === '') goTo({ kind: 'start', panel: 'start' });
        else navigate(routeOfSession(id));
      }}
    >
      <option value="">{known ? t.app.newConnection : emptyText(panel, sessions.length, t)}</option>
      {sessions.map((session) => (
        <option key={session.id} value={session.id}>
          {optionText(names.get(session.id) ?? session.id, session, t.app.states)}
        </option>
      ))}
    </select>
  );
}

/** What stands for no session. */
function emptyText(panel: Route['panel'], sessions: number, t: Messages): string {
  if (panel === 'compare') return t.app.comparing;
  return sessions === 0 ? t.app.noSession : t.app.chooseSession;
}

/** The name, and the state where it is not simply connected. */
function optionText(name: string, session: SessionInfo, states: Messages['app']['states']): string {
  return session.readOnly || session.state === 'ready' ? name : `${name} · ${states[session.state]}`;
}
