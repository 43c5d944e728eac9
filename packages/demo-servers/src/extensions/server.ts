import { Server } from '@modelcontextprotocol/server';
import { invalidParams } from '../failures.ts';
import { APP_TOOLS, readApp, VIEW } from './app.ts';
import { answerTasks, research, TASKS } from './tasks.ts';

const APPS = 'io.modelcontextprotocol/ui';

/** A server with the extensions for tasks and for apps; the SDK asks for another one for the probe of the modern era. */
export function extensionsServer(): Server {
  const server = new Server(
    { name: 'extensions-demo', version: '1.0.0' },
    {
      capabilities: {
        tools: {},
        resources: {},
        extensions: { [TASKS]: {}, [APPS]: {}, 'com.example/unheard-of': { since: 2026 } },
      },
      instructions: 'research runs as a task where the client declares the extension; show_chart has an app.',
      cacheHints: {
        'tools/list': { ttlMs: 60_000, cacheScope: 'public' },
        'resources/read': { ttlMs: 1500, cacheScope: 'private' },
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: [research.definition, ...APP_TOOLS.map(({ definition }) => definition)],
  }));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
    const args = params.arguments ?? {};
    if (params.name === research.definition.name) return research.run(args, mcpReq);
    const tool = APP_TOOLS.find(({ definition }) => definition.name === params.name);
    if (tool === undefined) throw invalidParams(`Unknown tool: ${params.name}`);
    return tool.run(args);
  });
  server.setRequestHandler('resources/list', () => ({ resources: [VIEW] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', ({ params }) => readApp(params.uri));
  answerTasks(server);
  server.onerror = (error) => process.stderr.write(`${error.message}\n`);
  return server;
}
