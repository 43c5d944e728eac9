import { ALL, FROM_2025_03, LEGACY, MODERN } from './sets.ts';
import type { Gate, MethodInfo } from './types.ts';

const needs = (capability: string): Gate => ({ side: 'server', capability });
const client = { kind: 'request', from: 'client' } as const;
const announcement = { kind: 'notification', from: 'server', revisions: ALL } as const;

/** Tools, resources, prompts, completion and logging: what a server offers. */
export const SERVER_METHODS: readonly MethodInfo[] = [
  {
    method: 'tools/list',
    ...client,
    area: 'tools',
    revisions: ALL,
    gate: needs('tools'),
    page: 'server/tools',
  },
  {
    method: 'tools/call',
    ...client,
    area: 'tools',
    revisions: ALL,
    gate: needs('tools'),
    page: 'server/tools',
  },
  {
    method: 'resources/list',
    ...client,
    area: 'resources',
    revisions: ALL,
    gate: needs('resources'),
    page: 'server/resources',
  },
  {
    method: 'resources/templates/list',
    ...client,
    area: 'resources',
    revisions: ALL,
    gate: needs('resources'),
    page: 'server/resources',
  },
  {
    method: 'resources/read',
    ...client,
    area: 'resources',
    revisions: ALL,
    gate: needs('resources'),
    page: 'server/resources',
  },
  {
    method: 'resources/subscribe',
    ...client,
    area: 'resources',
    revisions: LEGACY,
    gate: needs('resources.subscribe'),
    page: 'server/resources',
  },
  {
    method: 'resources/unsubscribe',
    ...client,
    area: 'resources',
    revisions: LEGACY,
    gate: needs('resources.subscribe'),
    page: 'server/resources',
  },
  {
    method: 'prompts/list',
    ...client,
    area: 'prompts',
    revisions: ALL,
    gate: needs('prompts'),
    page: 'server/prompts',
  },
  {
    method: 'prompts/get',
    ...client,
    area: 'prompts',
    revisions: ALL,
    gate: needs('prompts'),
    page: 'server/prompts',
  },
  {
    method: 'completion/complete',
    ...client,
    area: 'utilities',
    revisions: ALL,
    gate: { ...needs('completions'), revisions: FROM_2025_03 },
    page: 'server/utilities/completion',
  },
  {
    method: 'logging/setLevel',
    ...client,
    area: 'utilities',
    revisions: LEGACY,
    gate: needs('logging'),
    page: 'server/utilities/logging',
  },
  {
    method: 'notifications/message',
    ...announcement,
    area: 'utilities',
    gate: needs('logging'),
    page: 'server/utilities/logging',
    deprecated: MODERN,
  },
  {
    method: 'notifications/tools/list_changed',
    ...announcement,
    area: 'tools',
    gate: needs('tools.listChanged'),
    page: 'server/tools',
  },
  {
    method: 'notifications/resources/list_changed',
    ...announcement,
    area: 'resources',
    gate: needs('resources.listChanged'),
    page: 'server/resources',
  },
  {
    method: 'notifications/resources/updated',
    ...announcement,
    area: 'resources',
    gate: needs('resources.subscribe'),
    page: 'server/resources',
  },
  {
    method: 'notifications/prompts/list_changed',
    ...announcement,
    area: 'prompts',
    gate: needs('prompts.listChanged'),
    page: 'server/prompts',
  },
];
