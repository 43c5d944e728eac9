import { CLIENT_KINDS } from '@lifeline/wire';
import * as v from 'valibot';

/** A client as an authorization server knows it. */
export const clientSchema = v.object({
  client_id: v.string(),
  client_secret: v.optional(v.string()),
  token_endpoint_auth_method: v.optional(v.string()),
});
export type Client = v.InferOutput<typeof clientSchema>;

/** What a token request needs to know of an authorization server. */
export const serverSchema = v.object({
  /** Where it was looked for; `issuer` of `metadata` is the same. */
  url: v.string(),
  /** Absent: one of 2025-03-26 without metadata, which has its default paths. */
  metadata: v.optional(
    v.object({
      issuer: v.string(),
      authorization_endpoint: v.string(),
      token_endpoint: v.string(),
      response_types_supported: v.array(v.string()),
      token_endpoint_auth_methods_supported: v.optional(v.array(v.string())),
    }),
  ),
});
export type AuthorizationServer = v.InferOutput<typeof serverSchema>;

/** Tokens for one MCP server, with all that belongs to them. Used for that server and with that issuer only. */
export const credentialSchema = v.object({
  /** Address of the MCP server. */
  server: v.string(),
  issuer: v.string(),
  /** What the token is for, as it was asked for (RFC 8707). */
  resource: v.optional(v.string()),
  accessToken: v.string(),
  refreshToken: v.optional(v.string()),
  /** Granted ones, as far as the authorization server says so, else those that were asked for. */
  scope: v.optional(v.string()),
  /** When it ends, milliseconds since 1970. */
  expiresAt: v.optional(v.number()),
  clientKind: v.picklist(CLIENT_KINDS),
  client: clientSchema,
  authorizationServer: serverSchema,
});
export type Credential = v.InferOutput<typeof credentialSchema>;
