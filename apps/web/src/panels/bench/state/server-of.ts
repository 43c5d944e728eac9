import type { SessionModel } from '@lifeline/model';
import type { SuiteServer } from '@lifeline/suite';

/** What the server says it is, as far as a suite keeps it. */
export function serverOf({ negotiation }: Pick<SessionModel, 'negotiation'>): SuiteServer | undefined {
  const { name, version } = negotiation?.serverInfo ?? {};
  if (name === undefined && version === undefined) return undefined;
  return { ...(name === undefined ? {} : { name }), ...(version === undefined ? {} : { version }) };
}
