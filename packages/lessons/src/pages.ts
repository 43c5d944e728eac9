import type { Revision } from '@lifeline/protocol';

interface Page {
  /** Path below `specification/<revision>/`. */
  readonly path: string;
  readonly anchor?: string;
  /** Where a revision has it on another page, or under another heading. */
  readonly other?: Readonly<Partial<Record<Revision, { readonly path: string; readonly anchor?: string }>>>;
}

/** Headings of the first revision stand on a page of messages of their own. */
const messages = (anchor: string): Page => ({
  path: 'basic',
  anchor,
  other: { '2024-11-05': { path: 'basic/messages', anchor } },
});

/** Pages of the specification that lessons cite. */
export const LESSON_PAGES = {
  architecture: { path: 'architecture' },
  requests: messages('requests'),
  responses: messages('responses'),
  notifications: messages('notifications'),
  lifecycle: { path: 'basic/lifecycle' },
  initialization: { path: 'basic/lifecycle', anchor: 'initialization' },
  'version-negotiation': { path: 'basic/lifecycle', anchor: 'version-negotiation' },
  'capability-negotiation': { path: 'basic/lifecycle', anchor: 'capability-negotiation' },
  operation: { path: 'basic/lifecycle', anchor: 'operation' },
  shutdown: { path: 'basic/lifecycle', anchor: 'shutdown' },
  stdio: { path: 'basic/transports', anchor: 'stdio' },
  'streamable-http': { path: 'basic/transports', anchor: 'streamable-http' },
  sessions: { path: 'basic/transports', anchor: 'session-management' },
  tools: { path: 'server/tools' },
  'tool-errors': { path: 'server/tools', anchor: 'error-handling' },
  'output-schema': { path: 'server/tools', anchor: 'output-schema' },
  'tool-decision': { path: 'server/tools', anchor: 'user-interaction-model' },
  resources: { path: 'server/resources' },
  'resource-decision': { path: 'server/resources', anchor: 'user-interaction-model' },
  prompts: { path: 'server/prompts' },
  'prompt-decision': { path: 'server/prompts', anchor: 'user-interaction-model' },
  logging: { path: 'server/utilities/logging' },
  ping: { path: 'basic/utilities/ping' },
  roots: { path: 'client/roots' },
} satisfies Record<string, Page>;

export type PageKey = keyof typeof LESSON_PAGES;

/** The page as a path below `specification/`, in a revision. */
export function lessonPage(key: PageKey, revision: Revision): string {
  const page: Page = LESSON_PAGES[key];
  const { path, anchor } = page.other?.[revision] ?? page;
  return `${revision}/${path}${anchor === undefined ? '' : `#${anchor}`}`;
}
