import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';
import { listening } from './protected-server.ts';

/** What the person says who is asked. */
type Decision = 'agree' | 'deny';

export interface AuthorizationServer {
  readonly issuer: string;
  readonly provider: Provider;
  decision: Decision;
  close(): Promise<unknown>;
}

export interface AuthorizationServerOptions {
  /** How long access tokens hold. Seconds. */
  readonly ttl?: number;
  /** Without, a client has to be registered by hand. */
  readonly registers?: boolean;
  readonly clients?: Configuration['clients'];
}

/** A real authorization server on loopback, which asks a person who decides at once. */
export async function authorizationServer({
  ttl = 3600,
  registers = true,
  clients = [],
}: AuthorizationServerOptions = {}): Promise<AuthorizationServer> {
  const parts: { handle: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined } = {
    handle: undefined,
  };
  const http = createServer((request, response) => parts.handle?.(request, response));
  const issuer = await listening(http);
  const provider = new Provider(issuer, {
    clients,
    scopes: ['openid', 'offline_access', 'read', 'write'],
    cookies: { keys: ['only for tests'] },
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: registers },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_context, resource) => ({
          scope: 'read write',
          audience: resource,
          accessTokenTTL: ttl,
          accessTokenFormat: 'opaque',
        }),
        useGrantedResource: () => true,
      },
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    ttl: { Interaction: 600, Session: 600, Grant: 600, RefreshToken: 600, AccessToken: ttl },
    issueRefreshToken: async (_context, client, code) =>
      client.grantTypeAllowed('refresh_token') && code.scopes.has('offline_access'),
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  });
  const server: AuthorizationServer = {
    issuer,
    provider,
    decision: 'agree',
    close() {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(resolve));
    },
  };
  const callback = provider.callback();
  parts.handle = (request, response) =>
    request.url?.startsWith('/interaction/') === true
      ? decide(server, request, response)
      : callback(request, response);
  return server;
}

/** Signs in as the one person that there is, and grants all that is asked for; or refuses. */
async function decide(
  { provider, decision }: AuthorizationServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params, prompt, session } = await provider.interactionDetails(request, response);
  if (decision === 'deny') {
    const refusal = { error: 'access_denied', error_description: 'The person said no' };
    return provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
  }
  const accountId = session?.accountId ?? 'somebody';
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId } });
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  const scope = String(params.scope ?? '');
  grant.addOIDCScope(scope);
  if (typeof params.resource === 'string') grant.addResourceScope(params.resource, scope);
  const grantId = await grant.save();
  return provider.interactionFinished(request, response, { consent: { grantId } });
}
