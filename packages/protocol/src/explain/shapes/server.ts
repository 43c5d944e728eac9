import { FROM_2025_03, FROM_2025_06, LEGACY, ONLY_2025_11 } from '../../methods/sets.ts';
import {
  ANSWERED,
  ASKING,
  CACHED,
  fading,
  IN_NOTIFICATION,
  IN_REQUEST,
  IN_RESULT,
  may,
  must,
  PAGED,
  WITH_ICONS,
  WITH_META,
} from './build.ts';
import type { Shapes } from './types.ts';

const named = { name: must('string'), title: may('string', FROM_2025_06) };
const shown = { ...WITH_ICONS, ...WITH_META };
const list = { ...PAGED, ...CACHED, ...IN_RESULT };

/** Tools, resources, prompts, completion and logging. */
export const SERVER_SHAPES = {
  ListParams: {
    cite: { at: 'server/utilities/pagination#request-format' },
    members: { cursor: may('string'), ...IN_REQUEST },
  },
  ListToolsResult: {
    cite: { at: 'server/tools#listing-tools' },
    schema: 'ListToolsResult',
    members: { tools: must('Tool[]'), ...list },
  },
  Tool: {
    cite: { at: 'server/tools#tool' },
    schema: 'Tool',
    members: {
      ...named,
      description: may('string'),
      inputSchema: must('JsonSchema'),
      outputSchema: may('JsonSchema', FROM_2025_06),
      annotations: may('ToolAnnotations', FROM_2025_03),
      execution: may('ToolExecution', ONLY_2025_11),
      ...shown,
    },
  },
  ToolAnnotations: {
    cite: { at: 'server/tools#tool' },
    schema: 'ToolAnnotations',
    members: {
      title: may('string', FROM_2025_03),
      readOnlyHint: may('boolean', FROM_2025_03),
      destructiveHint: may('boolean', FROM_2025_03),
      idempotentHint: may('boolean', FROM_2025_03),
      openWorldHint: may('boolean', FROM_2025_03),
    },
  },
  ToolExecution: {
    cite: { at: 'basic/utilities/tasks#tool-level-negotiation' },
    members: { taskSupport: may('string', ONLY_2025_11) },
  },
  CallToolParams: {
    cite: { at: 'server/tools#calling-tools' },
    members: {
      name: must('string'),
      arguments: may('any{}'),
      task: may('TaskWish', ONLY_2025_11),
      ...ANSWERED,
      ...IN_REQUEST,
    },
  },
  CallToolResult: {
    cite: { at: 'server/tools#tool-result' },
    schema: 'CallToolResult',
    members: {
      content: must('ContentBlock[]'),
      structuredContent: may('any', FROM_2025_06),
      isError: may('boolean'),
      task: may('Task', ONLY_2025_11),
      ...ASKING,
      ...IN_RESULT,
    },
  },
  ListResourcesResult: {
    cite: { at: 'server/resources#listing-resources' },
    schema: 'ListResourcesResult',
    members: { resources: must('Resource[]'), ...list },
  },
  Resource: {
    cite: { at: 'server/resources#resource' },
    schema: 'Resource',
    members: {
      uri: must('string'),
      ...named,
      description: may('string'),
      mimeType: may('string'),
      annotations: may('Annotations'),
      size: may('integer'),
      ...shown,
    },
  },
  ListResourceTemplatesResult: {
    cite: { at: 'server/resources#resource-templates' },
    schema: 'ListResourceTemplatesResult',
    members: { resourceTemplates: must('ResourceTemplate[]'), ...list },
  },
  ResourceTemplate: {
    cite: { at: 'server/resources#resource-templates' },
    schema: 'ResourceTemplate',
    members: {
      uriTemplate: must('string'),
      ...named,
      description: may('string'),
      mimeType: may('string'),
      annotations: may('Annotations'),
      ...shown,
    },
  },
  ReadResourceParams: {
    cite: { at: 'server/resources#reading-resources' },
    members: { uri: must('string'), ...ANSWERED, ...IN_REQUEST },
  },
  ReadResourceResult: {
    cite: { at: 'server/resources#reading-resources' },
    schema: 'ReadResourceResult',
    members: { contents: must('ResourceContents[]'), ...ASKING, ...CACHED, ...IN_RESULT },
  },
  ResourceContents: {
    cite: { at: 'server/resources#resource-contents' },
    members: {
      uri: must('string'),
      mimeType: may('string'),
      text: may('string'),
      blob: may('string'),
      ...WITH_META,
    },
  },
  SubscribeParams: {
    cite: { at: 'server/resources#subscriptions' },
    members: { uri: must('string', LEGACY), ...IN_REQUEST },
  },
  UpdatedParams: {
    cite: {
      at: 'server/resources#subscriptions',
      elsewhere: { '2026-07-28': 'basic/patterns/subscriptions#receiving-notifications' },
    },
    members: { uri: must('string'), ...IN_NOTIFICATION },
  },
  ListPromptsResult: {
    cite: { at: 'server/prompts#listing-prompts' },
    schema: 'ListPromptsResult',
    members: { prompts: must('Prompt[]'), ...list },
  },
  Prompt: {
    cite: { at: 'server/prompts#prompt' },
    schema: 'Prompt',
    members: { ...named, description: may('string'), arguments: may('PromptArgument[]'), ...shown },
  },
  PromptArgument: {
    cite: { at: 'server/prompts#prompt' },
    schema: 'PromptArgument',
    members: { ...named, description: may('string'), required: may('boolean') },
  },
  GetPromptParams: {
    cite: { at: 'server/prompts#getting-a-prompt' },
    members: { name: must('string'), arguments: may('string{}'), ...ANSWERED, ...IN_REQUEST },
  },
  GetPromptResult: {
    cite: { at: 'server/prompts#getting-a-prompt' },
    schema: 'GetPromptResult',
    members: { description: may('string'), messages: must('PromptMessage[]'), ...ASKING, ...IN_RESULT },
  },
  PromptMessage: {
    cite: { at: 'server/prompts#promptmessage' },
    schema: 'PromptMessage',
    members: { role: must('string'), content: must('ContentBlock') },
  },
  CompleteParams: {
    cite: { at: 'server/utilities/completion#requesting-completions' },
    members: {
      ref: must('CompletionReference'),
      argument: must('CompletionArgument'),
      context: may('CompletionContext', FROM_2025_06),
      ...IN_REQUEST,
    },
  },
  CompletionReference: {
    cite: { at: 'server/utilities/completion#reference-types' },
    members: {
      type: must('string'),
      name: may('string'),
      title: may('string', FROM_2025_06),
      uri: may('string'),
    },
  },
  CompletionArgument: {
    cite: { at: 'server/utilities/completion#requesting-completions' },
    members: { name: must('string'), value: must('string') },
  },
  CompletionContext: {
    cite: { at: 'server/utilities/completion#requesting-completions' },
    members: { arguments: may('string{}', FROM_2025_06) },
  },
  CompleteResult: {
    cite: { at: 'server/utilities/completion#completion-results' },
    schema: 'CompleteResult',
    members: { completion: must('Completion'), ...IN_RESULT },
  },
  Completion: {
    cite: { at: 'server/utilities/completion#completion-results' },
    members: { values: must('string[]'), total: may('integer'), hasMore: may('boolean') },
  },
  SetLevelParams: {
    cite: { at: 'server/utilities/logging#setting-log-level' },
    members: { level: must('string', LEGACY), ...IN_REQUEST },
  },
  LogParams: {
    cite: { at: 'server/utilities/logging#log-message-notifications' },
    members: {
      level: fading(must('string')),
      logger: fading(may('string')),
      data: fading(must('any')),
      message: may('string', []),
      ...IN_NOTIFICATION,
    },
  },
} as const satisfies Shapes;
