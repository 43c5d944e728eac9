import type { Revision } from '../../vocabulary.ts';
import type { Citation, SpecPage } from './types.ts';

const SPECIFICATION = 'https://modelcontextprotocol.io/specification/';

/** The page of a citation in one revision. */
export function specPage(citation: Citation, revision: Revision): SpecPage {
  return pageAt(citation.elsewhere?.[revision] ?? citation.at, revision);
}

/** A place from its text, `page#anchor` or `page`. */
export function pageAt(place: string, revision: Revision): SpecPage {
  const [page = '', anchor] = place.split('#');
  const url = `${SPECIFICATION}${revision}/${place}`;
  return anchor === undefined ? { revision, page, url } : { revision, page, anchor, url };
}
