import { expect, it } from 'vitest';
import { startBridge } from './support/bridge.ts';
import { testServer } from './support/programs.ts';
import { until } from './support/wait.ts';

it('sends a step once when two pages send it that have seen the same', async () => {
  const { sessions } = await startBridge();
  const session = await sessions.start({
    era: 'legacy',
    target: { command: process.execPath, args: [testServer('asks')] },
  });
  await until('the connection', () => session.info().state === 'ready');
  const seen = session.rows.length;
  const ping = { type: 'request', ref: 'r', sessionId: session.id, method: 'ping', seen } as const;
  await sessions.command(ping);
  await expect(Promise.resolve().then(() => sessions.command(ping))).rejects.toMatchObject({
    code: 'overtaken',
  });
  await sessions.command({ ...ping, seen: session.rows.length });
});
