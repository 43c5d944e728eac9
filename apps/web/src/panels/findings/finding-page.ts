import type { Finding } from '@lifeline/lint';

const SPECIFICATION = 'https://modelcontextprotocol.io/specification/';

/** Address of the page that states a rule; undefined for rules of our own. */
export function pageOf({ page, anchor }: Finding): string | undefined {
  if (page === undefined) return undefined;
  const address = page.startsWith('https:') ? page : SPECIFICATION + page;
  return anchor === undefined ? address : `${address}#${anchor}`;
}
