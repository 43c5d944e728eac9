type Headers = Readonly<Record<string, string>>;

const isAuthorization = (name: string) => name.toLowerCase() === 'authorization';

/** A token as it was typed: alone, after its scheme, or as the whole header (RFC 6750, section 2.1). */
export function bareToken(typed: string): string {
  return typed
    .trim()
    .replace(/^authorization\s*:\s*/i, '')
    .replace(/^bearer(?:\s+|$)/i, '')
    .trim();
}

/** Whether a header for authorization is among these. */
export function hasAuthorization(headers: Headers): boolean {
  return Object.keys(headers).some(isAuthorization);
}

/** The headers with the token as the one for authorization; as they are without a token. */
export function withToken(headers: Headers, typed: string): Headers {
  const token = bareToken(typed);
  if (token === '') return headers;
  const others = Object.entries(headers).filter(([name]) => !isAuthorization(name));
  return { Authorization: `Bearer ${token}`, ...Object.fromEntries(others) };
}

/** Takes a bearer token out of the headers; other kinds of authorization stay among them. */
export function takeToken(headers: Headers): { readonly token: string; readonly headers: Headers } {
  const entry = Object.entries(headers).find(([name]) => isAuthorization(name));
  if (entry === undefined || !/^(?:bearer(?:\s|$)|$)/i.test(entry[1].trim())) return { token: '', headers };
  const others = Object.entries(headers).filter(([name]) => name !== entry[0]);
  return { token: bareToken(entry[1]), headers: Object.fromEntries(others) };
}
