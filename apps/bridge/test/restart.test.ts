import { expect, it } from 'vitest';
import { startBridge } from './support/bridge.ts';
import { pause, until } from './support/wait.ts';

it('opens one connection for two restarts that come together', async () => {
  const bridge = await startBridge();
  const { sessions } = bridge;
  const restarts: Promise<number>[] = [];
  sessions.listen({
    events: (source) => {
      if (restarts.length > 0 || source.rows.kindAt(source.rows.length - 1) !== 'closed') return;
      const command = { type: 'restart', ref: 'r', sessionId: source.id } as const;
      restarts.push(sessions.command(command), sessions.command(command));
    },
    state: () => undefined,
    recordings: () => undefined,
  });
  const session = await sessions.start({
    era: 'legacy',
    target: { command: process.execPath, args: ['-e', '0'] },
  });
  const count = (kind: string) =>
    Array.from({ length: session.rows.length }, (_, seq) => session.rows.kindAt(seq)).filter(
      (other) => other === kind,
    ).length;
  await until('both ends', () => count('closed') >= 2);
  await Promise.all(restarts);
  await pause(100);
  expect(count('opened')).toBe(2);
  expect(session.info().connection).toBe(2);
});
