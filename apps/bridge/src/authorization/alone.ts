import { AuthorizationFailure } from './authorization-failure.ts';
import type { Credential } from './credential.ts';
import { authorizeUrl, type FlowParts, prepare, redeem, redeemForItself } from './flow.ts';
import { follow } from './follow.ts';

/** The whole way to a token without a person. Throws AuthorizationFailure. */
export async function authorizeAlone(parts: FlowParts): Promise<Credential> {
  const prepared = await prepare(parts);
  if (parts.wishes.isForItself === true) return redeemForItself(parts, prepared);
  const state = crypto.randomUUID();
  const { url, codeVerifier } = await authorizeUrl(parts, prepared, state);
  parts.onProgress({ step: 'authorize' });
  const answer = await follow(parts.fetch, url, parts.redirectUri);
  if (answer.get('state') !== state) throw strangeState(url.host);
  return redeem(parts, prepared, codeVerifier, answer);
}

function strangeState(host: string): AuthorizationFailure {
  return new AuthorizationFailure(
    'callback',
    `${host} came back with another state than it was sent. The answer was not used, as it may be somebody else's.`,
  );
}
