import type { Challenge } from './challenge.ts';
import type { Credential } from './credential.ts';

/** A token is renewed a little before it ends, so that it does not end on its way. Milliseconds. */
const EARLY_MS = 5000;

/** Whether a token has ended, or is about to. */
export function isExpired({ expiresAt }: Credential): boolean {
  return expiresAt !== undefined && Date.now() >= expiresAt - EARLY_MS;
}

/** Scopes of a token and of a challenge together, and whether the challenge names any that the token lacks. */
export function requiredScope(
  granted: string | undefined,
  challenged: string | undefined,
): { readonly scopes: string[]; readonly isMore: boolean } {
  const before = words(granted);
  const more = words(challenged).filter((scope) => !before.includes(scope));
  return { scopes: [...before, ...more], isMore: more.length > 0 };
}

function words(scope: string | undefined): string[] {
  return [...new Set(scope?.split(/\s+/).filter((word) => word !== ''))];
}

/**
 * Why nothing is done about a refusal by itself. `none`: no token was sent. `refused`: the token. `scope`: it does not
 * reach far enough. `same-scope`: it has all scopes that are asked for. `own-header`: the person's own header. `clear`: a token would go there in clear.
 */
export type RefusalReason = 'none' | 'refused' | 'scope' | 'same-scope' | 'own-header' | 'clear';

/** A refusal in words. */
export function refusalSentence(
  { status, isBare, scope, error, description }: Challenge,
  why: RefusalReason,
): string {
  const details = [error, description].filter((part) => part !== undefined).join(': ');
  const said = details === '' ? '' : ` (${details.slice(0, 300)})`;
  switch (why) {
    case 'none':
    case 'clear':
      return isBare
        ? 'The server asks for authorization, and does not say how (no WWW-Authenticate with “Bearer”).'
        : `The server asks for authorization${said}.`;
    case 'refused':
      return `The server refuses the token${said === '' ? ` (${status})` : said}.`;
    case 'scope':
      return `The server asks for more than the token reaches${said}${scope === undefined ? '' : `: ${scope}`}.`;
    case 'same-scope':
      return `The server says that the token lacks scopes${said}, though it asks for none that the token does not have${scope === undefined ? '' : `: ${scope}`}.`;
    case 'own-header':
      return `The server refuses the “Authorization” header that was given${said === '' ? ` (${status})` : said}.`;
  }
}

/** Why no token is got for an address of another machine without TLS, and what to do. */
export const CLEAR =
  'Lifeline gets no token for an http:// address of another machine, as anybody on the way there could read it.';
export const NOT_CLEAR =
  'Connect by https://, or by a tunnel that ends on this machine (ssh -L); a header of your own is sent as you give it.';

/** What to do about a refusal where it is not what the program says of every other one. */
export function adviceFor(why: RefusalReason): string | undefined {
  if (why === 'clear') return `${CLEAR} ${NOT_CLEAR}`;
  if (why !== 'own-header') return undefined;
  return 'Connect again with another one, or without it to authorize here.';
}
