import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, sharedServer } from './support/servers.ts';

const HOST = { type: 'trace', version: 1, id: 's-talk', createdAt: '2026-01-02T03:04:05.000Z' };
const TARGET = { kind: 'stdio', command: 'node', args: ['server.js'], cwd: '/srv', envNames: [] };
const URI = 'demo://clock';

function message(dir: 'toServer' | 'toClient', body: object) {
  return { type: 'message', dir, raw: JSON.stringify({ jsonrpc: '2.0', ...body }) };
}

/** A call with progress in which the server asks back, and a subscription with two updates. */
function talk(): string {
  const progress = (value: number) =>
    message('toClient', {
      method: 'notifications/progress',
      params: { progressToken: 'p7', progress: value, total: 2 },
    });
  const updated = message('toClient', { method: 'notifications/resources/updated', params: { uri: URI } });
  const events = [
    { type: 'opened', target: TARGET },
    message('toServer', {
      id: 1,
      method: 'tools/call',
      params: { name: 'ask', _meta: { progressToken: 'p7' } },
    }),
    progress(1),
    message('toClient', { id: 9, method: 'elicitation/create', params: { message: 'Sure?' } }),
    message('toServer', { id: 9, result: { action: 'accept' } }),
    progress(2),
    message('toClient', { id: 1, result: { content: [] } }),
    message('toServer', { id: 2, method: 'resources/subscribe', params: { uri: URI } }),
    message('toClient', { id: 2, result: {} }),
    updated,
    message('toServer', { id: 3, method: 'ping' }),
    message('toClient', { id: 3, result: {} }),
    updated,
    message('toServer', { id: 4, method: 'resources/unsubscribe', params: { uri: URI } }),
    message('toClient', { id: 4, result: {} }),
  ];
  const header = { ...HOST, recorder: 'mcp-lifeline 0.1.0', target: TARGET };
  const lines = events.map((event, seq) => ({ seq, atMs: seq, connection: 1, ...event }));
  const file = path.join(temporaryFolder('talk'), 'talk.ndjson');
  fs.writeFileSync(file, `${[header, ...lines].map((line) => JSON.stringify(line)).join('\n')}\n`);
  return file;
}

test('the roles of all sessions: states and revisions live, a click leads there', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await app.connect({ command: commandLine('node', sharedServer('flood')) });
  await app.state('ready');
  const first = await app.session();
  await app.go('#/');
  await app.connect({ command: commandLine('node', sharedServer('schema-zoo')) });
  await app.state('ready');
  const second = await app.session();
  await app.panel('overview');

  await expect(page.locator('[data-roles="2"]')).toBeVisible();
  const server = (id: string) => page.locator(`[data-role-session="${id}"]`);
  await expect(server(second)).toHaveAttribute('aria-current', 'true');
  await expect(server(first)).toHaveAttribute('data-session-state', 'ready');
  await expect(server(first)).toContainText(/20\d\d-\d\d-\d\d/);

  await server(first).click();
  await expect(app.main).toHaveAttribute('data-session', first);
  await expect(server(first)).toHaveAttribute('aria-current', 'true');
  await app.action('disconnect').first().click();
  await expect(server(first)).toHaveAttribute('data-session-state', 'closed');
  await expect(server(second)).toHaveAttribute('data-session-state', 'ready');
});

test('a selected progress notification lights its token at both ends', async ({ app, launch }) => {
  await app.open(await launch({ args: ['open', talk()] }));
  await app.wire.row(2).click();
  for (const seq of [1, 2, 5]) await expect(app.wire.row(seq).locator('[data-token]')).toBeVisible();
  await expect(app.wire.row(6)).toHaveAttribute('data-partner', '');
  await app.wire.row(10).click();
  await expect(app.wire.root.locator('[data-token]')).toHaveCount(0);
});

