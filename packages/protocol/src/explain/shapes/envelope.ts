import { ALL, FROM_2025_03, LEGACY, MODERN, ONLY_2025_11 } from '../../methods/sets.ts';
import {
  extended,
  fading,
  IN_NOTIFICATION,
  IN_REQUEST,
  IN_RESULT,
  META_CITATION,
  may,
  must,
  sometimes,
} from './build.ts';
import type { Shapes } from './types.ts';

const basic = (anchor: string) => ({
  at: `basic#${anchor}`,
  elsewhere: { '2024-11-05': `basic/messages#${anchor}` },
});
const trace = {
  traceparent: may('string', MODERN),
  tracestate: may('string', MODERN),
  baggage: may('string', MODERN),
};
const relatedTask = { 'io.modelcontextprotocol/related-task': may('RelatedTask', ONLY_2025_11) };

/** The outside of messages, and `_meta`. */
export const ENVELOPE_SHAPES = {
  Request: {
    cite: basic('requests'),
    schema: 'JSONRPCRequest',
    members: {
      jsonrpc: must('string'),
      id: must('id'),
      method: must('string'),
      params: sometimes('object', MODERN),
    },
  },
  Notification: {
    cite: basic('notifications'),
    schema: 'JSONRPCNotification',
    members: { jsonrpc: must('string'), method: must('string'), params: may('object') },
  },
  Response: {
    cite: basic('responses'),
    members: { jsonrpc: must('string'), id: must('id'), result: must('object'), error: may('Error') },
  },
  ErrorResponse: {
    cite: basic('responses'),
    members: {
      jsonrpc: must('string'),
      id: sometimes('id', ['2024-11-05', '2025-03-26', '2025-06-18']),
      error: must('Error'),
      result: may('object'),
    },
  },
  Error: {
    cite: basic('responses'),
    schema: 'Error',
    members: { code: must('integer'), message: must('string'), data: may('ErrorData') },
  },
  ErrorData: {
    cite: basic('responses'),
    others: 'free',
    members: {
      supported: may('string[]', ALL),
      requested: may('string', ALL),
      requiredCapabilities: may('ClientCapabilities', MODERN),
      elicitations: may('ElicitParams[]', ONLY_2025_11),
      uri: may('string', LEGACY),
    },
  },
  EmptyParams: { cite: basic('requests'), members: IN_REQUEST },
  EmptyNotice: { cite: basic('notifications'), members: IN_NOTIFICATION },
  EmptyResult: { cite: basic('responses'), schema: 'EmptyResult', members: IN_RESULT },
  RequestMeta: {
    cite: META_CITATION,
    others: 'vendor',
    members: {
      progressToken: may('id'),
      'io.modelcontextprotocol/protocolVersion': must('string', MODERN),
      'io.modelcontextprotocol/clientCapabilities': must('ClientCapabilities', MODERN),
      'io.modelcontextprotocol/clientInfo': may('Implementation', MODERN),
      'io.modelcontextprotocol/logLevel': fading(may('string', MODERN)),
      ...relatedTask,
      ...trace,
    },
  },
  NotificationMeta: {
    cite: META_CITATION,
    others: 'vendor',
    members: { 'io.modelcontextprotocol/subscriptionId': may('id', MODERN), ...relatedTask, ...trace },
  },
  ResultMeta: {
    cite: META_CITATION,
    others: 'vendor',
    members: {
      'io.modelcontextprotocol/serverInfo': may('Implementation', MODERN),
      'io.modelcontextprotocol/subscriptionId': may('id', MODERN),
      'io.modelcontextprotocol/model-immediate-response': may('string', ONLY_2025_11),
      ...relatedTask,
    },
  },
  Meta: {
    cite: META_CITATION,
    others: 'vendor',
    members: { ui: extended('AppLink'), 'ui/resourceUri': extended('string') },
  },
  AppLink: {
    cite: { at: 'basic/versioning' },
    others: 'vendor',
    members: {
      resourceUri: extended('string'),
      visibility: extended('string[]'),
      csp: extended('object'),
      permissions: extended('object'),
      domain: extended('string'),
      prefersBorder: extended('boolean'),
    },
  },
  RelatedTask: {
    cite: { at: 'basic/utilities/tasks#related-task-metadata' },
    schema: 'RelatedTaskMetadata',
    members: { taskId: must('string', ONLY_2025_11) },
  },
  ProgressParams: {
    cite: {
      at: 'basic/utilities/progress#progress-flow',
      elsewhere: { '2026-07-28': 'basic/patterns/progress#progress-flow' },
    },
    members: {
      progressToken: must('id'),
      progress: must('number'),
      total: may('number'),
      message: may('string', FROM_2025_03),
      ...IN_NOTIFICATION,
    },
  },
  CancelledParams: {
    cite: {
      at: 'basic/utilities/cancellation#cancellation-flow',
      elsewhere: { '2026-07-28': 'basic/patterns/cancellation#cancellation-flow' },
    },
    members: { requestId: must('id'), reason: may('string'), ...IN_NOTIFICATION },
  },
} as const satisfies Shapes;
