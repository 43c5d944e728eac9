import path from 'node:path';
import { CLI } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { demoByHttp } from './support/http-servers.ts';
import { commandLine } from './support/servers.ts';

const demoFile = (name: 'dual-era' | 'modern-only') => path.join(path.dirname(CLI), 'demo', `${name}.mjs`);
const demo = (name: 'dual-era' | 'modern-only') => commandLine('node', demoFile(name));

test('a server of the modern era: the question first, then no handshake', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: demo('dual-era') });
  await app.state('ready');
  await expect(app.main).toHaveAttribute('data-era', 'modern');
  await expect(app.main).toHaveAttribute('data-revision', '2026-07-28');
  const probe = app.wire.rows('[data-kind="request"][data-method="server/discover"]');
  await expect(probe).toHaveAttribute('data-id', '"probe-1"');
  await expect(probe).toHaveAttribute('data-row-phase', '0');
  await expect(app.wire.rows('[data-method="initialize"]')).toHaveCount(0);
  await expect(app.page.locator('[data-phase="1"]')).toHaveAttribute('data-phase-state', 'visited');
});

test('a result that asks for input: answered in the Inbox, sent again, one run', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: demo('modern-only') });
  await app.state('ready');
  await app.tool('greet');
  await app.run();
  await app.outcome('result');
  await app.panel('inbox');
  const asked = app.page.locator('[data-request="elicitation"]');
  await expect(asked).toHaveAttribute('data-state', 'open');
  await asked.locator('[data-pointer="/name"] [data-control]').fill('Ada');
  await asked.locator('[data-action="accept"]').click();
  await expect(asked).toHaveAttribute('data-state', 'answered');
  await app.tool('greet');
  await app.outcome('result');
  await expect(app.result.locator('[data-content="text"]')).toContainText('Hello, Ada!');
  const again = app.wire.rows('[data-kind="request"][data-method="tools/call"]').last();
  await expect(again).toHaveAttribute('data-id', '"retry-1"');
  await app.page.reload();
  await app.ready();
  await expect(app.result.locator('[data-content="text"]')).toContainText('Hello, Ada!');
});

test('a revision that is chosen pins its era', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.fillConnection({ command: demo('dual-era') });
  await app.page.locator('details:has([data-field="revision"]) summary').click();
  await app.field('revision').selectOption('2025-06-18');
  await app.action('connect').click();
  await app.state('ready');
  await expect(app.main).toHaveAttribute('data-era', 'legacy');
  await expect(app.main).toHaveAttribute('data-revision', '2025-06-18');
  await expect(app.wire.rows('[data-method="server/discover"]')).toHaveCount(0);
});

for (const name of ['dual-era', 'modern-only'] as const) {
  test(`${name} over HTTP: headers, rounds, subscriptions, pages`, async ({ app, bridge }) => {
    const server = await demoByHttp(demoFile(name));
    await app.open(bridge);
    await app.connectUrl(`${server.origin}/mcp`);
    await app.state('ready');
    await expect(app.main).toHaveAttribute('data-era', 'modern');
    await expect(app.wire.rows('[data-method="notifications/subscriptions/acknowledged"]')).toBeAttached();

    await app.tool('route');
    await app.form.fill('/region', '"south"');
    await app.run();
    await app.outcome('result');
    await app.tool('report');
    await app.run();
    await app.outcome('result');
    await expect(app.result).toHaveAttribute('data-output-schema', 'ok');

    await app.tool('greet');
    await app.run();
    await app.panel('inbox');
    const asked = app.page.locator('[data-request="elicitation"][data-state="open"]');
    await asked.locator('[data-pointer="/name"] [data-control]').fill('Ada');
    await asked.locator('[data-action="accept"]').click();
    await app.tool('greet');
    await app.outcome('result');
    await expect(app.result.locator('[data-content="text"]')).toContainText('Hello, Ada!');

    await app.tool('grow');
    await app.run();
    await app.outcome('result');
    await expect(app.wire.rows('[data-method="notifications/tools/list_changed"]').first()).toBeAttached();

    await app.panel('resources');
    await app.select('resource', 'demo://pages/25');
    await app.run();
    await app.outcome('result');
    await expect(app.result).toContainText('Page 25');

    await app.wire.view('timeline');
    await app.page.locator('[data-filter]').fill('kind:http');
    await expect(app.wire.rows('[data-event="request"]').first()).toContainText('POST /mcp');
    server.stop();
  });
}
