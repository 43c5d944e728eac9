import type { Challenge } from './challenge.ts';
import type { Credential } from './credential.ts';

/** A token is renewed a little before it ends, so that it does not end on its way. Milliseconds. */
const EARLY_MS = 5000;

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
 * reach far enough. `same-scope`: it has all scopes that are asked for. `own-header`: the person's own header.
 */
export type RefusalReason = 'none' | 'refused' | 'scope' | 'same-scope' | 'own-header';

/** A refusal in words. */
export function refusalSentence(
  { status, isBare, scope, error, description }: Challenge,
  why: RefusalReason,
): string {
  const details = [error, description].filter((part) => part !== undefined).join(': ');
  const said = details === '' ? '' : ` (${details.slice(0, 300)})`;
  switch (why) {
    case 'none':
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
