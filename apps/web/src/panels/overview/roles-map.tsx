import { useMoment } from '../../app/past/use-moment.ts';
import { sessionNames } from '../../app/session-names.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useSessions, useStore } from '../../source/hooks.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { hasProcess, RoleServer } from './role-server.tsx';
import { sessionAt } from './session-at.ts';

export interface RolesMapProps {
  readonly sessionId: string;
  /** As the server of the session at hand calls itself; undefined until it has introduced itself. */
  readonly serverName: string | undefined;
  readonly revision: string | undefined;
}

/**
 * The roles of the specification and who has them here: one Host, and for each Server, a program of its own, one
 * Client. Host and Clients are one program, so no wire lies between them. Recordings have no process: only the one that
 * is open is shown.
 */
export function RolesMap({ sessionId, serverName, revision }: RolesMapProps) {
  const t = useT();
  const words = t.overview.roles;
  const isPast = useMoment() !== undefined;
  const { model } = useStore(sessionId);
  const sessions = useSessions()
    .filter((session) => !session.readOnly || session.id === sessionId)
    .map((session) => (isPast && session.id === sessionId ? sessionAt(session, model) : session));
  const names = sessionNames(sessions, useFormat(), t.app.states.recorded);
  return (
    <section data-roles={sessions.length} aria-label={words.label} className="relative max-w-3xl">
      <div
        aria-hidden
        className="absolute inset-y-0 left-0 w-[176px] rounded-control border border-dashed border-edge @md:w-[272px]"
      />
      <p className="relative px-3 pt-1 text-badge text-text-3">{words.program}</p>
      <div className="relative flex px-3 pt-1 pb-3">
        <Box role={words.host} name={words.you} hint={t.wire.lanes.hostHint} className="w-16 @md:w-24" />
        <ul aria-label={words.servers} className="flex min-w-0 flex-1 flex-col gap-2">
          {sessions.map((session) => {
            const isHere = session.id === sessionId;
            return (
              <li key={session.id} className="flex min-w-0 items-stretch">
                <Line className="w-3 @md:w-8" />
                <Box
                  role={words.client}
                  name={t.app.name}
                  hint={t.wire.lanes.clientHint}
                  className="w-20 @md:w-28"
                />
                <Line
                  words={session.http === undefined ? words.stdio : words.http}
                  isOver={!hasProcess(session)}
                  className="w-12 @md:w-20"
                />
                <RoleServer
                  session={session}
                  name={(isHere ? serverName : undefined) ?? names.get(session.id) ?? session.id}
                  revision={isHere ? revision : session.revision}
                  isHere={isHere}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

interface BoxProps {
  readonly role: string;
  readonly name: string;
  readonly hint: string;
  readonly className: string;
}

function Box({ role, name, hint, className }: BoxProps) {
  return (
    <span
      title={hint}
      className={`flex shrink-0 flex-col justify-center rounded-control border border-edge bg-canvas px-2 py-0.5 ${className}`}
    >
      <span className="truncate text-badge text-text-3">{role}</span>
      <span className="truncate font-semibold">
        <RevealText text={name} />
      </span>
    </span>
  );
}

interface LineProps {
  readonly words?: string;
  /** Nothing passes there any more. */
  readonly isOver?: boolean;
  readonly className: string;
}

/** What joins two roles: a line, with its words above where it is a wire. */
function Line({ words, isOver = false, className }: LineProps) {
  return (
    <span className={`flex shrink-0 flex-col text-center text-badge text-text-3 ${className}`}>
      <span
        className={`flex flex-1 items-end justify-center border-b border-edge ${isOver ? 'border-dashed' : ''}`}
      >
        {words}
      </span>
      <span className="flex-1" />
    </span>
  );
}
