import type { Revision } from '../../vocabulary.ts';
import { SCHEMA_ANCHORS } from './schema-anchors.ts';

/** Sections of the pages that citations may name, by page below `specification/<revision>/`. */
export type SpecPages = Readonly<Record<string, readonly string[]>>;

const LIFECYCLE = [
  'lifecycle-phases',
  'initialization',
  'version-negotiation',
  'capability-negotiation',
  'operation',
  'shutdown',
  'error-handling',
];
const CANCELLATION = ['cancellation-flow', 'behavior-requirements', 'timing-considerations'];
const PROGRESS = ['progress-flow', 'behavior-requirements'];
const TOOLS = [
  'user-interaction-model',
  'capabilities',
  'listing-tools',
  'calling-tools',
  'list-changed-notification',
  'tool',
  'tool-result',
  'text-content',
  'image-content',
  'embedded-resources',
  'error-handling',
];
const RESOURCES = [
  'user-interaction-model',
  'capabilities',
  'listing-resources',
  'reading-resources',
  'resource-templates',
  'list-changed-notification',
  'subscriptions',
  'resource',
  'resource-contents',
  'error-handling',
];
const PROMPTS = [
  'user-interaction-model',
  'capabilities',
  'listing-prompts',
  'getting-a-prompt',
  'list-changed-notification',
  'prompt',
  'promptmessage',
  'error-handling',
];
const COMPLETION = ['requesting-completions', 'reference-types', 'completion-results'];
const LOGGING = ['log-levels', 'setting-log-level', 'log-message-notifications', 'error-handling'];
const PAGINATION = ['response-format', 'request-format', 'error-handling'];
const ROOTS = ['capabilities', 'listing-roots', 'root-list-changes', 'root'];
const SAMPLING = [
  'user-interaction-model',
  'capabilities',
  'creating-messages',
  'messages',
  'model-preferences',
  'error-handling',
];

/** The same in all revisions with a handshake. */
const ARCHITECTURE = ['core-components', 'design-principles', 'capability-negotiation'];

const SERVER_2024 = {
  architecture: ARCHITECTURE,
  'server/tools': TOOLS,
  'server/resources': RESOURCES,
  'server/prompts': PROMPTS,
  'server/utilities/completion': COMPLETION,
  'server/utilities/logging': ['capabilities', ...LOGGING],
  'server/utilities/pagination': PAGINATION,
  'client/roots': ROOTS,
  'client/sampling': SAMPLING,
  'basic/utilities/cancellation': CANCELLATION,
  'basic/utilities/ping': ['message-format', 'behavior-requirements'],
  'basic/utilities/progress': PROGRESS,
};
const HTTP = [
  'stdio',
  'streamable-http',
  'sending-messages-to-the-server',
  'listening-for-messages-from-the-server',
  'resumability-and-redelivery',
  'session-management',
  'backwards-compatibility',
];
const BASIC = ['messages', 'requests', 'responses', 'notifications'];
const SERVER_2025 = {
  ...SERVER_2024,
  'server/tools': [...TOOLS, 'audio-content'],
  'server/utilities/completion': ['capabilities', ...COMPLETION],
  'basic/lifecycle': [...LIFECYCLE, 'timeouts'],
};
const SERVER_2025_06 = {
  ...SERVER_2025,
  'server/tools': [...TOOLS, 'audio-content', 'resource-links', 'structured-content', 'output-schema'],
  'server/resources': [...RESOURCES, 'annotations'],
  'client/elicitation': ['capabilities', 'response-actions'],
  'basic/transports': [...HTTP, 'protocol-version-header'],
  'basic/authorization': ['access-token-usage'],
};

