/** Shapes of what a method carries. */
interface MessageShapes {
  readonly params: string;
  /** Absent for notifications. */
  readonly result?: string;
}

const LISTED = 'ListParams';
const EMPTY = 'EmptyParams';
const NOTICE = 'EmptyNotice';

const MESSAGES: Readonly<Record<string, MessageShapes>> = {
  initialize: { params: 'InitializeParams', result: 'InitializeResult' },
  'notifications/initialized': { params: NOTICE },
  'server/discover': { params: EMPTY, result: 'DiscoverResult' },
  ping: { params: EMPTY, result: 'EmptyResult' },
  'notifications/cancelled': { params: 'CancelledParams' },
  'notifications/progress': { params: 'ProgressParams' },
  'subscriptions/listen': { params: 'ListenParams', result: 'ListenResult' },
  'notifications/subscriptions/acknowledged': { params: 'AcknowledgedParams' },
  'tools/list': { params: LISTED, result: 'ListToolsResult' },
  'tools/call': { params: 'CallToolParams', result: 'CallToolResult' },
  'notifications/tools/list_changed': { params: NOTICE },
  'resources/list': { params: LISTED, result: 'ListResourcesResult' },
  'resources/templates/list': { params: LISTED, result: 'ListResourceTemplatesResult' },
  'resources/read': { params: 'ReadResourceParams', result: 'ReadResourceResult' },
  'resources/subscribe': { params: 'SubscribeParams', result: 'EmptyResult' },
  'resources/unsubscribe': { params: 'SubscribeParams', result: 'EmptyResult' },
  'notifications/resources/list_changed': { params: NOTICE },
  'notifications/resources/updated': { params: 'UpdatedParams' },
  'prompts/list': { params: LISTED, result: 'ListPromptsResult' },
  'prompts/get': { params: 'GetPromptParams', result: 'GetPromptResult' },
  'notifications/prompts/list_changed': { params: NOTICE },
  'completion/complete': { params: 'CompleteParams', result: 'CompleteResult' },
  'logging/setLevel': { params: 'SetLevelParams', result: 'EmptyResult' },
  'notifications/message': { params: 'LogParams' },
  'roots/list': { params: EMPTY, result: 'ListRootsResult' },
  'notifications/roots/list_changed': { params: NOTICE },
  'sampling/createMessage': { params: 'SamplingParams', result: 'SamplingResult' },
  'elicitation/create': { params: 'ElicitParams', result: 'ElicitResult' },
  'notifications/elicitation/complete': { params: 'ElicitationCompleteParams' },
  'tasks/get': { params: 'TaskParams', result: 'TaskResult' },
  'tasks/list': { params: LISTED, result: 'ListTasksResult' },
  'tasks/result': { params: 'TaskParams', result: 'CallToolResult' },
  'tasks/cancel': { params: 'TaskParams', result: 'TaskResult' },
  'tasks/update': { params: 'TaskParams', result: 'EmptyResult' },
  'notifications/tasks/status': { params: 'TaskNotice' },
  'notifications/tasks': { params: 'TaskNotice' },
};

/** Shapes of a method's params and result; undefined for a method that no revision has. */
export function messageShapes(method: string): MessageShapes | undefined {
  return Object.hasOwn(MESSAGES, method) ? MESSAGES[method] : undefined;
}
