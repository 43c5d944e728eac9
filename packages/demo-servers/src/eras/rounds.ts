import { acceptedContent, inputRequired, inputResponse } from '@modelcontextprotocol/server';
import type { EraTool } from './tool.ts';
import { text } from './tool.ts';

/** One question, answered in the next round. */
export const greet: EraTool = {
  definition: {
    name: 'greet',
    description:
      'Greets you by the name that it asks for: in the modern era by a result of type input_required, in the legacy era by elicitation/create.',
    inputSchema: { type: 'object', properties: {} },
  },
  run({ request }) {
    const answer = inputResponse(request.inputResponses, 'name');
    if (answer.kind === 'elicit' && answer.action !== 'accept') return text(`You chose "${answer.action}".`);
    const name = acceptedContent(request.inputResponses, 'name')?.name;
    if (typeof name === 'string') return text(`Hello, ${name}!`);
    return inputRequired({
      inputRequests: {
        name: inputRequired.elicit({
          message: 'What is your name?',
          requestedSchema: {
            type: 'object',
            properties: { name: { type: 'string', title: 'Name', minLength: 1 } },
            required: ['name'],
          },
        }),
      },
    });
  },
};

/** Several rounds; what is known so far travels in requestState, because the server keeps nothing. */
export const guess: EraTool = {
  definition: {
    name: 'guess',
    description:
      'You guess a number from 1 to 9. It asks until you have it; the rounds so far travel in requestState, which comes back byte for byte.',
    inputSchema: {
      type: 'object',
      properties: { secret: { type: 'integer', minimum: 1, maximum: 9, default: 4 } },
    },
  },
  run({ args, request }) {
    const secret = typeof args.secret === 'number' ? args.secret : 4;
    const round = Number(request.requestState() ?? '0');
    const guessed = acceptedContent(request.inputResponses, 'guess')?.guess;
    if (guessed === secret) return text(`${secret} it is, after ${round} rounds.`);
    if (round > 0 && guessed === undefined) return text('You gave up.');
    const hint =
      typeof guessed !== 'number' ? '' : guessed < secret ? 'More than that. ' : 'Less than that. ';
    return inputRequired({
      requestState: String(round + 1),
      inputRequests: {
        guess: inputRequired.elicit({
          message: `${hint}Which number from 1 to 9?`,
          requestedSchema: {
            type: 'object',
            properties: { guess: { type: 'integer', title: 'Number', minimum: 1, maximum: 9 } },
            required: ['guess'],
          },
        }),
      },
    });
  },
};

/** Two questions of different kinds in one result. */
export const consult: EraTool = {
  definition: {
    name: 'consult',
    description:
      'Asks for the roots and for a message of the model, both in one result. Either may be missing from what the client declares.',
    inputSchema: { type: 'object', properties: {} },
  },
  run({ request }) {
    const roots = inputResponse(request.inputResponses, 'roots');
    const thought = inputResponse(request.inputResponses, 'thought');
    if (roots.kind !== 'roots' || thought.kind !== 'sampling') {
      const content = { type: 'text' as const, text: 'What should be done in these folders?' };
      return inputRequired({
        inputRequests: {
          roots: inputRequired.listRoots(),
          thought: inputRequired.createMessage({ messages: [{ role: 'user', content }], maxTokens: 100 }),
        },
      });
    }
    return text(
      `${roots.roots.length} roots; ${thought.result.model} says: ${JSON.stringify(thought.result.content)}`,
    );
  },
};
