import { FROM_2025_06, FROM_2025_11, ONLY_2025_11 } from '../../methods/sets.ts';
import { fading, IN_NOTIFICATION, IN_REQUEST, IN_RESULT, may, must, WITH_META } from './build.ts';
import type { Shapes } from './types.ts';

const messages = { at: 'client/sampling#creating-messages' } as const;
const preferences = { at: 'client/sampling#model-preferences' } as const;
const asTask = { task: may('TaskWish', ONLY_2025_11) };

/** What servers ask of clients: roots, sampling, elicitation. */
export const CLIENT_SHAPES = {
  ListRootsResult: {
    cite: { at: 'client/roots#listing-roots' },
    schema: 'ListRootsResult',
    members: { roots: fading(must('Root[]')), ...IN_RESULT },
  },
  Root: {
    cite: { at: 'client/roots#root' },
    schema: 'Root',
    members: { uri: must('string'), name: may('string'), ...WITH_META },
  },
  SamplingParams: {
    cite: messages,
    members: {
      messages: fading(must('SamplingMessage[]')),
      modelPreferences: fading(may('ModelPreferences')),
      systemPrompt: fading(may('string')),
      includeContext: fading(may('string')),
      temperature: fading(may('number')),
      maxTokens: fading(must('integer')),
      stopSequences: fading(may('string[]')),
      metadata: fading(may('object')),
      tools: fading(may('Tool[]', FROM_2025_11)),
      toolChoice: fading(may('ToolChoice', FROM_2025_11)),
      ...asTask,
      ...IN_REQUEST,
    },
  },
  SamplingMessage: {
    cite: { at: 'client/sampling#messages' },
    schema: 'SamplingMessage',
    members: {
      role: must('string'),
      content: must('ContentBlock'),
      _meta: may('Meta', FROM_2025_11),
    },
  },
  ModelPreferences: {
    cite: preferences,
    schema: 'ModelPreferences',
    members: {
      hints: may('ModelHint[]'),
      costPriority: may('number'),
      speedPriority: may('number'),
      intelligencePriority: may('number'),
    },
  },
  ModelHint: {
    cite: preferences,
    schema: 'ModelHint',
    others: 'free',
    members: { name: may('string') },
  },
  ToolChoice: {
    cite: { at: 'client/sampling#tool-choice-modes' },
    schema: 'ToolChoice',
    members: { mode: may('string', FROM_2025_11) },
  },
  SamplingResult: {
    cite: messages,
    schema: 'CreateMessageResult',
    members: {
      role: fading(must('string')),
      content: fading(must('ContentBlock')),
      model: fading(must('string')),
      stopReason: fading(may('string')),
      task: may('Task', ONLY_2025_11),
      ...IN_RESULT,
    },
  },
  ElicitParams: {
    cite: {
      at: 'client/elicitation#elicitation-requests',
      elsewhere: { '2025-06-18': 'client/elicitation#creating-elicitation-requests' },
    },
    members: {
      mode: may('string', FROM_2025_11),
      message: must('string', FROM_2025_06),
      requestedSchema: may('JsonSchema', FROM_2025_06),
      url: may('string', FROM_2025_11),
      elicitationId: may('string', ONLY_2025_11),
      ...asTask,
      ...IN_REQUEST,
    },
  },
  ElicitResult: {
    cite: { at: 'client/elicitation#response-actions' },
    schema: 'ElicitResult',
    members: {
      action: must('string', FROM_2025_06),
      content: may('any{}', FROM_2025_06),
      task: may('Task', ONLY_2025_11),
      ...IN_RESULT,
    },
  },
  ElicitationCompleteParams: {
    cite: { at: 'client/elicitation#completion-notifications-for-url-mode-elicitation' },
    members: { elicitationId: must('string', ONLY_2025_11), ...IN_NOTIFICATION },
  },
} as const satisfies Shapes;
