import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { invalidParams, toolError } from '../failures.ts';

export const TOOLS: Tool[] = [
  {
    name: 'echo',
    description: 'Sends your message straight back. A quick way to see that the connection works.',
    inputSchema: {
      type: 'object',
      properties: { message: { type: 'string', description: 'The text to send back' } },
      required: ['message'],
    },
  },
  {
    name: 'add',
    description: 'Adds two numbers and tells their sum.',
    inputSchema: {
      type: 'object',
      properties: {
        a: { type: 'number', description: 'The first number' },
        b: { type: 'number', description: 'The second number' },
      },
      required: ['a', 'b'],
    },
  },
];

/** Answers a call. Wrong arguments are a tool error, an unknown name is a protocol error. */
export function callTool(name: string, args: Readonly<Record<string, unknown>>): CallToolResult {
  switch (name) {
    case 'echo':
      return typeof args.message === 'string'
        ? success(`Echo: ${args.message}`)
        : toolError('echo needs "message", a string.');
    case 'add':
      return typeof args.a === 'number' && typeof args.b === 'number'
        ? success(`${args.a} + ${args.b} = ${args.a + args.b}`)
        : toolError('add needs "a" and "b", two numbers.');
    default:
      throw invalidParams(`Unknown tool: ${name}`);
  }
}

function success(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: false };
}
