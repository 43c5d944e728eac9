import type { ClientKind } from '@lifeline/wire';
import { VERSION } from '../version.ts';
import { AuthorizationFailure, authorizationFailure } from './authorization-failure.ts';
import type { Client } from './credential.ts';
import type { Discovery } from './discovery.ts';
import type { FlowParts } from './flow.ts';

/** A client that an authorization server knows, and from where. */
export interface KnownClient {
  readonly kind: ClientKind;
  readonly client: Client;
}

/** The client: registered before, by the address of its metadata, or registered now, in this order. */
export async function clientOf(parts: FlowParts, discovery: Discovery): Promise<KnownClient> {
  const { sdk, store, redirectUri, wishes } = parts;
  const { issuer, metadata } = discovery;
  const { clientId, clientSecret, clientMetadataUrl } = wishes;
  if (clientId !== undefined) {
    const secret = clientSecret !== undefined && { client_secret: clientSecret };
    return { kind: 'pre-registered', client: { client_id: clientId, ...secret } };
  }
  if (clientMetadataUrl !== undefined) {
    if (!sdk.isHttpsUrl(clientMetadataUrl)) {
      throw new AuthorizationFailure(
        'registration',
        `${JSON.stringify(clientMetadataUrl)} cannot be the address of a client metadata document: it has to begin with https:// and to have a path.`,
      );
    }
    if (metadata?.client_id_metadata_document_supported === true)
      return { kind: 'metadata-document', client: { client_id: clientMetadataUrl } };
  }
  const registered = store.client(issuer, redirectUri);
  if (registered !== undefined) return { kind: 'dynamic', client: registered };
  const client = await register(parts, discovery);
  store.putClient(issuer, redirectUri, client);
  return { kind: 'dynamic', client };
}

async function register(
  { sdk, fetch, redirectUri }: FlowParts,
  { server, metadata }: Discovery,
): Promise<Client> {
  const { host } = new URL(server.url);
  if (metadata !== undefined && metadata.registration_endpoint === undefined) {
    throw new AuthorizationFailure(
      'registration',
      `${host} does not register clients by itself. Register Lifeline there by hand, with ${redirectUri} as the address to come back to, and give the client's id.`,
    );
  }
  const method = authMethod(metadata?.token_endpoint_auth_methods_supported);
  try {
    const { client_id, client_secret, token_endpoint_auth_method } = await sdk.registerClient(server.url, {
      ...(metadata !== undefined && { metadata }),
      clientMetadata: {
        client_name: 'Lifeline',
        software_id: 'mcp-lifeline',
        software_version: VERSION,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        application_type: 'native',
        ...(method !== undefined && { token_endpoint_auth_method: method }),
      },
      fetchFn: fetch.of('registration'),
    });
    return {
      client_id,
      ...(client_secret !== undefined && { client_secret }),
      ...(token_endpoint_auth_method !== undefined && { token_endpoint_auth_method }),
    };
  } catch (error) {
    throw authorizationFailure(error, 'registration', fetch.host);
  }
}

/** A program on a person's machine keeps no secret from them, so it is a public client wherever that is possible. */
function authMethod(supported: readonly string[] | undefined): string | undefined {
  if (supported === undefined || supported.length === 0) return 'none';
  return ['none', 'client_secret_basic', 'client_secret_post'].find((method) => supported.includes(method));
}