test('the exchange tab shows the conversation that an event belongs to', async ({ app, launch }) => {
  const { page } = app;
  await app.open(await launch({ args: ['open', talk()] }));
  const detail = await app.wire.detail(app.wire.row(4), 'exchange');
  const conversation = detail.locator('[data-conversation-of="1"]');
  await expect(conversation.getByRole('button')).toHaveCount(2);
  await expect(conversation.locator('[aria-current="true"]')).toContainText('elicitation/create');
  await conversation.getByRole('button', { name: 'tools/call ask' }).click();
  await expect(page).toHaveURL(/sel=1\b/);

  // an update belongs to no exchange, but to its subscription
  await app.wire.row(12).click();
  const subscription = detail.locator('[data-conversation-of="7"]');
  await expect(subscription.getByRole('button')).toHaveCount(3);
  await expect(subscription.locator('[data-updates="2"]')).toHaveAttribute('aria-current', 'true');
  await expect(app.wire.row(13)).toHaveAttribute('data-conversation', '');
  await app.wire.row(10).click();
  await expect(detail.locator('[data-conversation-of]')).toHaveCount(0);
});

test('what arrives is counted, and moves neither the selection nor the rows', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await app.connect({ command: commandLine('node', sharedServer('flood')) });
  await app.state('ready');
  await app.wire.view('timeline');
  const handshake = app.wire.rows('[data-kind="request"][data-method="initialize"]');
  await handshake.click();
  await page.keyboard.press('f');
  await expect(app.action('follow')).toHaveAttribute('aria-pressed', 'false');
  const before = await handshake.boundingBox();

  await app.tool('flood');
  await page.locator('[data-pointer="/n"] [data-control]').fill('300');
  await app.run();
  await app.outcome('result');
  const unseen = page.locator('[data-unseen]');
  await expect.poll(async () => Number(await unseen.getAttribute('data-unseen'))).toBeGreaterThan(300);
  await expect(handshake).toHaveAttribute('aria-selected', 'true');
  expect((await handshake.boundingBox())?.y).toBe(before?.y);

  await unseen.click();
  await expect(unseen).toHaveCount(0);
  await expect(app.action('follow')).toHaveAttribute('aria-pressed', 'true');
  await expect(app.wire.rows('[data-kind="response"][data-method="tools/call"]')).toBeVisible();
});

test('the wire without a mouse: last, fold, detail and back', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await app.connect({ command: commandLine('node', sharedServer('flood')) });
  await app.state('ready');
  await app.tool('flood');
  await page.locator('[data-pointer="/n"] [data-control]').fill('20');
  await app.run();
  await app.outcome('result');
  await app.panel('overview');
  await page.keyboard.press('G');
  const folded = app.wire.root.locator('[data-fold="20"]');
  await page.locator('[data-rows]').focus();
  for (let step = 0; step < 6; step += 1) {
    if ((await folded.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('k');
  }
  await expect(folded).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(app.wire.rows('[data-method="notifications/message"]').nth(3)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(folded).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('g');
  await expect(page).toHaveURL(/sel=0\b/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-detail] [role="tab"][aria-selected="true"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-rows]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-detail]')).toHaveCount(0);
  await expect(page).not.toHaveURL(/sel=/);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  for (const key of ['j', 'k', 'g', 'G', '[', ']', 'f', '1', '2', '3', 'c', 'e', 'r', '/', '?']) {
    await expect(help.locator('kbd').getByText(key, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-rows]')).toBeFocused();
});

test('a row keeps in view when its detail takes the room, which closing gives back', async ({
  app,
  bridge,
}) => {
  const { page } = app;
  await app.open(bridge);
  await app.action('demo').click();
  await app.state('connecting');
  for (let step = 1; step <= 8; step += 1) {
    await app.action('next').click();
    await expect(app.wire.rows(`[data-kind="response"][data-id="${step}"]`)).toBeVisible();
  }
  const rows = page.locator('[data-rows]');
  const height = async () => (await rows.boundingBox())?.height ?? 0;
  await app.action('close-detail').click();
  const whole = await height();
  const last = app.wire.rows('[data-kind="response"][data-id="8"]');
  await last.click();
  await expect(page.locator('[data-detail]')).toBeVisible();
  expect(await height()).toBeLessThan(whole);
  await expect(last).toBeInViewport({ ratio: 0.99 });
  await app.action('close-detail').click();
  await expect(rows).toBeFocused();
  await expect.poll(height).toBe(whole);
});
