import { Server } from '@modelcontextprotocol/server';
import { invalidParams } from '../failures.ts';
import { type Announce, announceTo } from './announce.ts';
import { draft, folders, sign } from './questions.ts';
import { big, ICON, report, route } from './results.ts';
import { consult, greet, guess } from './rounds.ts';
import { complete, getPrompt, listResources, PROMPTS, readResource, TEMPLATES, VISITS } from './shelf.ts';
import { dice, walk } from './streams.ts';
import { type EraTool, text } from './tool.ts';

/** Offers one more tool than before, and touches the resource: what subscriptions tell. */
const grow: EraTool = {
  definition: {
    name: 'grow',
    description:
      'Adds a tool and counts a visit: subscribers hear tools/list_changed and, for demo://visits, resources/updated.',
    inputSchema: { type: 'object', properties: {} },
  },
  async run({ announce }) {
    grown += 1;
    await announce({ kind: 'tools_list_changed' });
    await announce({ kind: 'resource_updated', uri: VISITS.uri });
    return text(`There are ${grown} more tools now.`);
  },
};

let grown = 0;
const FIXED: readonly EraTool[] = [
  greet,
  guess,
  sign,
  draft,
  folders,
  consult,
  walk,
  report,
  dice,
  big,
  route,
  grow,
];

function tools(): readonly EraTool[] {
  const more = Array.from({ length: grown }, (_, index): EraTool => {
    const name = `grown_${index + 1}`;
    const description = 'A tool that was not there at first.';
    return {
      definition: { name, description, inputSchema: { type: 'object' } },
      run: () => text(`I am ${name}.`),
    };
  });
  return [...FIXED, ...more];
}

/**
 * A server for one connection, or over HTTP for one request of the modern era; the SDK asks for another one for the
 * probe of that era. Without `announce` changes are told to its own client only.
 */
export function eraServer(name: string, announce?: Announce): Server {
  const server = new Server(
    { name, title: 'Lifeline demo', version: '1.0.0', icons: [ICON] },
    {
      capabilities: {
        completions: {},
        logging: {},
        prompts: {},
        resources: { subscribe: true, listChanged: false },
        tools: { listChanged: true },
      },
      instructions:
        'Start with greet, then guess (rounds), walk (progress and log messages) and grow (subscriptions).',
      cacheHints: {
        'tools/list': { ttlMs: 5000, cacheScope: 'public' },
        'prompts/list': { ttlMs: 60_000, cacheScope: 'public' },
        'resources/read': { ttlMs: 2000, cacheScope: 'private' },
      },
    },
  );
  const tell: Announce = announce ?? ((event) => announceTo(server, event));
  server.setRequestHandler('tools/list', () => ({ tools: tools().map(({ definition }) => definition) }));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
    const tool = tools().find(({ definition }) => definition.name === params.name);
    if (tool === undefined) throw invalidParams(`Unknown tool: ${params.name}`);
    return tool.run({ args: params.arguments ?? {}, announce: tell, request: mcpReq });
  });
  server.setRequestHandler('resources/list', ({ params }) => listResources(params?.cursor));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: TEMPLATES }));
  server.setRequestHandler('resources/read', ({ params }) => readResource(params.uri, `${grown} visits`));
  server.setRequestHandler('resources/subscribe', () => ({}));
  server.setRequestHandler('resources/unsubscribe', () => ({}));
  server.setRequestHandler('prompts/list', () => ({ prompts: PROMPTS }));
  server.setRequestHandler('prompts/get', ({ params }) => getPrompt(params.name, params.arguments ?? {}));
  server.setRequestHandler('completion/complete', ({ params }) => complete(params));
  server.onerror = (error) => process.stderr.write(`${error.message}\n`);
  return server;
}
