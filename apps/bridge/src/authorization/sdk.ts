/** What is used of the official client: loaded when a server asks for authorization, and not before. */
export {
  ClientCredentialsProvider,
  checkResourceAllowed,
  computeScopeUnion,
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
  exchangeAuthorization,
  fetchToken,
  isHttpsUrl,
  PrivateKeyJwtProvider,
  refreshAuthorization,
  registerClient,
  startAuthorization,
  validateAuthorizationResponseIssuer,
} from '@modelcontextprotocol/client';
