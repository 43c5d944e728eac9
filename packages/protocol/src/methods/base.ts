import { ALL, LEGACY, MODERN, ONLY_2025_11 } from './sets.ts';
import type { MethodInfo } from './types.ts';

const lifecycle = { area: 'lifecycle', revisions: LEGACY, page: 'basic/lifecycle' } as const;

/** Opening, liveness, cancellation, progress and subscriptions. */
export const BASE_METHODS: readonly MethodInfo[] = [
  { method: 'initialize', kind: 'request', from: 'client', ...lifecycle },
  { method: 'notifications/initialized', kind: 'notification', from: 'client', ...lifecycle },
  {
    method: 'server/discover',
    kind: 'request',
    from: 'client',
    area: 'lifecycle',
    revisions: MODERN,
    page: 'server/discover',
  },
  {
    method: 'ping',
    kind: 'request',
    from: 'both',
    area: 'utilities',
    revisions: LEGACY,
    page: 'basic/utilities/ping',
  },
  {
    method: 'notifications/cancelled',
    kind: 'notification',
    from: 'both',
    area: 'utilities',
    revisions: ALL,
    page: 'basic/utilities/cancellation',
    pages: { '2026-07-28': 'basic/patterns/cancellation' },
  },
  {
    method: 'notifications/progress',
    kind: 'notification',
    from: 'both',
    area: 'utilities',
    revisions: ALL,
    page: 'basic/utilities/progress',
    pages: { '2026-07-28': 'basic/patterns/progress' },
  },
  {
    method: 'subscriptions/listen',
    kind: 'request',
    from: 'client',
    area: 'subscriptions',
    revisions: MODERN,
    page: 'basic/patterns/subscriptions',
  },
  {
    method: 'notifications/subscriptions/acknowledged',
    kind: 'notification',
    from: 'server',
    area: 'subscriptions',
    revisions: MODERN,
    page: 'basic/patterns/subscriptions',
  },
];

const tasks = {
  area: 'tasks',
  page: 'basic/utilities/tasks',
  extension: 'io.modelcontextprotocol/tasks',
} as const;
const tasksOnly2025 = { area: 'tasks', page: 'basic/utilities/tasks', revisions: ONLY_2025_11 } as const;

/** Tasks: experimental in the core of 2025-11-25, an extension in the modern era. */
export const TASK_METHODS: readonly MethodInfo[] = [
  {
    method: 'tasks/get',
    kind: 'request',
    from: 'both',
    ...tasks,
    revisions: ONLY_2025_11,
    gate: { side: 'server', capability: 'tasks' },
  },
  {
    method: 'tasks/cancel',
    kind: 'request',
    from: 'both',
    ...tasks,
    revisions: ONLY_2025_11,
    gate: { side: 'server', capability: 'tasks.cancel' },
  },
  {
    method: 'tasks/list',
    kind: 'request',
    from: 'both',
    ...tasksOnly2025,
    gate: { side: 'server', capability: 'tasks.list' },
  },
  {
    method: 'tasks/result',
    kind: 'request',
    from: 'both',
    ...tasksOnly2025,
    gate: { side: 'server', capability: 'tasks' },
  },
  { method: 'tasks/update', kind: 'request', from: 'client', ...tasks, revisions: [] },
  { method: 'notifications/tasks/status', kind: 'notification', from: 'both', ...tasksOnly2025 },
  { method: 'notifications/tasks', kind: 'notification', from: 'server', ...tasks, revisions: [] },
];
