import { REVISIONS, type Revision } from '../vocabulary.ts';
import { pageAt, specPage } from './spec/cite.ts';
import { isSpecPlace } from './spec/pages.ts';
import type { Citation, SpecPage } from './spec/types.ts';
import type { FrameWords } from './texts/types.ts';

const NEWEST: Revision = '2026-07-28';

/** The revision that explanations are about while none has been agreed on. */
export function revisionOr(revision: Revision | undefined): Revision {
  return revision ?? NEWEST;
}

/**
 * Where the specification speaks of something: in prose, and in the schema reference by the name of its type. Of the
 * revision at hand where it does, else of the newest one that does.
 */
export function pagesOf(
  citation: Citation,
  revisions: readonly Revision[],
  revision: Revision,
  type?: string,
): readonly SpecPage[] {
  const has = (one: Revision) =>
    revisions.includes(one) && isSpecPlace(citation.elsewhere?.[one] ?? citation.at, one);
  const cited = has(revision) ? revision : REVISIONS.findLast(has);
  if (cited === undefined) return [];
  const schema = type === undefined ? undefined : `schema#${type.toLowerCase()}`;
  const hasType = schema !== undefined && isSpecPlace(schema, cited);
  return [specPage(citation, cited), ...(hasType ? [pageAt(schema, cited)] : [])];
}

/** That something is not part of the revision in use, and which ones have it; undefined where it is part of it. */
export function absenceNote(
  revisions: readonly Revision[],
  revision: Revision,
  words: FrameWords,
): string | undefined {
  if (revisions.includes(revision)) return undefined;
  const [first] = revisions;
  const last = revisions.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return REVISIONS.indexOf(revision) < REVISIONS.indexOf(first)
    ? words.notYet(revision, first)
    : words.noMore(revision, last);
}
