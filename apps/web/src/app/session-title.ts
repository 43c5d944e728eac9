import type { SessionInfo } from '@lifeline/wire';

/** Name of a session: its title, else the command that it runs. */
export function sessionTitle(session: Pick<SessionInfo, 'title' | 'commandLine' | 'id'>): string {
  if (session.title !== '') return session.title;
  return session.commandLine.length === 0 ? session.id : session.commandLine.join(' ');
}
