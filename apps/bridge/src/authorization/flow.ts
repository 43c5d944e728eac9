import type { AuthorizationStep } from '@lifeline/trace';
import type { ClientKind } from '@lifeline/wire';
import { AuthorizationFailure, authorizationFailure, refusalWords } from './authorization-failure.ts';
import type { Challenge } from './challenge.ts';
import { clientOf, type KnownClient } from './client-registration.ts';
import type { Credential } from './credential.ts';
import { type Discovery, discover, type ServerMetadata } from './discovery.ts';
import { isSecure, type RecordedFetch } from './recorded-fetch.ts';
import type { TokenStore } from './token-store.ts';

export type Sdk = typeof import('./sdk.ts');

/** How a person or a program wants a client to be known; nothing of it has to be given. */
export interface ClientWishes {
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  readonly clientMetadataUrl?: string | undefined;
  /** Instead of the scopes that the server asks for. */
  readonly scope?: string | undefined;
  /** The only authorization server that the client is meant for. */
  readonly issuer?: string | undefined;
  /** Asks for a token for the client itself, without a person (RFC 6749, section 4.4). */
  readonly isForItself?: boolean;
  /** Of a client that signs its requests (RFC 7523); PKCS #8, PEM. */
  readonly privateKey?: { readonly pem: string; readonly algorithm: string };
}

export interface FlowParts {
  readonly sdk: Sdk;
  readonly fetch: RecordedFetch;
  readonly store: TokenStore;
  /** Address of the MCP server. */
  readonly server: URL;
  readonly redirectUri: string;
  readonly wishes: ClientWishes;
  readonly challenge: Challenge | undefined;
  /** Scopes that a token had before; they are asked for again, together with those of the challenge. */
  readonly earlierScope: string | undefined;
  readonly onProgress: (progress: FlowProgress) => void;
}

export interface FlowProgress {
  readonly step: AuthorizationStep;
  readonly issuer?: string;
  readonly resource?: string;
  readonly scope?: string;
  readonly client?: ClientKind;
}

/** What was asked for, and what it takes to make a token of the answer. */
export interface Prepared {
  readonly discovery: Discovery;
  readonly known: KnownClient;
  readonly scope: string | undefined;
}

/** Finds the authorization server, makes the client known there, and settles the scopes. Throws AuthorizationFailure. */
export async function prepare(parts: FlowParts): Promise<Prepared> {
  const { sdk, fetch, server, challenge, wishes, onProgress } = parts;
  const discovery = await discover({
    sdk,
    fetch,
    server,
    challenge,
    issuer: wishes.issuer,
    onStep: (step) => onProgress({ step }),
  });
  const scope = scopeOf(parts, discovery);
  const { issuer, resource } = discovery;
  const found = {
    issuer,
    ...(resource !== undefined && { resource }),
    ...(scope !== undefined && { scope }),
  };
  onProgress({ step: 'registration', ...found });
  const known = await clientOf(parts, discovery);
  onProgress({ step: 'registration', ...found, client: known.kind });
  return { discovery, known, scope };
}

/** The address that a person opens, and the secret half of PKCE. Throws AuthorizationFailure. */
export async function authorizeUrl(
  { sdk, redirectUri }: FlowParts,
  { discovery, known, scope }: Prepared,
  state: string,
): Promise<{ readonly url: URL; readonly codeVerifier: string }> {
  const { server, resource, metadata } = discovery;
  try {
    const { authorizationUrl, codeVerifier } = await sdk.startAuthorization(server.url, {
      ...(metadata !== undefined && { metadata }),
      clientInformation: known.client,
      redirectUrl: redirectUri,
      state,
      ...(scope !== undefined && { scope }),
      ...(resource !== undefined && { resource }),
    });
    if (isSecure(authorizationUrl)) return { url: authorizationUrl, codeVerifier };
  } catch (error) {
    throw authorizationFailure(error, 'authorize', new URL(server.url).host);
  }
  throw new AuthorizationFailure(
    'authorize',
    `${new URL(server.url).host} wants a person to sign in at an address that is neither https:// nor on this machine. It is not opened, as what is typed there could be seen.`,
  );
}

/** Makes a token of what the browser brought back. Throws AuthorizationFailure. */
export async function redeem(
  parts: FlowParts,
  prepared: Prepared,
  codeVerifier: string,
  answer: URLSearchParams,
): Promise<Credential> {
  const { sdk, fetch, redirectUri, onProgress } = parts;
  const { discovery, known } = prepared;
  const { server, resource, metadata } = discovery;
  const host = new URL(server.url).host;
  const iss = answer.get('iss') ?? undefined;
  try {
    sdk.validateAuthorizationResponseIssuer({
      iss,
      expectedIssuer: metadata?.issuer,
      issParameterSupported: hasIss(metadata),
    });
  } catch (error) {
    throw authorizationFailure(error, 'callback', host);
  }
  const authorizationCode = codeOf(answer, host);
  onProgress({ step: 'token' });
  try {
    const tokens = await sdk.exchangeAuthorization(server.url, {
      ...(metadata !== undefined && { metadata }),
      clientInformation: known.client,
      authorizationCode,
      ...(iss !== undefined && { iss }),
      codeVerifier,
      redirectUri,
      ...(resource !== undefined && { resource }),
      fetchFn: fetch.of('token'),
    });
    return credentialOf(parts, prepared, tokens);
  } catch (error) {
    const failure = authorizationFailure(error, 'token', fetch.host || host);
    if (failure.code === 'invalid_client') parts.store.putClient(discovery.issuer, redirectUri, undefined);
    throw failure;
  }
}

