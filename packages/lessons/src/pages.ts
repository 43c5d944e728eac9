import type { Revision } from '@lifeline/protocol';
import { type Citation, type SpecPage, specPage } from '@lifeline/protocol/spec';

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
} satisfies Record<string, Citation>;

export type PageKey = keyof typeof LESSON_PAGES;

/** The page that a lesson cites, in a revision. */
export function lessonPage(key: PageKey, revision: Revision): SpecPage {
  return specPage(LESSON_PAGES[key], revision);
}
