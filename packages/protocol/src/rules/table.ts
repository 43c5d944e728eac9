import { ALL, FROM_2025_11, LEGACY, MODERN } from '../methods/sets.ts';
import type { Revision } from '../vocabulary.ts';

export type Severity = 'must' | 'should' | 'advice';

/** A rule about the outside of messages that the specification, or we, set. */
export interface EnvelopeRule {
  readonly id: string;
  /** `must` and `should` as the specification has it; `advice` is ours. */
  readonly severity: Severity;
  /** Page under `specification/<revision>/`; older and newer revisions in `pages`. */
  readonly page: string;
  readonly anchor?: string;
  /** Where a revision keeps it on another page. */
  readonly pages?: Readonly<Partial<Record<Revision, string>>>;
  readonly revisions: readonly Revision[];
}

const WITHOUT_BATCH: readonly Revision[] = ALL.filter((revision) => revision !== '2025-03-26');

/** 2024-11-05 has the messages on a page of their own. */
const basic = { page: 'basic', pages: { '2024-11-05': 'basic/messages' } } as const;
const transports = { page: 'basic/transports', pages: { '2026-07-28': 'basic/transports/stdio' } } as const;

const RULES: readonly EnvelopeRule[] = [
  { id: 'ENV-01', severity: 'must', ...transports, anchor: 'stdio', revisions: ALL },
  { id: 'ENV-02', severity: 'must', ...basic, anchor: 'messages', revisions: ALL },
  { id: 'ENV-03', severity: 'must', ...basic, anchor: 'messages', revisions: ALL },
  { id: 'ENV-04', severity: 'must', ...basic, anchor: 'requests', revisions: ALL },
  { id: 'ENV-05', severity: 'must', ...basic, anchor: 'requests', revisions: ALL },
  { id: 'ENV-06', severity: 'must', ...basic, anchor: 'requests', revisions: LEGACY },
  { id: 'ENV-07', severity: 'must', ...basic, anchor: 'requests', revisions: MODERN },
  { id: 'ENV-08', severity: 'must', ...basic, anchor: 'responses', revisions: ALL },
  { id: 'ENV-09', severity: 'must', ...basic, anchor: 'responses', revisions: ALL },
  { id: 'ENV-10', severity: 'must', ...basic, anchor: 'responses', revisions: ALL },
  { id: 'ENV-11', severity: 'must', ...basic, anchor: 'responses', revisions: ALL },
  { id: 'ENV-12', severity: 'must', ...basic, anchor: 'responses', revisions: ALL },
  { id: 'ENV-13', severity: 'must', ...basic, anchor: 'notifications', revisions: ALL },
  { id: 'ENV-14', severity: 'must', ...basic, anchor: 'requests', revisions: ALL },
  { id: 'ENV-15', severity: 'must', ...basic, anchor: 'messages', revisions: WITHOUT_BATCH },
  {
    id: 'ENV-16',
    severity: 'must',
    page: 'basic/lifecycle',
    anchor: 'initialization',
    revisions: ['2025-03-26'],
  },
  { id: 'ENV-17', severity: 'must', ...transports, revisions: ALL },
  { id: 'ENV-18', severity: 'advice', ...basic, anchor: 'messages', revisions: ALL },
  { id: 'ENV-19', severity: 'advice', ...basic, anchor: 'messages', revisions: ALL },
  { id: 'ENV-20', severity: 'advice', ...basic, anchor: 'messages', revisions: ALL },
  { id: 'ENV-21', severity: 'advice', ...basic, anchor: 'responses', revisions: ALL },
  { id: 'ENV-23', severity: 'must', page: 'basic', anchor: 'error-codes', revisions: MODERN },
  { id: 'ENV-24', severity: 'should', page: 'basic', anchor: 'error-codes', revisions: MODERN },
  { id: 'ENV-25', severity: 'must', page: 'basic', anchor: 'error-codes', revisions: MODERN },
  { id: 'ENV-27', severity: 'must', page: 'basic', anchor: 'error-responses', revisions: FROM_2025_11 },
  { id: 'STD-01', severity: 'must', ...transports, anchor: 'stdio', revisions: ALL },
];

/** The rules of the envelope by id: what readers of single messages and of whole sessions report. */
export const ENVELOPE_RULES: Readonly<Record<string, EnvelopeRule>> = Object.fromEntries(
  RULES.map((rule) => [rule.id, rule]),
);

/**
 * Where the specification of `revision` (of the newest that has the rule, when unknown or without it) states a
 * rule, as a path below `specification/`; undefined for unknown rules.
 */
export function rulePage(id: string, revision?: string): string | undefined {
  const rule = Object.hasOwn(ENVELOPE_RULES, id) ? ENVELOPE_RULES[id] : undefined;
  const chosen = rule?.revisions.find((known) => known === revision) ?? rule?.revisions.at(-1);
  if (rule === undefined || chosen === undefined) return undefined;
  const anchor = rule.anchor === undefined ? '' : `#${rule.anchor}`;
  return `${chosen}/${rule.pages?.[chosen] ?? rule.page}${anchor}`;
}
