import { createHash } from 'node:crypto';
import { decodeEvent, eventRaw } from '@lifeline/trace';
import { sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { openPage, Page } from './support/page.ts';
import { api } from './support/request.ts';
import { describeWithShared, sharedFixture } from './support/shared.ts';
import { pause, until } from './support/wait.ts';

/** How hard: the full figures are 100,000 messages and 200 cuts. */
const MESSAGES = Number(process.env.LIFELINE_FLOOD_MESSAGES ?? 20_000);
const CUTS = Number(process.env.LIFELINE_FLOOD_CUTS ?? 40);

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

async function flood(n: number, size: number): Promise<{ id: string; page: Page }> {
  const target = { command: process.execPath, args: [sharedFixture('flood.mjs')] };
  const { id } = v.parse(sessionInfoSchema, (await api(bridge, 'POST', '/sessions', { target })).json);
  const page = await openPage(bridge, id);
  await until('ready', () => page.info(id)?.state === 'ready');
  const paramsText = JSON.stringify({ name: 'flood', arguments: { n, size, kind: 'text' } });
  await page.command({ type: 'request', sessionId: id, method: 'tools/call', paramsText });
  return { id, page };
}

/** Digest of all that the server sent in the session, in order. */
function digest(id: string): string {
  const source = bridge.sessions.source(id);
  const hash = createHash('sha256');
  for (let seq = 0; seq < source.rows.length; seq += 1) {
    if (source.rows.dirAt(seq) !== 'toClient') continue;
    const decoded = decodeEvent(source.line(seq).toString('utf8'));
    if (decoded.ok) hash.update(`${eventRaw(decoded.event)?.text}\n`);
  }
  return hash.digest('hex');
}

/** The same of what the server must have sent. */
function expected(n: number, size: number, first: readonly string[], last: string): string {
  const hash = createHash('sha256');
  for (const line of first) hash.update(`${line}\n`);
  const pad = 'x'.repeat(size);
  for (let i = 0; i < n; i += 1) {
    const params = { level: 'info', logger: 'flood', data: `${i} ${pad}` };
    hash.update(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/message', params })}\n`);
  }
  return hash.update(`${last}\n`).digest('hex');
}

function rawAt(id: string, seq: number): string {
  const decoded = decodeEvent(bridge.sessions.source(id).line(seq).toString('utf8'));
  return decoded.ok ? (eventRaw(decoded.event)?.text ?? '') : '';
}

describeWithShared('a flood', () => {
  it('reaches a page that is cut off again and again: gapless, without duplicates, complete', async () => {
    const { id, page } = await flood(MESSAGES, 200);
    page.cut();
    const victim = await openPage(bridge, id);
    let cuts = 0;
    for (; cuts < CUTS; cuts += 1) {
      await pause((cuts * 7919) % 23);
      victim.cut();
      await victim.open();
    }
    const isDone = () => victim.rows.at(-1)?.kind === 'response' && victim.rows.at(-1)?.id === '2';
    await until('the answer', isDone, 120_000);
    const source = bridge.sessions.source(id);
    expect(victim.rows.length).toBe(source.rows.length);
    const received = victim.rows.filter((row) => row.dir === 'toClient');
    // beside the flood: the answers to server/discover, initialize, tools/list and the call
    expect(received).toHaveLength(MESSAGES + 4);
    const first = received.slice(0, 3).map((row) => rawAt(id, row.seq));
    const last = rawAt(id, received.at(-1)?.seq ?? 0);
    expect(digest(id)).toBe(expected(MESSAGES, 200, first, last));
    const fresh = await openPage(bridge, id);
    await until('all again', () => fresh.rows.length === source.rows.length, 60_000);
    expect(fresh.rows).toEqual(victim.rows);
  }, 180_000);

  it('is batched while a frame is on its way, and does not pile up for a page that hangs', async () => {
    const { id, page } = await flood(MESSAGES, 1000);
    const hanging = await openPage(bridge, id);
    hanging.stall(true);
    const before = process.memoryUsage().rss;
    const isDone = () => page.rows.at(-1)?.kind === 'response' && page.rows.at(-1)?.id === '2';
    await until('the answer', isDone, 120_000);
    expect(Math.max(...page.batches)).toBeGreaterThan(1);
    expect(Math.max(...page.batches)).toBeLessThanOrEqual(2000);
    expect(hanging.rows.length).toBeLessThan(page.rows.length);
    // rows and buffers of both pages are in this process, too; a queue of whole messages would be far more
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
    hanging.stall(false);
    await until('caught up', () => hanging.rows.length === page.rows.length, 60_000);
    expect(hanging.rows).toEqual(page.rows);
  }, 180_000);

  it('in one session leaves another quick', async () => {
    const { id } = await flood(MESSAGES, 500);
    const target = { command: process.execPath, args: [sharedFixture('flood.mjs')] };
    const quiet = v.parse(sessionInfoSchema, (await api(bridge, 'POST', '/sessions', { target })).json);
    const page = await openPage(bridge, quiet.id);
    await until('ready', () => page.info(quiet.id)?.state === 'ready');
    for (let i = 0; i < 5; i += 1) await page.call(quiet.id, 'ping');
    const source = bridge.sessions.source(id);
    await until('the flood', () => source.rows.length > MESSAGES, 60_000);
  }, 120_000);
});

it('a socket that goes away in the middle of everything harms nobody', async () => {
  const page = new Page(bridge);
  await page.open();
  page.attach(bridge.sessions.list()[0]?.id ?? 's-none');
  page.cut();
  const next = await openPage(bridge);
  expect(next.sessions.length).toBe(bridge.sessions.list().length);
});
