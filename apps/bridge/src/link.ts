import { createHash, randomBytes } from 'node:crypto';
import { BridgeError } from './errors.ts';

/** How long a link can be used, in milliseconds. */
export const LINK_LIFETIME_MS = 10 * 60 * 1000;
const MOST_CODES = 100;

/** A new secret: 256 random bits as base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

interface Code {
  readonly expiresAt: number;
  isUsed: boolean;
}

/** One-time codes: each can be traded once for the token, within 10 minutes. Only their digests are kept. */
export class LinkCodes {
  readonly #codes = new Map<string, Code>();
  readonly #now: () => number;

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number) {
    this.#now = now;
  }

  mint(): string {
    const code = newSecret();
    this.#codes.set(digest(code), { expiresAt: this.#now() + LINK_LIFETIME_MS, isUsed: false });
    for (const oldest of this.#codes.keys()) {
      if (this.#codes.size <= MOST_CODES) break;
      this.#codes.delete(oldest);
    }
    return code;
  }

  /** Uses a code up. Throws `unauthorized` with what to do if it is unknown, too old, or was used before. */
  redeem(code: string): void {
    const known = this.#codes.get(digest(code));
    const hint = 'Press Enter in the terminal where Lifeline runs; it prints a new link.';
    if (known === undefined)
      throw new BridgeError('unauthorized', 'This link is not one of this Lifeline.', hint);
    if (known.isUsed)
      throw new BridgeError('unauthorized', 'This link was used already; it works once.', hint);
    if (this.#now() > known.expiresAt) {
      throw new BridgeError('unauthorized', 'This link is older than ten minutes.', hint);
    }
    known.isUsed = true;
  }
}

/** A route of the page: its start, one of its panels, a comparison, or a session or recording, with what follows. */
export const PAGE_ROUTE =
  /^\/(?:[sr]\/[^/?#\s][^#\s]*|compare\/[^/?#\s]+\/[^/?#\s]+|(?:start|recordings|settings)?(?:\?[^#\s]*)?)$/;

/** The link with a code in its fragment, which no request carries, and the route that it leads to. */
export function linkUrl(origin: string, code: string, route = ''): string {
  return `${origin}/#t=${code}${route}`;
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('base64');
}
