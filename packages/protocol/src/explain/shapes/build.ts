import { ALL, FROM_2025_06, FROM_2025_11, MODERN } from '../../methods/sets.ts';
import type { Revision } from '../../vocabulary.ts';
import type { Citation } from '../spec/types.ts';
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

/** A member that several shapes share and that is described elsewhere. */
function shared(spec: MemberSpec, at: string, elsewhere?: Citation['elsewhere']): MemberSpec {
  return { ...spec, cite: { at, elsewhere } };
}

/** `_meta` has a section of its own since 2025-06-18; before, it stands with the messages. */
export const META_CITATION: Citation = {
  at: 'basic#general-fields',
  elsewhere: { '2024-11-05': 'basic/messages#requests', '2025-03-26': 'basic#requests' },
};
const meta = (spec: MemberSpec): MemberSpec => ({ ...spec, cite: META_CITATION });
const rounds = (type: string, anchor: string) => shared(may(type, MODERN), `basic/patterns/mrtr#${anchor}`);
const caching = (type: string) => shared(must(type, MODERN), 'server/utilities/caching#cacheable-model');

/** Params of any request carry `_meta`; the modern era demands it. */
export const IN_REQUEST = { _meta: meta(sometimes('RequestMeta', MODERN)) };
export const IN_NOTIFICATION = { _meta: meta(may('NotificationMeta')) };
export const IN_RESULT = {
  _meta: meta(may('ResultMeta')),
  resultType: shared(must('string', MODERN), 'basic#responses'),
};
export const WITH_META = { _meta: meta(may('Meta', FROM_2025_06)) };
export const WITH_ICONS = { icons: shared(may('Icon[]', FROM_2025_11), 'basic#icons') };
export const PAGED = { nextCursor: shared(may('string'), 'server/utilities/pagination#response-format') };
export const CACHED = { ttlMs: caching('integer'), cacheScope: caching('string') };
/** Members of a retried request (2026-07-28, basic/patterns/mrtr). */
export const ANSWERED = {
  inputResponses: rounds('InputResponse{}', 'inputresponses'),
  requestState: rounds('string', 'inputrequiredresult'),
};
/** Members of a result that asks for input first (2026-07-28, basic/patterns/mrtr). */
export const ASKING = {
  inputRequests: rounds('InputRequest{}', 'inputrequests'),
  requestState: rounds('string', 'inputrequiredresult'),
};
