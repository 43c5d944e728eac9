import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, sharedServer } from './support/servers.ts';

const HEADER = {
  type: 'trace',
  version: 1,
  id: 's-example',
  createdAt: '2026-01-02T03:04:05.000Z',
  recorder: 'mcp-lifeline 0.1.0',
  target: { kind: 'stdio', command: 'node', args: ['server.js'], cwd: '/srv', envNames: [] },
};

function recording(file: string, lines: readonly string[], tail = ''): string {
  const full = path.join(temporaryFolder('recording'), file);
  fs.writeFileSync(full, `${lines.join('\n')}\n${tail}`);
  return full;
}

const events = [
  { type: 'opened', target: HEADER.target },
  { type: 'message', dir: 'toServer', raw: '{"jsonrpc":"2.0","id":1,"method":"ping"}', cause: 'auto' },
  { type: 'message', dir: 'toClient', raw: '{"jsonrpc":"2.0","id":1,"result":{}}' },
].map((event, seq) => JSON.stringify({ seq, atMs: seq * 5, connection: 1, ...event }));

test('`open` shows a recording, read-only, and survives a reload', async ({ app, launch }) => {
  const bridge = await launch({
    args: ['open', recording('plain.ndjson', [JSON.stringify(HEADER), ...events])],
  });
  await app.open(bridge);
  await expect(app.page).toHaveURL(/#\/r\//);
  await expect(app.wire.root).toHaveAttribute('data-count-total', '3');
  await expect(app.banner('recorded')).toBeVisible();
  await expect(app.wire.rows('[data-kind="response"]')).toHaveAttribute('data-outcome', 'result');
  await expect(app.action('run')).toHaveCount(0);
  await app.page.reload();
  await app.ready();
  await expect(app.wire.root).toHaveAttribute('data-count-total', '3');
});

test('a torn last line: the rest is shown, the place is named', async ({ app, launch }) => {
  const file = recording('torn.ndjson', [JSON.stringify(HEADER), ...events], '{"seq":3,"atMs":20,"connec');
  await app.open(await launch({ args: ['open', file] }));
  await expect(app.wire.root).toHaveAttribute('data-count-total', '3');
  await expect(app.banner('recorded').or(app.banner('unreadable')).first()).toBeVisible();
});

test('a recording from the future says so', async ({ app, launch }) => {
  const file = recording('future.ndjson', [JSON.stringify({ ...HEADER, version: 99 }), ...events]);
  await app.open(await launch({ args: ['open', file] }));
  await expect(app.banner('unreadable')).toContainText('99');
});

test('a past session is listed and opens with all of its events', async ({ app, launch, newTab }) => {
  const bridge = await launch();
  await app.open(bridge);
  await app.connect({ command: commandLine('node', sharedServer('flood')) });
  await app.state('ready');
  const session = await app.session();
  await app.action('disconnect').click();
  await app.state('closed');
  const total = await app.wire.total();
  await app.page.close();
  await bridge.stop();

  const page = await newTab();
  await page.open(await launch({ home: bridge.home }));
  await page.panel('recordings');
  await page.select('recording', session);
  await page.action('open-recording').first().click();
  await page.wire.totalAtLeast(total);
  expect(await page.wire.total()).toBe(total);
});

test('a file chosen on the start page is imported and shown', async ({ app, bridge }) => {
  await app.open(bridge);
  const chooser = app.page.waitForEvent('filechooser');
  await app.action('open-recording').first().click();
  await (await chooser).setFiles(recording('chosen.ndjson', [JSON.stringify(HEADER), ...events]));
  await expect(app.page).toHaveURL(/#\/r\//);
  await expect(app.wire.root).toHaveAttribute('data-count-total', '3');
  expect(fs.readdirSync(bridge.recordingsDir).filter((name) => name.endsWith('.ndjson'))).toHaveLength(1);
});
