import { AUTHORIZATION_STEPS, type AuthorizationStep, type Row } from '@lifeline/trace';
import type { Lane } from './lanes.ts';

/** From where to where something of authorization went. */
export interface Way {
  readonly from: Lane;
  readonly to: Lane;
  /** The person's browser went it: it is not on Lifeline's wire. */
  readonly isByBrowser: boolean;
}

/** Whom Lifeline asks in each step; the other steps are no requests of its own. */
const ASKED: Partial<Record<AuthorizationStep, Lane>> = {
  'resource-metadata': 'server',
  'server-metadata': 'authorization',
  registration: 'authorization',
  token: 'authorization',
  refresh: 'authorization',
};

const STEPS: ReadonlySet<string> = new Set(AUTHORIZATION_STEPS);

function isStep(text: string | undefined): text is AuthorizationStep {
  return text !== undefined && STEPS.has(text);
}

type Known = Pick<Row, 'kind'> & { readonly method?: string | undefined };

/** The step of authorization that an HTTP event belongs to; undefined for all other events. */
export function authorizationStep({ kind, method }: Known): AuthorizationStep | undefined {
  return kind === 'http' && isStep(method) ? method : undefined;
}

/** The lane of the host that a step of authorization is about. */
export function authorizationLane(step: AuthorizationStep): Lane {
  if (step === 'challenge') return 'server';
  return ASKED[step] ?? 'authorization';
}

/**
 * The way that a request or a response of authorization takes; undefined for events that go no way: a refusal,
 * which is the answer to a message, and whatever came to nothing.
 */
export function authorizationWay(row: Known & { readonly event?: string | undefined }): Way | undefined {
  const step = authorizationStep(row);
  if (step === undefined) return undefined;
  const asked = ASKED[step];
  if (row.event === 'request') {
    if (asked !== undefined) return { from: 'client', to: asked, isByBrowser: false };
    if (step === 'authorize') return { from: 'host', to: 'authorization', isByBrowser: true };
    return step === 'callback' ? { from: 'authorization', to: 'client', isByBrowser: true } : undefined;
  }
  if (row.event !== 'response' || step === 'challenge' || step === 'callback') return undefined;
  return { from: asked ?? 'authorization', to: 'client', isByBrowser: false };
}

/** Whether the answer of an authorization server refuses; that metadata is not at one of its places is no refusal. */
export function isRefused({ detail = '' }: { readonly detail?: string | undefined }): boolean {
  return /^[45]\d\d/.test(detail) && !detail.startsWith('404');
}