/** The specification as it is cited: page and sections, by revision. */
export const SPEC_PAGES: Readonly<Record<Revision, SpecPages>> = {
  '2024-11-05': {
    ...SERVER_2024,
    'basic/messages': ['requests', 'responses', 'notifications'],
    'basic/lifecycle': LIFECYCLE,
    'basic/transports': ['stdio', 'http-with-sse'],
  },
  '2025-03-26': {
    ...SERVER_2025,
    basic: [...BASIC, 'batching'],
    'basic/transports': HTTP,
    'basic/authorization': [],
  },
  '2025-06-18': {
    ...SERVER_2025_06,
    basic: [...BASIC, 'general-fields'],
    'client/elicitation': ['capabilities', 'creating-elicitation-requests', 'response-actions'],
    schema: SCHEMA_ANCHORS['2025-06-18'],
  },
  '2025-11-25': {
    ...SERVER_2025_06,
    basic: [...BASIC, 'general-fields', 'icons', 'json-schema-usage'],
    'basic/utilities/tasks': [
      'capabilities',
      'tool-level-negotiation',
      'creating-tasks',
      'getting-tasks',
      'retrieving-task-results',
      'task-status-notification',
      'listing-tasks',
      'cancelling-tasks',
      'task-status-lifecycle',
      'task',
      'related-task-metadata',
    ],
    'client/sampling': [...SAMPLING, 'sampling-with-tools', 'tool-choice-modes'],
    'client/elicitation': [
      'capabilities',
      'elicitation-requests',
      'response-actions',
      'completion-notifications-for-url-mode-elicitation',
      'error-handling',
    ],
    schema: SCHEMA_ANCHORS['2025-11-25'],
  },
  '2026-07-28': {
    basic: [...BASIC, 'error-codes', 'statelessness', 'general-fields', 'icons', 'json-schema-usage'],
    'basic/versioning': ['protocol-version-negotiation'],
    'basic/authorization': [],
    'basic/patterns/mrtr': [
      'multi-round-trip-requests',
      'inputrequests',
      'inputresponses',
      'inputrequiredresult',
    ],
    'basic/patterns/subscriptions': [
      'opening-a-stream',
      'notification-filter',
      'acknowledgment',
      'receiving-notifications',
      'cancellation',
    ],
    'basic/patterns/cancellation': [...CANCELLATION, 'transport-specific-cancellation'],
    'basic/patterns/progress': PROGRESS,
    'basic/transports/stdio': [
      'sending-messages',
      'receiving-messages',
      'shutdown',
      'backward-compatibility',
    ],
    'basic/transports/streamable-http': [
      'sending-messages',
      'receiving-messages',
      'protocol-version-header',
      'standard-request-headers',
      'custom-headers-from-tool-parameters',
      'backward-compatibility',
    ],
    'server/discover': ['request', 'response', 'when-to-call'],
    'server/tools': [
      ...TOOLS,
      'audio-content',
      'resource-links',
      'structured-content',
      'output-schema',
      'x-mcp-header',
    ],
    'server/resources': [...RESOURCES, 'annotations'],
    'server/prompts': PROMPTS,
    'server/utilities/caching': ['cacheable-results', 'cacheable-model'],
    'server/utilities/completion': ['capabilities', ...COMPLETION],
    'server/utilities/logging': ['capabilities', 'log-levels', 'log-message-notifications', 'error-handling'],
    'server/utilities/pagination': PAGINATION,
    'client/roots': ['capabilities', 'listing-roots', 'root'],
    'client/sampling': [...SAMPLING, 'sampling-with-tools', 'tool-choice-modes'],
    'client/elicitation': ['capabilities', 'elicitation-requests', 'response-actions'],
    deprecated: [],
    changelog: [],
    schema: SCHEMA_ANCHORS['2026-07-28'],
  },
};

/** Whether a place, `page#section` or `page`, is one that the list has for the revision. */
export function isSpecPlace(place: string, revision: Revision): boolean {
  const [page = '', anchor] = place.split('#');
  const pages = SPEC_PAGES[revision];
  if (!Object.hasOwn(pages, page)) return false;
  return anchor === undefined || pages[page]?.includes(anchor) === true;
}