/** A token for the client itself, without a person (client_credentials). Throws AuthorizationFailure. */
export async function redeemForItself(parts: FlowParts, prepared: Prepared): Promise<Credential> {
  const { sdk, fetch, wishes, onProgress } = parts;
  const { discovery, known, scope } = prepared;
  const { issuer, server, resource, metadata } = discovery;
  const { client_id: clientId, client_secret: clientSecret = '' } = known.client;
  const { privateKey } = wishes;
  const provider =
    privateKey === undefined
      ? new sdk.ClientCredentialsProvider({ clientId, clientSecret, expectedIssuer: issuer })
      : new sdk.PrivateKeyJwtProvider({
          clientId,
          privateKey: privateKey.pem,
          algorithm: privateKey.algorithm,
          expectedIssuer: issuer,
        });
  onProgress({ step: 'token' });
  try {
    const tokens = await sdk.fetchToken(provider, server.url, {
      ...(metadata !== undefined && { metadata }),
      ...(resource !== undefined && { resource }),
      ...(scope !== undefined && { scope }),
      fetchFn: fetch.of('token'),
    });
    return credentialOf(parts, prepared, tokens);
  } catch (error) {
    throw authorizationFailure(error, 'token', fetch.host);
  }
}

/** Another token for the old one, once. Throws AuthorizationFailure. */
export async function refresh(sdk: Sdk, fetch: RecordedFetch, credential: Credential): Promise<Credential> {
  const { authorizationServer, client, refreshToken = '', resource } = credential;
  const { url, metadata } = authorizationServer;
  try {
    const tokens = await sdk.refreshAuthorization(url, {
      ...(metadata !== undefined && { metadata }),
      clientInformation: client,
      refreshToken,
      ...(resource !== undefined && { resource }),
      fetchFn: fetch.of('refresh'),
    });
    checkTokens(tokens, 'refresh', new URL(url).host);
    const { expiresAt: _ended, ...kept } = credential;
    return { ...kept, ...tokenMembers(tokens, credential.scope) };
  } catch (error) {
    throw authorizationFailure(error, 'refresh', fetch.host);
  }
}

/** Scopes to ask for: those of the challenge, else those of the resource, else none (basic/authorization#scope-selection-strategy). */
function scopeOf(
  { sdk, challenge, wishes, earlierScope }: FlowParts,
  { resourceScopes, metadata }: Discovery,
): string | undefined {
  const asked = wishes.scope ?? challenge?.scope;
  const wanted = sdk.computeScopeUnion(
    earlierScope,
    asked ?? (earlierScope === undefined ? resourceScopes?.join(' ') : undefined),
  );
  const hasOffline = metadata?.scopes_supported?.includes('offline_access') === true;
  if (wanted === undefined || wishes.scope !== undefined || wishes.isForItself === true || !hasOffline)
    return wanted;
  return sdk.computeScopeUnion(wanted, 'offline_access'); // so that there is a refresh token
}

function codeOf(answer: URLSearchParams, host: string): string {
  const error = answer.get('error');
  if (error !== null) {
    const sentence = refusalWords('authorize', host, error, answer.get('error_description') ?? undefined);
    throw new AuthorizationFailure('callback', sentence, error);
  }
  const code = answer.get('code');
  if (code !== null && code !== '') return code;
  throw new AuthorizationFailure(
    'callback',
    `${host} sent the browser back with neither a code nor an error. What it sent is in the trace; start authorization again.`,
  );
}

function credentialOf(
  { server, fetch }: FlowParts,
  { discovery, known, scope }: Prepared,
  tokens: Tokens,
): Credential {
  checkTokens(tokens, 'token', fetch.host);
  const { issuer, resource } = discovery;
  return {
    server: server.href,
    issuer,
    ...(resource !== undefined && { resource }),
    ...tokenMembers(tokens, scope),
    clientKind: known.kind,
    client: known.client,
    authorizationServer: discovery.server,
  };
}

type Tokens = Awaited<ReturnType<Sdk['exchangeAuthorization']>>;

function tokenMembers(
  tokens: Tokens,
  asked: string | undefined,
): Pick<Credential, 'accessToken' | 'refreshToken' | 'scope' | 'expiresAt'> {
  const {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: seconds,
    scope = asked,
  } = tokens;
  return {
    accessToken,
    ...(refreshToken !== undefined && { refreshToken }),
    ...(scope !== undefined && { scope }),
    ...(seconds !== undefined && { expiresAt: Date.now() + seconds * 1000 }),
  };
}

function checkTokens(
  { token_type: type, access_token: token }: Tokens,
  step: 'token' | 'refresh',
  host: string,
): void {
  if (type.toLowerCase() !== 'bearer') {
    throw new AuthorizationFailure(
      step,
      `${host} gives a token of the type ${JSON.stringify(type)}; MCP servers take “Bearer” only. The token was not used.`,
    );
  }
  // RFC 6750, section 2.1, has fewer characters still
  if (/^[\x21-\x7e]+$/.test(token)) return;
  throw new AuthorizationFailure(
    step,
    `${host} gives an access token that ${token === '' ? 'is empty' : 'holds characters that no header can carry'}. It was not used; whoever runs ${host} has to correct that.`,
  );
}

function hasIss(metadata: ServerMetadata | undefined): boolean {
  return metadata?.authorization_response_iss_parameter_supported === true;
}
