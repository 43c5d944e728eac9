import path from 'node:path';
import { CLI } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine } from './support/servers.ts';

const demo = (name: 'dual-era' | 'modern-only') =>
  commandLine('node', path.join(path.dirname(CLI), 'demo', `${name}.mjs`));

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
