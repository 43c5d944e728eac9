import { inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { type EraTool, text } from './tool.ts';

/** Sends the person to a page, which the client only opens when told to. */
export const sign: EraTool = {
  definition: {
    name: 'sign',
    title: 'Sign a form',
    description: 'Asks you to open a page (elicitation of mode url), and goes on once you say that you did.',
    inputSchema: { type: 'object', properties: {} },
  },
  run({ request }) {
    const answer = inputResponse(request.inputResponses, 'page');
    if (answer.kind === 'elicit')
      return text(answer.action === 'accept' ? 'Signed.' : `You chose "${answer.action}".`);
    const page = inputRequired.elicitUrl({
      message: 'Please sign the form on this page.',
      url: 'https://example.com/sign?form=7',
    });
    return inputRequired({ inputRequests: { page } });
  },
};

/** Asks for a message of the model alone, with preferences and a tool that it may choose. */
export const draft: EraTool = {
  definition: {
    name: 'draft',
    title: 'Draft a text',
    description: 'Asks the model of the client for a text (sampling), with preferences.',
    inputSchema: { type: 'object', properties: { about: { type: 'string', default: 'the sea' } } },
  },
  run({ args, request }) {
    const answer = inputResponse(request.inputResponses, 'draft');
    if (answer.kind === 'sampling')
      return text(`${answer.result.model}: ${JSON.stringify(answer.result.content)}`);
    const about = typeof args.about === 'string' ? args.about : 'the sea';
    const asked = inputRequired.createMessage({
      messages: [{ role: 'user', content: { type: 'text', text: `Write a line about ${about}.` } }],
      systemPrompt: 'You write short lines.',
      modelPreferences: { hints: [{ name: 'small' }], costPriority: 0.9, speedPriority: 0.5 },
      maxTokens: 60,
      temperature: 0.3,
    });
    return inputRequired({ inputRequests: { draft: asked } });
  },
};

/** Asks for the folders of the client alone. */
export const folders: EraTool = {
  definition: {
    name: 'folders',
    description: 'Asks for the roots of the client and lists them.',
    inputSchema: { type: 'object', properties: {} },
  },
  run({ request }) {
    const answer = inputResponse(request.inputResponses, 'roots');
    if (answer.kind !== 'roots')
      return inputRequired({ inputRequests: { roots: inputRequired.listRoots() } });
    return text(answer.roots.map(({ uri, name }) => `${uri} ${name ?? ''}`.trim()).join('\n') || 'No roots.');
  },
};
