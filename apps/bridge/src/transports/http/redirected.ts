import type { HttpMethod } from './fetcher.ts';
import { HttpFailure } from './http-failure.ts';

/** Where a redirect leads; only within the origin, and only where the request stays what it is. Throws HttpFailure. */
export function redirected(from: URL, location: string, method: HttpMethod, status: number): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  if (to === undefined || !/^https?:$/.test(to.protocol)) {
    throw new HttpFailure(
      'redirect',
      `${from.host} redirects to ${JSON.stringify(location)}, which is no address.`,
    );
  }
  if (to.origin !== from.origin) {
    throw new HttpFailure(
      'redirect',
      `${from.host} redirects to ${to.origin}. Lifeline does not follow it, so that your headers go to no other host; connect to ${to.origin}${to.pathname} if you trust it.`,
    );
  }
  if (method === 'POST' && status !== 307 && status !== 308) {
    throw new HttpFailure(
      'redirect',
      `${from.host} redirects to ${to.pathname} with ${status}, which would turn the message into a GET. Connect to ${to.origin}${to.pathname} instead.`,
    );
  }
  return to;
}
