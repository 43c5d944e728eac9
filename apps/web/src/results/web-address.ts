import { isLoopbackHost } from '@lifeline/trace';

/** What an address that a server names really leads to. */
export interface WebAddress {
  /** As the browser would open it. */
  readonly href: string;
  /** Without user and password; letters outside ASCII as punycode, which is what is connected to. */
  readonly host: string;
  /** What a reader may be misled by, or should know. */
  readonly warnings: readonly AddressWarning[];
}

type AddressWarning = 'not-encrypted' | 'disguised-host' | 'credentials' | 'this-machine';

/**
 * Reads an address of the web. Undefined for anything that is no http or https URL: that is not opened (2025-11-25,
 * client/elicitation#url-mode-security).
 */
export function readAddress(text: string): WebAddress | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  const isLocal = isLoopbackHost(url.hostname) || url.hostname === '0.0.0.0';
  const found: readonly (readonly [AddressWarning, boolean])[] = [
    ['not-encrypted', url.protocol === 'http:' && !isLocal],
    ['disguised-host', url.hostname.split('.').some((label) => label.startsWith('xn--'))],
    ['credentials', url.username !== '' || url.password !== ''],
    ['this-machine', isLocal],
  ];
  return {
    href: url.href,
    host: url.host,
    warnings: found.flatMap(([warning, holds]) => (holds ? [warning] : [])),
  };
}
