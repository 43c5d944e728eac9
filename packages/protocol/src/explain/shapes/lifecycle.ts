import {
  FROM_2025_03,
  FROM_2025_06,
  FROM_2025_11,
  LEGACY,
  MODERN,
  ONLY_2025_11,
} from '../../methods/sets.ts';
import { CACHED, extended, fading, IN_REQUEST, IN_RESULT, may, must, WITH_ICONS } from './build.ts';
import type { Shapes } from './types.ts';

const initialization = { at: 'basic/lifecycle#initialization' } as const;
const negotiation = {
  at: 'basic/lifecycle#capability-negotiation',
  elsewhere: { '2026-07-28': 'basic/versioning' },
} as const;
const feature = (page: string) => ({ at: `${page}#capabilities` });
const tasks = { at: 'basic/utilities/tasks#capabilities' } as const;
const shared = { experimental: may('object{}'), extensions: may('Extensions', MODERN) };

/** Opening, discovery, and what both sides say of themselves. */
export const LIFECYCLE_SHAPES = {
  InitializeParams: {
    cite: initialization,
    members: {
      protocolVersion: must('string', LEGACY),
      capabilities: must('ClientCapabilities', LEGACY),
      clientInfo: must('Implementation', LEGACY),
      ...IN_REQUEST,
    },
  },
  InitializeResult: {
    cite: initialization,
    schema: 'InitializeResult',
    members: {
      protocolVersion: must('string', LEGACY),
      capabilities: must('ServerCapabilities', LEGACY),
      serverInfo: must('Implementation', LEGACY),
      instructions: may('string', LEGACY),
      ...IN_RESULT,
    },
  },
  DiscoverResult: {
    cite: { at: 'server/discover#response' },
    schema: 'DiscoverResult',
    members: {
      supportedVersions: must('string[]', MODERN),
      capabilities: must('ServerCapabilities', MODERN),
      instructions: may('string', MODERN),
      ...CACHED,
      ...IN_RESULT,
    },
  },
  Implementation: {
    cite: { ...initialization, elsewhere: { '2026-07-28': 'basic#general-fields' } },
    schema: 'Implementation',
    members: {
      name: must('string'),
      version: must('string'),
      title: may('string', FROM_2025_06),
      description: may('string', FROM_2025_11),
      ...WITH_ICONS,
      websiteUrl: may('string', FROM_2025_11),
    },
  },
  Icon: {
    cite: { at: 'basic#icons' },
    schema: 'Icon',
    members: {
      src: must('string', FROM_2025_11),
      mimeType: may('string', FROM_2025_11),
      sizes: may('string[]', FROM_2025_11),
      theme: may('string', FROM_2025_11),
    },
  },
  ClientCapabilities: {
    cite: negotiation,
    schema: 'ClientCapabilities',
    others: 'vendor',
    members: {
      roots: fading(may('RootsCapability')),
      sampling: fading(may('SamplingCapability')),
      elicitation: may('ElicitationCapability', FROM_2025_06),
      tasks: may('ClientTasks', ONLY_2025_11),
      ...shared,
    },
  },
  RootsCapability: { cite: feature('client/roots'), members: { listChanged: may('boolean', LEGACY) } },
  SamplingCapability: {
    cite: feature('client/sampling'),
    members: { tools: may('object', FROM_2025_11), context: may('object', FROM_2025_11) },
  },
  ElicitationCapability: {
    cite: feature('client/elicitation'),
    members: { form: may('object', FROM_2025_11), url: may('object', FROM_2025_11) },
  },
  ClientTasks: {
    cite: tasks,
    members: {
      list: may('object', ONLY_2025_11),
      cancel: may('object', ONLY_2025_11),
      requests: may('ClientTaskRequests', ONLY_2025_11),
    },
  },
  ClientTaskRequests: {
    cite: tasks,
    members: {
      sampling: may('SamplingTasks', ONLY_2025_11),
      elicitation: may('ElicitationTasks', ONLY_2025_11),
    },
  },
  SamplingTasks: { cite: tasks, members: { createMessage: may('object', ONLY_2025_11) } },
  ElicitationTasks: { cite: tasks, members: { create: may('object', ONLY_2025_11) } },
  ServerCapabilities: {
    cite: negotiation,
    schema: 'ServerCapabilities',
    others: 'vendor',
    members: {
      tools: may('ToolsCapability'),
      resources: may('ResourcesCapability'),
      prompts: may('PromptsCapability'),
      completions: may('object', FROM_2025_03),
      logging: fading(may('object')),
      tasks: may('ServerTasks', ONLY_2025_11),
      ...shared,
    },
  },
  ToolsCapability: { cite: feature('server/tools'), members: { listChanged: may('boolean') } },
  PromptsCapability: { cite: feature('server/prompts'), members: { listChanged: may('boolean') } },
  ResourcesCapability: {
    cite: feature('server/resources'),
    members: { subscribe: may('boolean'), listChanged: may('boolean') },
  },
  ServerTasks: {
    cite: tasks,
    members: {
      list: may('object', ONLY_2025_11),
      cancel: may('object', ONLY_2025_11),
      requests: may('ServerTaskRequests', ONLY_2025_11),
    },
  },
  ServerTaskRequests: { cite: tasks, members: { tools: may('ToolTasks', ONLY_2025_11) } },
  ToolTasks: { cite: tasks, members: { call: may('object', ONLY_2025_11) } },
  Extensions: {
    cite: { at: 'basic/versioning' },
    others: 'vendor',
    members: {
      'io.modelcontextprotocol/ui': extended('AppsSettings', MODERN),
      'io.modelcontextprotocol/tasks': extended('object', MODERN),
      'io.modelcontextprotocol/oauth-client-credentials': extended('object', MODERN),
      'io.modelcontextprotocol/enterprise-managed-authorization': extended('object', MODERN),
    },
  },
  AppsSettings: {
    cite: { at: 'basic/versioning' },
    others: 'vendor',
    members: { mimeTypes: extended('string[]', MODERN) },
  },
} as const satisfies Shapes;
