import { AUTHORIZATION_STEPS } from '@lifeline/trace';
import * as v from 'valibot';

/**
 * `none`: the server has not asked for it. `required`: it has, and nothing is under way: somebody has to start it.
 * `exchanging`: Lifeline asks servers. `waiting-for-person`: `authorizeUrl` is to be opened in a browser.
 */
export const AUTHORIZATION_STATES = [
  'none',
  'required',
  'exchanging',
  'waiting-for-person',
  'authorized',
  'failed',
] as const;
export type AuthorizationState = (typeof AUTHORIZATION_STATES)[number];

/** Where tokens are kept: until the bridge ends, or in a file (0600) of the data directory. */
export const TOKEN_PLACES = ['memory', 'file'] as const;
export type TokenPlace = (typeof TOKEN_PLACES)[number];

/** How the client became known to the authorization server. */
export const CLIENT_KINDS = ['pre-registered', 'metadata-document', 'dynamic'] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number];

/** What a session says about authorization (`SessionInfo.authorization`). It never holds a credential. */
export const authorizationInfoSchema = v.object({
  state: v.picklist(AUTHORIZATION_STATES),
  /** Where the authorization server sends the browser back to; what a client has to be registered with. */
  redirectUri: v.string(),
  /** Of the authorization server, once it is known. */
  issuer: v.optional(v.string()),
  /** What the token is for, as sent to the authorization server (RFC 8707). */
  resource: v.optional(v.string()),
  /** Granted ones when `authorized`; else those that are asked for. Absent: not known, or none. */
  scopes: v.optional(v.array(v.string())),
  /** With `waiting-for-person`: the address to open. */
  authorizeUrl: v.optional(v.string()),
  /** The step that is under way, or that it failed at. */
  step: v.optional(v.picklist(AUTHORIZATION_STEPS)),
  /** What happened, why, and what to do next. */
  message: v.optional(v.string()),
  /** When the token ends, ISO 8601, where the authorization server said so. */
  expiresAt: v.optional(v.string()),
  /** With `authorized`: where the token is kept. */
  keep: v.optional(v.picklist(TOKEN_PLACES)),
  /** How the client is registered. */
  client: v.optional(v.picklist(CLIENT_KINDS)),
});
export type AuthorizationInfo = v.InferOutput<typeof authorizationInfoSchema>;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4096));

/** `POST /api/sessions/:id/authorize`: starts it, or starts it anew. */
export const authorizeSchema = v.object({
  /** Of a client that is registered already; with its secret, where it has one. */
  clientId: v.optional(text),
  clientSecret: v.optional(text),
  /** `https:` address of a client metadata document, which is the client's id then. */
  clientMetadataUrl: v.optional(text),
  /** The only authorization server that the client is meant for: nothing of it is sent to another one. */
  issuer: v.optional(text),
  /** Instead of those that the server asks for; separated by spaces. */
  scope: v.optional(text),
  keep: v.optional(v.picklist(TOKEN_PLACES), 'memory'),
});
export type AuthorizeRequest = v.InferInput<typeof authorizeSchema>;
