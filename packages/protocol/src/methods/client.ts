import { FROM_2025_06, LEGACY, MODERN, ONLY_2025_11 } from './sets.ts';
import type { Gate, MethodInfo } from './types.ts';

const needs = (capability: string): Gate => ({ side: 'client', capability });

/**
 * What a client offers to servers. In the modern era these are no messages of their own: they stand inside
 * `inputRequests` of a result.
 */
export const CLIENT_METHODS: readonly MethodInfo[] = [
  {
    method: 'roots/list',
    kind: 'request',
    from: 'server',
    area: 'client-features',
    revisions: LEGACY,
    gate: needs('roots'),
    page: 'client/roots',
    deprecated: MODERN,
  },
  {
    method: 'notifications/roots/list_changed',
    kind: 'notification',
    from: 'client',
    area: 'client-features',
    revisions: LEGACY,
    gate: needs('roots.listChanged'),
    page: 'client/roots',
  },
  {
    method: 'sampling/createMessage',
    kind: 'request',
    from: 'server',
    area: 'client-features',
    revisions: LEGACY,
    gate: needs('sampling'),
    page: 'client/sampling',
    deprecated: MODERN,
  },
  {
    method: 'elicitation/create',
    kind: 'request',
    from: 'server',
    area: 'client-features',
    revisions: FROM_2025_06.filter((revision) => LEGACY.includes(revision)),
    gate: needs('elicitation'),
    page: 'client/elicitation',
  },
  {
    method: 'notifications/elicitation/complete',
    kind: 'notification',
    from: 'server',
    area: 'client-features',
    revisions: ONLY_2025_11,
    gate: needs('elicitation.url'),
    page: 'client/elicitation',
  },
];
