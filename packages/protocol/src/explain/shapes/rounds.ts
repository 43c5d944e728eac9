import { MODERN, ONLY_2025_11 } from '../../methods/sets.ts';
import { extended, IN_NOTIFICATION, IN_REQUEST, IN_RESULT, may, must, PAGED } from './build.ts';
import type { Shapes } from './types.ts';

const rounds = (anchor: string) => ({ at: `basic/patterns/mrtr#${anchor}` });
const listening = (anchor: string) => ({ at: `basic/patterns/subscriptions#${anchor}` });
const tasks = (anchor: string) => ({
  at: `basic/utilities/tasks#${anchor}`,
  elsewhere: { '2026-07-28': 'basic/versioning' },
});

const task = {
  taskId: must('string', ONLY_2025_11),
  status: must('string', ONLY_2025_11),
  statusMessage: may('string', ONLY_2025_11),
  createdAt: must('string', ONLY_2025_11),
  lastUpdatedAt: must('string', ONLY_2025_11),
  ttl: must('integer', ONLY_2025_11),
  pollInterval: may('integer', ONLY_2025_11),
  ttlMs: extended('integer', MODERN),
  pollIntervalMs: extended('integer', MODERN),
  result: extended('object', MODERN),
  error: extended('Error', MODERN),
  inputRequests: extended('InputRequest{}', MODERN),
};

/** Rounds, subscriptions and tasks. */
export const ROUND_SHAPES = {
  InputRequest: {
    cite: rounds('inputrequests'),
    schema: 'InputRequests',
    members: { method: must('string', MODERN), params: may('object', MODERN) },
  },
  InputResponse: {
    cite: rounds('inputresponses'),
    schema: 'InputResponses',
    byPresence: { action: 'ElicitResult', roots: 'ListRootsResult', role: 'SamplingResult' },
    others: 'free',
    members: {},
  },
  ListenParams: {
    cite: listening('opening-a-stream'),
    schema: 'SubscriptionsListenRequestParams',
    members: { notifications: must('SubscriptionFilter', MODERN), ...IN_REQUEST },
  },
  SubscriptionFilter: {
    cite: listening('notification-filter'),
    schema: 'SubscriptionFilter',
    others: 'vendor',
    members: {
      toolsListChanged: may('boolean', MODERN),
      promptsListChanged: may('boolean', MODERN),
      resourcesListChanged: may('boolean', MODERN),
      resourceSubscriptions: may('string[]', MODERN),
      taskIds: extended('string[]', MODERN),
    },
  },
  AcknowledgedParams: {
    cite: listening('acknowledgment'),
    schema: 'SubscriptionsAcknowledgedNotificationParams',
    members: { notifications: must('SubscriptionFilter', MODERN), ...IN_NOTIFICATION },
  },
  ListenResult: {
    cite: listening('cancellation'),
    schema: 'SubscriptionsListenResult',
    members: IN_RESULT,
  },
  TaskWish: {
    cite: tasks('creating-tasks'),
    schema: 'TaskMetadata',
    members: { ttl: may('integer', ONLY_2025_11) },
  },
  Task: { cite: tasks('task'), members: task },
  TaskParams: {
    cite: tasks('getting-tasks'),
    members: {
      taskId: must('string', ONLY_2025_11),
      inputResponses: extended('InputResponse{}', MODERN),
      ...IN_REQUEST,
    },
  },
  TaskResult: { cite: tasks('getting-tasks'), members: { ...task, ...IN_RESULT } },
  TaskNotice: { cite: tasks('task-status-notification'), members: { ...task, ...IN_NOTIFICATION } },
  ListTasksResult: {
    cite: tasks('listing-tasks'),
    members: { tasks: must('Task[]', ONLY_2025_11), ...PAGED, ...IN_RESULT },
  },
} as const satisfies Shapes;
