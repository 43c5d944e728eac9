import { ALL, LEGACY, MODERN } from '../../methods/sets.ts';
import type { Revision } from '../../vocabulary.ts';
import type { MemberSpec } from './types.ts';

/** A member that every revision that has it demands. */
export function must(type: string, revisions: readonly Revision[] = ALL): MemberSpec {
  return { type, revisions, required: revisions };
}

/** A member that may be left out. */
export function may(type: string, revisions: readonly Revision[] = ALL): MemberSpec {
  return { type, revisions, required: [] };
}

/** A member that some of its revisions demand. */
export function sometimes(type: string, required: readonly Revision[], revisions = ALL): MemberSpec {
  return { type, revisions, required };
}

/** A member that works and will go (2026-07-28, deprecated). */
export function fading(spec: MemberSpec): MemberSpec {
  return { ...spec, deprecated: MODERN };
}

/** A member of an extension. */
export function extended(type: string, revisions: readonly Revision[] = ALL): MemberSpec {
  return { type, revisions, required: [], extension: true };
}

/** Params of any request carry `_meta`; the modern era demands it. */
export const IN_REQUEST = { _meta: sometimes('RequestMeta', MODERN) };
export const IN_NOTIFICATION = { _meta: may('NotificationMeta') };
export const IN_RESULT = { _meta: may('ResultMeta'), resultType: must('string', MODERN) };
export const PAGED = { nextCursor: may('string') };
export const CACHED = { ttlMs: must('integer', MODERN), cacheScope: must('string', MODERN) };
/** Members of a retried request (2026-07-28, basic/patterns/mrtr). */
export const ANSWERED = {
  inputResponses: may('InputResponse{}', MODERN),
  requestState: may('string', MODERN),
};
/** Members of a result that asks for input first (2026-07-28, basic/patterns/mrtr). */
export const ASKING = { inputRequests: may('InputRequest{}', MODERN), requestState: may('string', MODERN) };
export const NOT_MODERN = LEGACY;
