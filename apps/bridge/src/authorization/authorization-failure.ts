import type { AuthorizationStep } from '@lifeline/trace';
import { reason } from '../errors.ts';
import { HttpFailure } from '../transports/http/http-failure.ts';

/** Authorization came to nothing: at which step, and a sentence with the cause and what to do. */
export class AuthorizationFailure extends Error {
  readonly step: AuthorizationStep;
  /** Of OAuth, such as `invalid_grant`. */
  readonly code: string | undefined;

  constructor(step: AuthorizationStep, sentence: string, code?: string) {
    super(sentence);
    this.name = 'AuthorizationFailure';
    this.step = step;
    this.code = code;
  }
}

/** What a step is about, in words. */
const STEP_WORDS: Readonly<Record<AuthorizationStep, string>> = {
  challenge: 'the request',
  'resource-metadata': 'the metadata of the resource',
  'server-metadata': 'the metadata of the authorization server',
  registration: 'the registration of Lifeline as a client',
  authorize: 'the authorization',
  callback: 'the way back from the authorization server',
  token: 'the request for a token',
  refresh: 'the request for a new token',
};

/** What to do about an error of OAuth 2.1, of RFC 7591 or of RFC 8707. */
const CODE_HINTS: Readonly<Record<string, string>> = {
  access_denied: 'Whoever was asked did not agree. Start authorization again to ask once more',
  invalid_client:
    'It does not know the client, or its secret is wrong. Start authorization again; give id and secret of a registered client if this repeats',
  unauthorized_client: 'The client is not allowed to ask in this way. Look at its registration',
  invalid_grant:
    'The code or token is used up, has ended, or belongs to another client. Start authorization again',
  invalid_scope: 'It does not know one of the scopes. Start authorization again with others',
  invalid_target: 'It does not know the resource. Whoever runs the servers has to make it known there',
  invalid_redirect_uri:
    'It does not take the address that the browser comes back to. Register a client with that address by hand, and give its id',
  invalid_client_metadata:
    'It does not take what Lifeline says of itself. Register a client by hand, and give its id',
  unsupported_grant_type: 'It does not give tokens in this way',
  server_error: 'It has a fault of its own. Try again later',
  temporarily_unavailable: 'It is busy. Try again later',
};

/** An error of the authorization server in words. `host`: who says so. */
export function refusalWords(
  step: AuthorizationStep,
  host: string,
  code: string,
  description: string | undefined,
): string {
  const hint = CODE_HINTS[code] ?? 'What it answered is in the trace';
  const told =
    description === undefined || description === code ? code : `${code} (${description.slice(0, 500)})`;
  return `${host} refuses ${STEP_WORDS[step]}: ${told.replace(/\.+$/, '')}. ${hint}.`;
}

/** Any error of a step as its failure. `host`: who was asked last. */
export function authorizationFailure(
  error: unknown,
  step: AuthorizationStep,
  host: string,
): AuthorizationFailure {
  if (error instanceof AuthorizationFailure) return error;
  if (error instanceof HttpFailure) return new AuthorizationFailure(step, error.message, error.code);
  const name = error instanceof Error ? error.name : '';
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (
    name === 'OAuthError' &&
    code !== undefined &&
    !/^Invalid OAuth error response|^HTTP \d+: Invalid/.test(reason(error))
  ) {
    return new AuthorizationFailure(step, refusalWords(step, host, code, reason(error)), code);
  }
  if (name === 'RegistrationRejectedError') return registrationFailure(error, host);
  if (name === 'IssuerMismatchError') return issuerFailure(error, step, host);
  if (name === 'InsecureTokenEndpointError') {
    return new AuthorizationFailure(
      step,
      `${host} wants credentials at an address without TLS. Nothing was sent; tokens go over https:// only.`,
    );
  }
  if (name === 'OAuthError') {
    return new AuthorizationFailure(
      step,
      `${host} refuses ${STEP_WORDS[step]}, in words that are no error of OAuth. They are in the trace.`,
    );
  }
  return new AuthorizationFailure(step, unreadable(error, step, host));
}

function unreadable(error: unknown, step: AuthorizationStep, host: string): string {
  if (error instanceof SyntaxError) {
    return `What ${host} sends for ${STEP_WORDS[step]} is not JSON. Its text is in the trace; look at the address, and at the server.`;
  }
  const problem = zodWords(error);
  if (problem !== undefined) {
    return `What ${host} sends for ${STEP_WORDS[step]} is not as it has to be: ${problem}. Its text is in the trace.`;
  }
  return `${STEP_WORDS[step].replace(/^./, (letter) => letter.toUpperCase())} at ${host} came to nothing: ${reason(error).replace(/\.$/, '')}.`;
}

/** The first thing that is wrong with an answer, as the SDK's schemas say it. */
function zodWords(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('issues' in error) || !Array.isArray(error.issues)) return undefined;
  const issue: unknown = error.issues[0];
  if (typeof issue !== 'object' || issue === null) return undefined;
  const path = 'path' in issue && Array.isArray(issue.path) ? issue.path.join('.') : '';
  const message = 'message' in issue && typeof issue.message === 'string' ? issue.message : '';
  return path === '' ? message : `“${path}”: ${message}`;
}

function registrationFailure(error: unknown, host: string): AuthorizationFailure {
  const status = error instanceof Error && 'status' in error ? String(error.status) : '';
  const body = error instanceof Error && 'body' in error ? String(error.body) : '';
  const { code, description } = oauthError(body);
  if (code !== undefined) {
    return new AuthorizationFailure(
      'registration',
      refusalWords('registration', host, code, description),
      code,
    );
  }
  return new AuthorizationFailure(
    'registration',
    `${host} refuses the registration of Lifeline as a client (${status}). Register a client by hand, and give its id.`,
  );
}

function oauthError(body: string): { readonly code?: string; readonly description?: string } {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null || !('error' in value) || typeof value.error !== 'string')
      return {};
    const description =
      'error_description' in value && typeof value.error_description === 'string'
        ? value.error_description
        : undefined;
    return { code: value.error, ...(description !== undefined && { description }) };
  } catch {
    return {}; // a page, or nothing: the status has to do
  }
}

function issuerFailure(error: unknown, step: AuthorizationStep, host: string): AuthorizationFailure {
  const of = (member: 'expected' | 'received') => {
    const value = error instanceof Error ? Reflect.get(error, member) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const [expected = '', received] = [of('expected'), of('received')];
  if (step === 'callback') {
    const told =
      received === undefined
        ? 'does not say which authorization server it comes from'
        : 'comes from another authorization server';
    return new AuthorizationFailure(
      step,
      `The answer in the browser ${told} (iss), though ${expected} was asked. It was not used, as it may be somebody else's. Start authorization again.`,
    );
  }
  return new AuthorizationFailure(
    step,
    `The metadata at ${host} is that of another issuer, ${JSON.stringify(received ?? '')}, not of ${JSON.stringify(expected)}. It was not used, since a token could go astray; whoever runs the server has to make both the same.`,
  );
}
