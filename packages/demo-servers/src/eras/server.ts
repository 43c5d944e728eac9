import { Server } from '@modelcontextprotocol/server';
import { invalidParams } from '../failures.ts';
import { consult, greet, guess } from './rounds.ts';
import { dice, walk } from './streams.ts';
import { type EraTool, text } from './tool.ts';

const CLOCK = { uri: 'demo://visits', name: 'Visits', mimeType: 'text/plain' };

/** Offers one more tool than before, and touches the resource: what subscriptions tell. */
const grow: EraTool = {
  definition: {
    name: 'grow',
    description:
      'Adds a tool and counts a visit: subscribers hear tools/list_changed and, for demo://visits, resources/updated.',
    inputSchema: { type: 'object', properties: {} },
  },
  async run({ server }) {
    grown += 1;
    await server.sendToolListChanged();
    await server.sendResourceUpdated({ uri: CLOCK.uri });
    return text(`There are ${grown} more tools now.`);
  },
};

let grown = 0;
const FIXED: readonly EraTool[] = [greet, guess, consult, walk, dice, grow];

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

/** A server for one connection; the SDK asks for another one for the probe of the modern era. */
export function eraServer(name: string): Server {
  const server = new Server(
    { name, version: '1.0.0' },
    {
      capabilities: {
        tools: { listChanged: true },
        resources: { subscribe: true, listChanged: false },
        logging: {},
      },
      instructions:
        'Start with greet, then guess (rounds), walk (progress and log messages) and grow (subscriptions).',
      cacheHints: { 'tools/list': { ttlMs: 5000, cacheScope: 'public' } },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: tools().map(({ definition }) => definition) }));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
    const tool = tools().find(({ definition }) => definition.name === params.name);
    if (tool === undefined) throw invalidParams(`Unknown tool: ${params.name}`);
    return tool.run({ args: params.arguments ?? {}, server, request: mcpReq });
  });
  server.setRequestHandler('resources/list', () => ({ resources: [CLOCK] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', ({ params }) => {
    if (params.uri !== CLOCK.uri) throw invalidParams(`Unknown resource: ${params.uri}`);
    return { contents: [{ uri: CLOCK.uri, mimeType: CLOCK.mimeType, text: `${grown} visits` }] };
  });
  server.onerror = (error) => process.stderr.write(`${error.message}\n`);
  return server;
}
