import { expect, it } from 'vitest';
import { startBridge } from './support/bridge.ts';
import { testServer } from './support/programs.ts';
import { until } from './support/wait.ts';

const RULE = '{"method":"elicitation/create","match":"sure","action":"accept","content":{"ok":true}}';

async function call(era: 'legacy' | 'modern', settings: object) {
  const bridge = await startBridge();
  const put = async (part: object) => {
    const response = await fetch(`${bridge.origin}/api/settings`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${bridge.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(part),
    });
    return { status: response.status, text: await response.text() };
  };
  await put(settings);
  const program = era === 'legacy' ? [testServer('asks')] : [testServer('eras'), 'modern'];
  const session = await bridge.sessions.start({ era, target: { command: process.execPath, args: program } });
  await until('ready', () => session.info().state === 'ready');
  const lines = () =>
    Array.from({ length: session.rows.length }, (_, seq) => session.line(seq).toString('utf8'));
  const run = (name: string) =>
    bridge.sessions.command({
      type: 'request',
      ref: 'r',
      sessionId: session.id,
      method: 'tools/call',
      paramsText: JSON.stringify({ name }),
    });
  const seen = (words: string) => until(words, () => lines().some((line) => line.includes(words)));
  return { bridge, session, put, run, seen, lines };
}

it('answers by rule at once, says so, and takes changed rules and a pause over while it runs', async () => {
  const { put, run, seen, lines } = await call('legacy', { answerRules: `[${RULE}]` });
  await run('ask');
  await seen(String.raw`{\"action\":\"accept\",\"content\":{\"ok\":true}}`);
  const action = lines().find((line) => line.includes('"action":"answer"'));
  expect(JSON.parse(action ?? '{}')).toMatchObject({ rule: 1, method: 'elicitation/create' });
  const answer = lines().find((line) => line.includes('"dir":"toServer"') && line.includes('ok'));
  expect(JSON.parse(answer ?? '{}').cause).toBe(JSON.parse(action ?? '{}').seq);
  expect(await put({ answerRules: '[{"method":"x"}]' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('exactly one of'),
  });
  await put({ answersPaused: true });
  await seen('No rules answer');
  const count = lines().length;
  await run('ask');
  await until('asked again', () =>
    lines()
      .slice(count)
      .some((line) => line.includes('elicitation/create')),
  );
  expect(
    lines()
      .slice(count)
      .some((line) => line.includes('"action":"answer"')),
  ).toBe(false);
});

it('answers what a result asks for by the same rules', async () => {
  const { run, seen } = await call('modern', {
    answerRules: '[{"method":"*","match":{"message":"Who?"},"result":{"action":"cancel"}}]',
  });
  await run('ask');
  await seen('cancel s');
});

it('leaves nothing unanswered when it disconnects, and has it on record', async () => {
  const { bridge, session, run, seen, lines } = await call('legacy', {});
  await run('ask');
  await seen('elicitation/create');
  await bridge.sessions.command({ type: 'disconnect', ref: 'd', sessionId: session.id });
  await until('closed', () => !session.isRunning);
  const disconnect = lines().find((line) => line.includes('"action":"disconnect"'));
  const answer = lines().find((line) => line.includes('cancel') && line.includes('"dir":"toServer"'));
  expect(JSON.parse(answer ?? '{}').cause).toBe(JSON.parse(disconnect ?? '{}').seq);
});
