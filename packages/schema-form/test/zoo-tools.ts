import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Name and inputSchema (text) of the tools of the server that has one tool per schema feature. */
export async function zooTools(shared: string): Promise<Map<string, string>> {
  const file = path.join(shared, 'fixtures', 'schema-zoo.mjs');
  const server = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  server.stdin.write('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n');
  for await (const line of createInterface({ input: server.stdout })) {
    server.stdin.end();
    const { tools } = JSON.parse(line).result;
    return new Map(
      tools.map((tool: { name: string; inputSchema: unknown }) => [
        tool.name,
        JSON.stringify(tool.inputSchema),
      ]),
    );
  }
  throw new Error('no answer');
}
