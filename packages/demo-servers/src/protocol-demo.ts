import { ResourceNotFoundError, Server } from '@modelcontextprotocol/server';
import { getPrompt, PROMPTS } from './protocol-demo/prompts.ts';
import { callTool, TOOLS } from './protocol-demo/tools.ts';
import { serveOnStdio } from './stdio.ts';

const INFO = { name: 'mcp-protocol-demo', version: '1.0.0' };
const RESOURCE = {
  uri: 'info://server-info',
  name: 'Server Information',
  description: 'What this server is: its name, its version and what it offers.',
  mimeType: 'application/json',
};

const server = new Server(INFO, {
  capabilities: {
    experimental: {},
    prompts: { listChanged: false },
    resources: { subscribe: false, listChanged: false },
    tools: { listChanged: false },
  },
});

server.setRequestHandler('tools/list', () => ({ tools: TOOLS }));
server.setRequestHandler('tools/call', ({ params }) => callTool(params.name, params.arguments ?? {}));
server.setRequestHandler('resources/list', () => ({ resources: [RESOURCE] }));
server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
server.setRequestHandler('resources/read', ({ params }) => {
  if (params.uri !== RESOURCE.uri) throw new ResourceNotFoundError(params.uri);
  const text = JSON.stringify({
    ...INFO,
    tools: TOOLS.map((tool) => tool.name),
    resources: [RESOURCE.uri],
    prompts: PROMPTS.map((prompt) => prompt.name),
  });
  return { contents: [{ uri: RESOURCE.uri, mimeType: RESOURCE.mimeType, text }] };
});
server.setRequestHandler('prompts/list', () => ({ prompts: PROMPTS }));
server.setRequestHandler('prompts/get', ({ params }) => getPrompt(params.name, params.arguments ?? {}));

await serveOnStdio(server);
