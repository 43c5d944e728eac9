import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { openPage, type Page } from './support/page.ts';
import { testServer } from './support/programs.ts';
import { api, ask } from './support/request.ts';
import { describeWithShared, sharedFixture } from './support/shared.ts';
import { until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

async function start(args: string[]): Promise<{ id: string; page: Page }> {
  const target = { command: process.execPath, args };
  // these programs end by themselves; with the question for the era, they would be started once more
  const { json } = await api(bridge, 'POST', '/sessions', { target, era: 'legacy' });
  const { id } = v.parse(sessionInfoSchema, json);
  return { id, page: await openPage(bridge, id) };
}

async function ready(args: string[]): Promise<{ id: string; page: Page }> {
  const { id, page } = await start(args);
  await until('ready', () => page.info(id)?.state === 'ready');
  return { id, page };
}

/** The exact bytes of an event's line, as they are saved. */
async function saved(id: string, seq: number): Promise<Buffer> {
  const response = await fetch(`${bridge.origin}/api/sessions/${id}/raw/${seq}`, {
    headers: { authorization: `Bearer ${bridge.token}` },
  });
  return Buffer.from(await response.arrayBuffer());
}

describe('lines', () => {
  it('are kept byte for byte, whatever they are and however they arrive', async () => {
    const lines = ['\uFEFF{"a":1}\r', '', '\0', 'not json', '{"温度":"22°C 😀"}', '\u2028'].map((line) =>
      Buffer.from(line),
    );
    lines.splice(3, 0, Buffer.from([0x7b, 0xff, 0xfe, 0xc3, 0x7d]));
    const bytes = Buffer.concat([...lines.flatMap((line) => [line, Buffer.from('\n')]), Buffer.from('half')]);
    const { id, page } = await start([testServer('drip'), bytes.toString('hex')]);
    await until('the end', () => page.rows.at(-1)?.kind === 'closed');
    const received = page.rows.filter((row) => row.dir === 'toClient');
    expect(received).toHaveLength(lines.length + 1);
    for (const [index, row] of received.entries()) {
      const line = lines[index] ?? Buffer.from('half');
      expect(await saved(id, row.seq)).toEqual(line);
      expect(row.bytes).toBe(line.length);
    }
  });
});

describeWithShared('large lines', () => {
  const call = (name: string, args: unknown) => ({ name, arguments: args });

  it('of 20 MB that are no JSON do not stop the rest', async () => {
    const { id, page } = await ready([sharedFixture('flood.mjs')]);
    await page.call(id, 'tools/call', call('invalid', { kind: 'huge-line' }));
    const row = page.rows.find((found) => found.bytes === 20 * 1024 * 1024);
    expect(row).toMatchObject({ kind: 'malformed', malformed: 'not-json' });
    expect(page.bodies.has(row?.seq ?? 0)).toBe(false); // fetched when somebody looks at it
    const bytes = await saved(id, row?.seq ?? 0);
    expect(bytes.equals(Buffer.alloc(20 * 1024 * 1024, 'z'))).toBe(true);
  });

  it('travel cut, and whole on demand', async () => {
    const { id, page } = await ready([sharedFixture('flood.mjs')]);
    const row = await page.call(id, 'tools/call', call('big', { mb: 3 }));
    const reply = await page.command({ type: 'read', sessionId: id, from: row.seq - 1, to: row.seq + 5 });
    if (reply.type !== 'bodies') throw new Error('bodies expected');
    expect(reply.bodies.map((body) => body.seq)).toEqual([row.seq - 1, row.seq]);
    expect(reply.bodies[1]).toMatchObject({ truncated: true });
    expect(reply.bodies[1]?.text.length).toBe(1024 * 1024);
    expect((await saved(id, row.seq)).length).toBe(row.bytes);
  });

  it('of lists travel whole, up to what a message can hold', async () => {
    // a list of 60 MB that is nearly all quotes, each of which is escaped three times on its way
    const script = `
      const send = (id, result) => process.stdout.write('{"jsonrpc":"2.0","id":' + JSON.stringify(id) + ',"result":' + result + '}\\n');
      require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
        const { id, method } = JSON.parse(line);
        const pad = '\\\\"'.repeat(15e6);
        if (method === 'initialize') send(id, '{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"x","version":"1"}}');
        else if (method === 'tools/list') send(id, '{"tools":[{"name":"' + pad + '","inputSchema":{"type":"object"}}]}');
      });`;
    const { page } = await ready(['-e', script]);
    await until('the list', () => page.rows.some((row) => row.bytes > 30e6), 60_000);
    const row = page.rows.find((found) => found.bytes > 30e6);
    expect(row?.whole).toBe(true);
    expect(page.bodies.get(row?.seq ?? 0)?.truncated).toBe(true);
  }, 90_000);

  it('can be sent', async () => {
    const { id, page } = await ready([testServer('asks')]);
    const text = `{"jsonrpc":"2.0","method":"notifications/x","params":{"pad":"${'温'.repeat(1_000_000)}"}}`;
    const { status, json } = await api(bridge, 'POST', `/sessions/${id}/send`, {
      type: 'raw',
      ref: 'x',
      sessionId: id,
      text,
    });
    expect(status).toBe(200);
    const { seq } = v.parse(v.object({ seq: v.number() }), json);
    expect((await saved(id, seq)).equals(Buffer.from(text))).toBe(true);
    await until('row', () => page.rows.length > seq);
    expect(page.rows[seq]).toMatchObject({
      dir: 'toServer',
      method: 'notifications/x',
      bytes: Buffer.byteLength(text),
    });
  });

  it('keep the order of what comes meanwhile', async () => {
    const script = `const big='x'.repeat(8<<20);process.stdout.write('"a"\\n"'+big+'"\\n"b"\\n"'+big+'"\\n"c"\\n');process.stderr.write('e\\n')`;
    const { id, page } = await start(['-e', script]);
    await until('the end', () => page.rows.at(-1)?.kind === 'closed', 30_000);
    const sizes = page.rows.filter((row) => row.dir === 'toClient').map((row) => row.bytes);
    expect(sizes).toEqual([3, (8 << 20) + 2, 3, (8 << 20) + 2, 3]);
    const file = readFileSync(path.join(bridge.home, 'recordings', `${id}.ndjson`), 'utf8');
    const seqs = file
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => Number(/^\{"seq":(\d+)/.exec(line)?.[1]));
    expect(seqs).toEqual(seqs.map((_seq, index) => index));
  });
});

describe('the person’s own', () => {
  it('settings are kept, and every page hears of a change', async () => {
    const page = await openPage(bridge);
    const { json } = await api(bridge, 'PUT', '/settings', { theme: 'dark' });
    expect(json).toMatchObject({ theme: 'dark', timeoutMs: 60_000 });
    await until('hint', () => page.changed.includes('settings'));
    expect((await api(bridge, 'PUT', '/settings', { theme: 'pink' })).status).toBe(400);
  });

  it('drafts are kept as they were put', async () => {
    const key = encodeURIComponent('stdio:node server.js/tool:a/b?c#d');
    const headers = { authorization: `Bearer ${bridge.token}`, 'content-type': 'application/json' };
    const body = '{"n": 1.0, "n": 12345678901234567890}';
    const put = await ask({ port: bridge.port, method: 'PUT', path: `/api/drafts/${key}`, headers, body });
    expect(put.status).toBe(204);
    expect((await ask({ port: bridge.port, path: `/api/drafts/${key}`, headers })).text).toBe(body);
    expect((await api(bridge, 'GET', '/drafts/other')).json).toBeNull();
    expect((await api(bridge, 'DELETE', '/drafts')).status).toBe(204);
    expect((await api(bridge, 'GET', `/drafts/${key}`)).json).toBeNull();
  });
});

describe('recordings', () => {
  it('are listed, opened and imported', async () => {
    const { id, page } = await start([testServer('drip'), Buffer.from('{}\n').toString('hex')]);
    await until('the end', () => page.rows.at(-1)?.kind === 'closed');
    const { json } = await api(bridge, 'POST', `/recordings/${id}/open`);
    expect(json).toMatchObject({ id: `r-${id}`, readOnly: true });
    const opened = await openPage(bridge, `r-${id}`);
    await until('all rows', () => opened.rows.length === page.rows.length);
    expect(opened.rows).toEqual(page.rows);
    await until('read', () => opened.info(`r-${id}`)?.state === 'closed');
    await expect(opened.command({ type: 'restart', sessionId: `r-${id}` })).rejects.toMatchObject({
      code: 'read-only',
    });

    const bytes = readFileSync(path.join(bridge.home, 'recordings', `${id}.ndjson`));
    const imported = await ask({
      port: bridge.port,
      method: 'POST',
      path: '/api/recordings/import',
      headers: { authorization: `Bearer ${bridge.token}`, 'content-type': 'application/x-ndjson' },
      body: bytes,
    });
    expect(imported.status).toBe(200);
    expect(JSON.parse(imported.text)).toMatchObject({ bytes: bytes.length });
    const list = v.parse(
      v.array(v.object({ id: v.string() })),
      (await api(bridge, 'GET', '/recordings')).json,
    );
    expect(list.map((info) => info.id)).toEqual(expect.arrayContaining([id, JSON.parse(imported.text).id]));
  });

  it('that do not exist, or are none, are refused in words', async () => {
    expect(await api(bridge, 'POST', '/recordings/s-none/open')).toMatchObject({
      status: 404,
      json: { code: 'unknown-recording' },
    });
    const answer = await ask({
      port: bridge.port,
      method: 'POST',
      path: '/api/recordings/import',
      headers: { authorization: `Bearer ${bridge.token}`, 'content-type': 'application/x-ndjson' },
      body: 'hello',
    });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text).message).toMatch(/no Lifeline recording/);
  });
});
