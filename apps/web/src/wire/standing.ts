import { methodInfo, REVISIONS } from '@lifeline/protocol';
import type { Messages } from '../i18n/messages.ts';

/** That the revision of the connection does not have the method, or that it will go; undefined where all is well. */
export function standingOf(
  method: string | undefined,
  revision: string | undefined,
  t: Messages,
): string | undefined {
  const info = method === undefined ? undefined : methodInfo(method);
  const known = REVISIONS.find((one) => one === revision);
  if (info === undefined || known === undefined) return undefined;
  if (info.deprecated?.includes(known) === true) return t.wire.explain.deprecated(known);
  if (info.revisions.includes(known) || info.extension !== undefined) return undefined;
  return t.wire.explain.notIn(known);
}
