import { AuthorizationFailure } from './authorization-failure.ts';
import { isSecure, type RecordedFetch } from './recorded-fetch.ts';

const MOST_HOPS = 10;

/**
 * Goes to an authorization server without a browser and follows its redirects until they lead back; the answer that is
 * in that address. It fills in no page and keeps no cookie, so it is for servers that ask nobody, as those of tests.
 * Throws AuthorizationFailure.
 */
export async function follow(
  fetch: RecordedFetch,
  start: URL,
  redirectUri: string,
): Promise<URLSearchParams> {
  let url = start;
  for (let hops = 0; hops < MOST_HOPS; hops += 1) {
    const { status, headers } = await fetch.send('authorize', url, { method: 'GET', headers: [] });
    const location = headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
    if (status < 300 || status > 399 || location === undefined) {
      throw new AuthorizationFailure(
        'authorize',
        `${url.host} answers with ${status} and leads no further: it wants to ask a person. Authorize in the page, and keep the tokens in the file.`,
      );
    }
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    if (next === undefined || !isSecure(next)) {
      throw new AuthorizationFailure(
        'authorize',
        `${url.host} redirects to ${JSON.stringify(location)}, where nothing is sent.`,
      );
    }
    if (`${next.origin}${next.pathname}` === redirectUri) return next.searchParams;
    url = next;
  }
  throw new AuthorizationFailure('authorize', `${url.host} redirects again and again (${MOST_HOPS} times).`);
}
