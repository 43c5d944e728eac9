import type { SessionRoute } from './router.ts';

/** The bridge's session of a route: a recording is opened as the read-only session `r-<id>`. */
export function sessionIdOf(route: Pick<SessionRoute, 'kind' | 'id'>): string {
  return route.kind === 'recording' ? `r-${route.id}` : route.id;
}

/** Start of the route of a session: the recording's own for recordings. */
export function routeOfSession(sessionId: string): Pick<SessionRoute, 'kind' | 'id'> {
  return sessionId.startsWith('r-')
    ? { kind: 'recording', id: sessionId.slice(2) }
    : { kind: 'session', id: sessionId };
}
