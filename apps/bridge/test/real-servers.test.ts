import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { openPage, type Page } from './support/page.ts';
import { temporaryDirectory } from './support/programs.ts';
import { api } from './support/request.ts';
import { installedServer } from './support/shared.ts';
import { until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

async function connect(command: string, args: string[]): Promise<{ id: string; page: Page }> {
  const { json } = await api(bridge, 'POST', '/sessions', { target: { command, args } });
  const { id } = v.parse(sessionInfoSchema, json);
  const page = await openPage(bridge, id);
  await until('ready', () => page.info(id)?.state === 'ready', 30_000);
  return { id, page };
}

/** The text of the response's recording line. */
async function answer(page: Page, id: string, method: string, params: unknown): Promise<string> {
  const row = await page.call(id, method, params);
  expect(row.errorCode).toBeUndefined();
  const reply = await page.command({ type: 'read', sessionId: id, from: row.seq, to: row.seq });
  return reply.type === 'bodies' ? (reply.bodies[0]?.text ?? '') : '';
}

async function disconnect(page: Page, id: string): Promise<void> {
  await page.command({ type: 'disconnect', sessionId: id });
  await until('closed', () => page.info(id)?.state === 'closed');
}

const CALLS: [string, string[], string, unknown, RegExp][] = [
  [
    'server-everything',
    ['stdio'],
    'tools/call',
    { name: 'echo', arguments: { message: 'hello' } },
    /Echo: hello/,
  ],
  [
    'server-filesystem',
    [temporaryDirectory()],
    'tools/call',
    { name: 'list_allowed_directories', arguments: {} },
    /Allowed/,
  ],
  ['server-memory', [], 'tools/call', { name: 'read_graph', arguments: {} }, /entities/],
  [
    'server-sequential-thinking',
    [],
    'tools/call',
    {
      name: 'sequentialthinking',
      arguments: { thought: 'a', thoughtNumber: 1, totalThoughts: 1, nextThoughtNeeded: false },
    },
    /thoughtNumber/,
  ],
];

describe('official servers', () => {
  it.each(CALLS)('%s', async (name, args, method, params, expected) => {
    const { id, page } = await connect(process.execPath, [installedServer(name), ...args]);
    expect(await answer(page, id, method, params)).toMatch(expected);
    expect(page.rows.some((row) => row.kind === 'malformed')).toBe(false);
    await disconnect(page, id);
  });
});

function python(): string | undefined {
  for (const command of ['python3', 'python']) {
    try {
      execFileSync(command, ['--version'], { stdio: 'ignore' });
      return command;
    } catch {
      // not this one
    }
  }
  return undefined;
}

const interpreter = python();

(interpreter === undefined ? describe.skip : describe)('a server in Python', () => {
  it('is found, speaks and is ended', async () => {
    const script = path.join(import.meta.dirname, 'servers', 'plain.py');
    const { id, page } = await connect(interpreter ?? '', [script]);
    expect(await answer(page, id, 'tools/call', { name: 'double', arguments: { n: 21 } })).toContain('42');
    expect(page.rows.some((row) => row.kind === 'stderr')).toBe(true);
    await disconnect(page, id);
  });
});
