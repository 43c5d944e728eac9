import { AuthorizationFailure, authorizationFailure } from './authorization-failure.ts';
import type { Challenge } from './challenge.ts';
import type { AuthorizationServer } from './credential.ts';
import { isSecure, type RecordedFetch } from './recorded-fetch.ts';

type Sdk = typeof import('./sdk.ts');
type ResourceMetadata = Awaited<ReturnType<Sdk['discoverOAuthProtectedResourceMetadata']>>;
export type ServerMetadata = NonNullable<Awaited<ReturnType<Sdk['discoverAuthorizationServerMetadata']>>>;

/** What was found out about how to get a token for an MCP server. */
export interface Discovery {
  readonly issuer: string;
  /** As sent with each request; absent where the server has no metadata (2025-03-26). */
  readonly resource?: string;
  readonly resourceScopes?: readonly string[];
  readonly server: AuthorizationServer;
  readonly metadata?: ServerMetadata;
}

interface DiscoveryParts {
  readonly sdk: Sdk;
  readonly fetch: RecordedFetch;
  /** Address of the MCP server. */
  readonly server: URL;
  readonly challenge: Challenge | undefined;
  /** The only authorization server that is wanted, where somebody said so. */
  readonly issuer: string | undefined;
  readonly onStep: (step: 'resource-metadata' | 'server-metadata') => void;
}

/**
 * Finds the authorization server of an MCP server: by the metadata that its challenge names, else at the well-known
 * places; one without any is its own authorization server, as in 2025-03-26. Throws AuthorizationFailure.
 */
export async function discover(parts: DiscoveryParts): Promise<Discovery> {
  const { server, issuer: wanted } = parts;
  parts.onStep('resource-metadata');
  const resource = await resourceMetadata(parts);
  const offered = resource?.authorization_servers ?? [];
  if (wanted !== undefined && offered.length > 0 && !offered.includes(wanted)) {
    throw new AuthorizationFailure(
      'resource-metadata',
      `${server.host} names ${offered.join(', ')} as its authorization server, not ${wanted}. Nothing was sent to it, as the client is meant for ${wanted} only.`,
    );
  }
  const url = wanted ?? offered[0] ?? new URL('/', server).href;
  parts.onStep('server-metadata');
  const metadata = await serverMetadata(parts, url, wanted !== undefined || offered.length > 0);
  const issuer = metadata?.issuer ?? url;
  return {
    issuer,
    ...(resource !== undefined && { resource: resource.resource }),
    ...(resource?.scopes_supported !== undefined && { resourceScopes: resource.scopes_supported }),
    server: { url, ...(metadata !== undefined && { metadata: kept(metadata) }) },
    ...(metadata !== undefined && { metadata }),
  };
}

async function resourceMetadata({
  sdk,
  fetch,
  server,
  challenge,
}: DiscoveryParts): Promise<ResourceMetadata | undefined> {
  const step = 'resource-metadata';
  const named = challenge?.resourceMetadata;
  const resourceMetadataUrl = named === undefined ? undefined : checked(named, step, server.host);
  let metadata: ResourceMetadata;
  try {
    const options = resourceMetadataUrl === undefined ? {} : { resourceMetadataUrl };
    metadata = await sdk.discoverOAuthProtectedResourceMetadata(server, options, fetch.of(step));
  } catch (error) {
    const { status, host } = fetch;
    const isMissing = status !== undefined && status >= 300 && status < 500;
    if (isMissing && named === undefined) return undefined; // it has none
    if (status !== undefined && (isMissing || status >= 500)) {
      throw new AuthorizationFailure(
        step,
        `${host} answers with ${status} where the metadata of the resource should be${named === undefined ? '' : `, at the address that the server names itself (${named})`}. Whoever runs the server has to put it there.`,
      );
    }
    throw authorizationFailure(error, step, host);
  }
  if (!sdk.checkResourceAllowed({ requestedResource: server, configuredResource: metadata.resource })) {
    throw new AuthorizationFailure(
      step,
      `The metadata is that of another resource, ${metadata.resource}, not of ${server.href}. It was not used, since a token for it could go astray; whoever runs the server has to make both the same.`,
    );
  }
  return metadata;
}

async function serverMetadata(
  { sdk, fetch, server }: DiscoveryParts,
  url: string,
  isNamed: boolean,
): Promise<ServerMetadata | undefined> {
  const step = 'server-metadata';
  checked(url, step, server.host);
  let metadata: ServerMetadata | undefined;
  try {
    metadata = await sdk.discoverAuthorizationServerMetadata(url, { fetchFn: fetch.of(step) });
  } catch (error) {
    throw authorizationFailure(error, step, fetch.host);
  }
  if (metadata === undefined) {
    if (!isNamed) return undefined;
    throw new AuthorizationFailure(
      step,
      `${new URL(url).host}, which the server names as its authorization server, has no metadata at any of the places where it may be. Each attempt is in the trace; whoever runs it has to put it there.`,
    );
  }
  for (const endpoint of ['authorization_endpoint', 'token_endpoint', 'registration_endpoint'] as const) {
    const address = metadata[endpoint];
    if (address !== undefined) checked(address, step, new URL(url).host);
  }
  const methods = metadata.code_challenge_methods_supported;
  const hasPkce = methods === undefined ? !isNamed : methods.includes('S256');
  if (!hasPkce) {
    throw new AuthorizationFailure(
      step,
      `${new URL(url).host} does not say that it checks codes by PKCE with S256 (code_challenge_methods_supported), without which a code could be stolen on its way. MCP clients have to refuse that; whoever runs it has to turn PKCE on.`,
    );
  }
  return metadata;
}

/** An address that a server names. Throws AuthorizationFailure where credentials could be seen on the way there. */
function checked(address: string, step: 'resource-metadata' | 'server-metadata', by: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url !== undefined && isSecure(url)) return url;
  throw new AuthorizationFailure(
    step,
    `${by} names ${JSON.stringify(address)}, which is ${url === undefined ? 'no address' : 'neither https:// nor on this machine'}. Nothing was sent there.`,
  );
}

function kept(metadata: ServerMetadata): AuthorizationServer['metadata'] {
  const { issuer, authorization_endpoint, token_endpoint, response_types_supported } = metadata;
  const methods = metadata.token_endpoint_auth_methods_supported;
  return {
    issuer,
    authorization_endpoint,
    token_endpoint,
    response_types_supported,
    ...(methods !== undefined && { token_endpoint_auth_methods_supported: methods }),
  };
}
