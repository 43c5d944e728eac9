import type { SessionInfo } from '@lifeline/wire';
import { currentRoute, formatRoute, patchRoute } from '../../app/router.ts';
import { routeOfSession } from '../../app/routes.ts';
import { useT } from '../../i18n/language.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { SessionGlyph } from './session-glyph.tsx';

const TONES: Readonly<Record<SessionInfo['state'], BadgeTone>> = {
  connecting: 'pending',
  ready: 'ok',
  closing: 'neutral',
  closed: 'neutral',
  failed: 'error',
};

export interface RoleServerProps {
  readonly session: SessionInfo;
  readonly name: string;
  /** Negotiated protocol revision. */
  readonly revision: string | undefined;
  /** The session that the page shows. */
  readonly isHere: boolean;
}

/** Whether the server may still run. A handshake that failed (`not-connected`) does not end it. */
export function hasProcess({ readOnly, state, error }: SessionInfo): boolean {
  if (state === 'failed') return error?.code === 'not-connected' || error?.code === 'unauthorized';
  return !readOnly && state !== 'closed';
}

/** A server of the roles map, with its state and revision; leads to its session. */
export function RoleServer({ session, name, revision, isHere }: RoleServerProps) {
  const t = useT();
  const { id, state, readOnly } = session;
  return (
    <a
      data-role-session={id}
      data-session-state={state}
      href={formatRoute(patchRoute(currentRoute(), routeOfSession(id)))}
      aria-current={isHere ? 'true' : undefined}
      title={t.overview.roles.serverHint}
      className={classes(
        'flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5 rounded-control border px-2 py-0.5 text-text',
        isHere ? 'border-accent bg-selected' : 'border-edge bg-canvas hover:bg-fill',
        !hasProcess(session) && 'border-dashed',
      )}
    >
      <span className="flex min-w-0 flex-auto flex-col">
        <span className="text-badge text-text-3">{t.overview.roles.server}</span>
        <span className="truncate font-semibold">
          <RevealText text={name} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1.5">
        {revision === undefined ? null : (
          <Badge mono>
            <RevealText text={revision} />
          </Badge>
        )}
        {readOnly ? (
          <Badge tone="neutral">{t.app.states.recorded}</Badge>
        ) : (
          <Badge tone={TONES[state]} glyph={<SessionGlyph state={state} />}>
            {t.app.states[state]}
          </Badge>
        )}
      </span>
    </a>
  );
}
