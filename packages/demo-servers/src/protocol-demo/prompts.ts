import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';
import { invalidParams } from '../failures.ts';

export const PROMPTS: Prompt[] = [
  {
    name: 'summarize',
    description: 'Asks the model for a short summary of a text.',
    arguments: [
      { name: 'text', description: 'The text to summarize', required: true },
      { name: 'max_words', description: 'Greatest length of the summary, in words', required: false },
    ],
  },
];

/** Fills in the template. Prompt arguments are always strings. */
export function getPrompt(name: string, args: Readonly<Record<string, string>>): GetPromptResult {
  if (name !== 'summarize') throw invalidParams(`Unknown prompt: ${name}`);
  const { text, max_words: maxWords } = args;
  if (text === undefined) throw invalidParams('Missing required argument: text');
  const limit = maxWords === undefined || maxWords === '' ? '' : ` in at most ${maxWords} words`;
  return {
    description: 'Asks for a summary',
    messages: [
      { role: 'user', content: { type: 'text', text: `Summarize the following text${limit}:\n\n${text}` } },
    ],
  };
}
