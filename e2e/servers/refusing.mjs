// Refuses initialize, answers everything else with an empty result, and runs on.
import readline from 'node:readline';

for await (const line of readline.createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  if (id === undefined) continue;
  const error = { code: -32602, message: 'this server takes nobody' };
  const answer = method === 'initialize' ? { error } : { result: {} };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n`);
}
