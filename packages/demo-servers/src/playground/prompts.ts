import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';
import { invalidParams } from '../failures.ts';
import { readResource } from './resources.ts';

export const PROMPTS: Prompt[] = [
  {
    name: 'explain_method',
    description:
      'Asks the model what a method of the protocol is for. The server completes the first argument.',
    arguments: [
      { name: 'method', description: 'Name of a method, for example tools/call', required: true },
      { name: 'audience', description: 'Who the explanation is for', required: false },
    ],
  },
  {
    name: 'discuss_phases',
    description: 'Starts a conversation of several messages, one of them a resource.',
  },
];

/** Values of `method`, for completion. */
export const METHODS: readonly string[] = [
  'initialize',
  'ping',
  'prompts/get',
  'prompts/list',
  'resources/list',
  'resources/read',
  'resources/templates/list',
  'tools/call',
  'tools/list',
];

export function getPrompt(name: string, args: Readonly<Record<string, string>>): GetPromptResult {
  if (name === 'explain_method') return explainMethod(args);
  if (name === 'discuss_phases') return discussPhases();
  throw invalidParams(`Unknown prompt: ${name}`);
}

function explainMethod({ method, audience }: Readonly<Record<string, string>>): GetPromptResult {
  if (method === undefined) throw invalidParams('Missing required argument: method');
  const reader = audience === undefined || audience === '' ? 'a newcomer' : audience;
  const text = `Explain the method ${method} of the Model Context Protocol to ${reader}, in three sentences.`;
  return { messages: [{ role: 'user', content: { type: 'text', text } }] };
}

function discussPhases(): GetPromptResult {
  const resources = readResource('playground://notes/phases').contents;
  return {
    description: 'A conversation about the phases of a session',
    messages: [
      ...resources.map((resource) => ({
        role: 'user' as const,
        content: { type: 'resource' as const, resource },
      })),
      { role: 'assistant', content: { type: 'text', text: 'I have read it. What would you like to know?' } },
      { role: 'user', content: { type: 'text', text: 'Which of these phases has no messages of its own?' } },
    ],
  };
}
