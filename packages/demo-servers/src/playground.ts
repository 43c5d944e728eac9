import { type CallToolResult, Server, type ServerContext } from '@modelcontextprotocol/server';
import { invalidParams, toolError } from './failures.ts';
import { ask, roots, think } from './playground/asking.ts';
import { countdown } from './playground/countdown.ts';
import { links } from './playground/links.ts';
import { log } from './playground/log.ts';
import { audio, image } from './playground/media.ts';
import { getPrompt, METHODS, PROMPTS } from './playground/prompts.ts';
import { GREETING_LANGUAGES, RESOURCES, readResource, TEMPLATES } from './playground/resources.ts';
import { brokenMeasurement, measurement } from './playground/structured.ts';
import { ArgumentError, type DemoTool } from './playground/tool.ts';
import { weather } from './playground/weather.ts';
import { serveOnStdio } from './stdio.ts';

const TOOLS: readonly DemoTool[] = [
  weather,
  countdown,
  log,
  ask,
  think,
  roots,
  image,
  audio,
  links,
  measurement,
  brokenMeasurement,
];

const server = new Server(
  { name: 'mcp-playground', version: '1.0.0' },
  {
    capabilities: {
      completions: {},
      logging: {},
      prompts: { listChanged: false },
      resources: { subscribe: false, listChanged: false },
      tools: { listChanged: false },
    },
    instructions:
      'A server to try things out. Start with weather, then countdown (progress and cancellation), then ask and think ' +
      '(the server asks you). Nothing here leaves this machine.',
  },
);

async function callTool(
  name: string,
  args: Readonly<Record<string, unknown>>,
  context: ServerContext,
): Promise<CallToolResult> {
  const tool = TOOLS.find(({ definition }) => definition.name === name);
  if (tool === undefined) throw invalidParams(`Unknown tool: ${name}`);
  try {
    return await tool.run({ args, server, request: context.mcpReq });
  } catch (cause) {
    if (cause instanceof ArgumentError) return toolError(cause.message);
    throw cause;
  }
}

server.setRequestHandler('tools/list', () => ({ tools: TOOLS.map((tool) => tool.definition) }));
server.setRequestHandler('tools/call', ({ params }, context) =>
  callTool(params.name, params.arguments ?? {}, context),
);
server.setRequestHandler('resources/list', () => ({ resources: [...RESOURCES] }));
server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: TEMPLATES }));
server.setRequestHandler('resources/read', ({ params }) => readResource(params.uri));
server.setRequestHandler('prompts/list', () => ({ prompts: PROMPTS }));
server.setRequestHandler('prompts/get', ({ params }) => getPrompt(params.name, params.arguments ?? {}));
server.setRequestHandler('completion/complete', ({ params }) => {
  const { argument, ref } = params;
  const known = ref.type === 'ref/prompt' ? (argument.name === 'method' ? METHODS : []) : GREETING_LANGUAGES;
  const values = known.filter((value) => value.startsWith(argument.value));
  return { completion: { values, total: values.length, hasMore: false } };
});

await serveOnStdio(server);
