import type { HttpHeader } from '@lifeline/trace';

/** What a server asks for where it refuses a request (RFC 6750, section 3; basic/authorization). */
export interface Challenge {
  readonly status: 401 | 403;
  /** No `WWW-Authenticate` with the scheme Bearer came along. */
  readonly isBare: boolean;
  /** Where the metadata of the resource is, as the server wrote it. */
  readonly resourceMetadata?: string;
  readonly scope?: string;
  readonly error?: string;
  readonly description?: string;
}

/** One parameter of a challenge: a token or a quoted text. */
const PARAMETER = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))\s*(?:,|$)/s;

/** Reads a refusal; undefined for every other answer, also for a 403 that has nothing to do with scopes. */
export function readChallenge(status: number, headers: readonly HttpHeader[]): Challenge | undefined {
  if (status !== 401 && status !== 403) return undefined;
  const parameters = headers
    .filter(({ name }) => name.toLowerCase() === 'www-authenticate')
    .map(({ value }) => bearerParameters(value))
    .find((found) => found !== undefined);
  const challenge = toChallenge(status, parameters);
  return status === 401 || challenge.error === 'insufficient_scope' ? challenge : undefined;
}

function toChallenge(status: 401 | 403, parameters: ReadonlyMap<string, string> | undefined): Challenge {
  const get = (name: string) => parameters?.get(name) || undefined;
  const [resourceMetadata, scope] = [get('resource_metadata'), get('scope')];
  const [error, description] = [get('error'), get('error_description')];
  return {
    status,
    isBare: parameters === undefined,
    ...(resourceMetadata !== undefined && { resourceMetadata }),
    ...(scope !== undefined && { scope }),
    ...(error !== undefined && { error }),
    ...(description !== undefined && { description }),
  };
}

/** Parameters of the scheme Bearer, names in lower case; a header may hold several challenges. */
function bearerParameters(value: string): ReadonlyMap<string, string> | undefined {
  const start = /(?:^|,)\s*bearer(?=\s|$|,)/i.exec(value);
  if (start === null) return undefined;
  const parameters = new Map<string, string>();
  let rest = value.slice(start.index + start[0].length);
  for (let match = PARAMETER.exec(rest); match !== null; match = PARAMETER.exec(rest)) {
    const [whole, name = '', quoted, plain = ''] = match;
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted?.replace(/\\(.)/gs, '$1') ?? plain);
    rest = rest.slice(whole.length);
  }
  return parameters;
}
