import type { SessionInfo } from '@lifeline/wire';
import type { Format } from '../i18n/format.ts';
import { sessionTitle } from './session-title.ts';

/**
 * Names by which sessions are told apart in a list: the title, of a recording with that word; where several have the
 * same, with the time of the start, and where that is the same too, with a number.
 */
export function sessionNames(
  sessions: readonly SessionInfo[],
  format: Pick<Format, 'time'>,
  recorded: string,
): ReadonlyMap<string, string> {
  const plain = (session: SessionInfo) =>
    session.readOnly ? `${sessionTitle(session)} · ${recorded}` : sessionTitle(session);
  const names = new Map<string, string>();
  for (const alike of grouped(sessions, plain)) {
    if (alike.length === 1) {
      for (const session of alike) names.set(session.id, plain(session));
      continue;
    }
    const timed = (session: SessionInfo) => `${plain(session)} · ${format.time(session.createdAt)}`;
    for (const same of grouped(alike, timed)) {
      for (const [index, session] of same.entries()) {
        names.set(session.id, same.length === 1 ? timed(session) : `${timed(session)} (${index + 1})`);
      }
    }
  }
  return names;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
