import type { CallToolResult, ClientCapabilities } from '@modelcontextprotocol/server';
import { toolError } from '../failures.ts';
import { type Call, type DemoTool, integerArgument, stringArgument, text } from './tool.ts';

/** A person answers these requests, and persons take their time. */
const PATIENCE_MS = 15 * 60 * 1000;

/** Asks the client while the call goes on; a server may ask only for what the client declared. */
async function askClient(
  { request, server }: Call,
  capability: keyof ClientCapabilities,
  ask: (options: { signal: AbortSignal; timeout: number }) => Promise<string>,
): Promise<CallToolResult> {
  if (server.getClientCapabilities()?.[capability] === undefined) {
    return toolError(
      `The client did not declare the capability "${capability}", so a server must not ask for it.`,
    );
  }
  try {
    return text(await ask({ signal: request.signal, timeout: PATIENCE_MS }));
  } catch (cause) {
    return toolError(`No answer to use: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

export const ask: DemoTool = {
  definition: {
    name: 'ask',
    description:
      'Asks you something in the middle of the call, by a request of its own: elicitation/create, from server to ' +
      'client. You may accept, decline or cancel; the tool goes on with what you chose.',
    inputSchema: {
      type: 'object',
      properties: {
        question: { type: 'string', description: 'What to ask', default: 'Who are you?' },
      },
    },
  },
  run(call) {
    const message = stringArgument(call, 'question', 'Who are you?');
    return askClient(call, 'elicitation', async (options) => {
      const answer = await call.request.elicitInput({ message, requestedSchema: FORM }, options);
      const content = answer.content === undefined ? '' : ` with ${JSON.stringify(answer.content)}`;
      return `You chose "${answer.action}"${content}.`;
    });
  },
};

const FORM = {
  type: 'object' as const,
  properties: {
    name: { type: 'string' as const, title: 'Name', minLength: 1 },
    age: { type: 'integer' as const, title: 'Age', minimum: 0, maximum: 150 },
    role: { type: 'string' as const, title: 'Role', enum: ['explorer', 'learner', 'tester'] },
    newsletter: { type: 'boolean' as const, title: 'Send news', default: false },
  },
  required: ['name'],
};

export const think: DemoTool = {
  definition: {
    name: 'think',
    description:
      'Borrows the model of the client: sampling/createMessage, from server to client. The host decides whether a ' +
      'model, or a person in its place, answers.',
    inputSchema: {
      type: 'object',
      properties: {
        prompt: { type: 'string', description: 'What to think about', default: 'Why is the sky blue?' },
        maxTokens: {
          type: 'integer',
          description: 'Limit of the answer',
          minimum: 1,
          maximum: 10000,
          default: 200,
        },
      },
    },
  },
  run(call) {
    const prompt = stringArgument(call, 'prompt', 'Why is the sky blue?');
    const maxTokens = integerArgument(call, 'maxTokens', 1, 10000, 200);
    return askClient(call, 'sampling', async (options) => {
      const messages = [{ role: 'user' as const, content: { type: 'text' as const, text: prompt } }];
      const answer = await call.request.requestSampling({ messages, maxTokens }, options);
      return `${answer.model} says: ${JSON.stringify(answer.content)}`;
    });
  },
};

export const roots: DemoTool = {
  definition: {
    name: 'roots',
    description: 'Asks the client which folders it works in: roots/list, from server to client.',
    inputSchema: { type: 'object', properties: {} },
  },
  run(call) {
    return askClient(call, 'roots', async (options) => {
      const answer = await call.server.listRoots({}, options);
      if (answer.roots.length === 0) return 'The client has no roots.';
      return answer.roots
        .map((root) => `${root.uri}${root.name === undefined ? '' : ` (${root.name})`}`)
        .join('\n');
    });
  },
};
