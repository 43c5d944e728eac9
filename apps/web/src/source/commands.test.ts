import { expect, it } from 'vitest';
import { commandsFor } from './commands.ts';
import type { CommandBody } from './socket.ts';

function recorder() {
  const bodies: CommandBody[] = [];
  const commands = commandsFor(
    {
      command: async (body) => {
        bodies.push(body);
        return { type: 'ack', ref: 'r', seq: 7 };
      },
      send: async () => undefined,
      sent: () => undefined,
    },
    's-1',
  );
  return { commands, bodies };
}

it('sends the time limit of a request, and leaves it out where there is none', async () => {
  const { commands, bodies } = recorder();
  expect(await commands.request('tools/call', '{}', 'echo', { timeoutMs: 1500 })).toBe(7);
  await commands.request('tools/list');
  expect(bodies).toEqual([
    {
      type: 'request',
      sessionId: 's-1',
      method: 'tools/call',
      paramsText: '{}',
      subject: 'echo',
      timeoutMs: 1500,
    },
    { type: 'request', sessionId: 's-1', method: 'tools/list' },
  ]);
});
