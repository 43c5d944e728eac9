import { REVISIONS, type Revision } from '@lifeline/protocol';
import { type Citation, type SpecPage, specPage } from '@lifeline/protocol/spec';

interface Page extends Citation {
  /** The first revision that has it; earlier ones are shown this one's. */
  readonly from?: Revision;
}

/** The first revision has what is said of messages on a page of their own. */
const messages = (section: string): Citation => ({
  at: `basic#${section}`,
  elsewhere: { '2024-11-05': `basic/messages#${section}` },
});

/** What lessons cite of the specification. */
export const LESSON_PAGES = {
  architecture: { at: 'architecture#core-components' },
  requests: messages('requests'),
  responses: messages('responses'),
  notifications: messages('notifications'),
  lifecycle: { at: 'basic/lifecycle#lifecycle-phases' },
  initialization: { at: 'basic/lifecycle#initialization' },
  'version-negotiation': { at: 'basic/lifecycle#version-negotiation' },
  'capability-negotiation': { at: 'basic/lifecycle#capability-negotiation' },
  operation: { at: 'basic/lifecycle#operation' },
  shutdown: { at: 'basic/lifecycle#shutdown' },
  stdio: { at: 'basic/transports#stdio' },
  'streamable-http': {
    at: 'basic/transports#streamable-http',
    elsewhere: { '2024-11-05': 'basic/transports#http-with-sse' },
  },
  sessions: {
    at: 'basic/transports#session-management',
    elsewhere: { '2024-11-05': 'basic/transports#http-with-sse' },
  },
  'list-tools': { at: 'server/tools#listing-tools' },
  'call-tools': { at: 'server/tools#calling-tools' },
  'tool-decision': { at: 'server/tools#user-interaction-model' },
  'tool-errors': { at: 'server/tools#error-handling' },
  'list-resources': { at: 'server/resources#listing-resources' },
  'read-resources': { at: 'server/resources#reading-resources' },
  'resource-decision': { at: 'server/resources#user-interaction-model' },
  'list-prompts': { at: 'server/prompts#listing-prompts' },
  'get-prompts': { at: 'server/prompts#getting-a-prompt' },
  'prompt-decision': { at: 'server/prompts#user-interaction-model' },
  logging: { at: 'server/utilities/logging#log-message-notifications' },
  ping: { at: 'basic/utilities/ping#message-format' },
  roots: { at: 'client/roots#listing-roots' },
  sampling: { at: 'client/sampling#creating-messages' },
  elicitation: { at: 'client/elicitation#response-actions', from: '2025-06-18' },
  progress: {
    at: 'basic/utilities/progress#progress-flow',
    elsewhere: { '2026-07-28': 'basic/patterns/progress#progress-flow' },
  },
  cancellation: {
    at: 'basic/utilities/cancellation#cancellation-flow',
    elsewhere: { '2026-07-28': 'basic/patterns/cancellation#cancellation-flow' },
  },
  statelessness: { at: 'basic#statelessness', from: '2026-07-28' },
  discover: { at: 'server/discover#when-to-call', from: '2026-07-28' },
  rounds: { at: 'basic/patterns/mrtr#multi-round-trip-requests', from: '2026-07-28' },
  'modern-stdio': { at: 'basic/transports/stdio#shutdown', from: '2026-07-28' },
} satisfies Record<string, Page>;

export type PageKey = keyof typeof LESSON_PAGES;

/** The page that a lesson cites, in a revision. */
export function lessonPage(key: PageKey, revision: Revision): SpecPage {
  const page: Page = LESSON_PAGES[key];
  const isEarlier = page.from !== undefined && REVISIONS.indexOf(revision) < REVISIONS.indexOf(page.from);
  return specPage(page, isEarlier ? (page.from ?? revision) : revision);
}
