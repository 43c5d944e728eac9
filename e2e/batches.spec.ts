import { expect, test } from './support/fixtures.ts';
import { commandLine, ownServer } from './support/servers.ts';

test('a batch: each answer finds its request, and the row names its messages', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', ownServer('batches.mjs')) });
  await app.state('ready');
  await expect(app.main).toHaveAttribute('data-revision', '2025-03-26');

  // the server answers both calls at once
  await app.tool('echo');
  await app.form.fill('/text', 'first');
  await app.run();
  await app.form.fill('/text', 'second');
  await app.run();
  await app.outcome('result', 2);
  await expect(app.result.locator('[data-content="text"]')).toContainText('second');
  const calls = app.wire.rows('[data-kind="request"][data-method="tools/call"]');
  await expect(calls).toHaveCount(2);
  for (const call of await calls.all()) await expect(call).toHaveAttribute('data-outcome', 'result');

  for (const view of ['sequence', 'timeline'] as const) {
    await app.wire.view(view);
    const answer = app.wire.rows('[data-dir="toClient"]').filter({ hasText: 'batch of 3 messages' });
    await expect(answer).toContainText('tools/call 2');
    await expect(answer).toContainText('tools/call 3');
  }

  // one of the person's own, as it is typed
  await app.action('compose').first().click();
  await app.page.locator('[data-compose-kind="raw"]').click();
  await app.page
    .locator('[data-compose-text]')
    .fill('[{"jsonrpc":"2.0","id":"a","method":"tools/list"},{"jsonrpc":"2.0","id":"b","method":"nothing"}]');
  await app.action('send').click();
  const sent = app.wire.rows('[data-dir="toServer"]').filter({ hasText: 'batch of 2 messages' });
  await expect(sent).toContainText('nothing "b"');
  await app.page.locator('[data-compose-text]').press('Escape');
  await app.wire.detail(sent, 'exchange');
  await expect(app.page.locator('[data-detail] ol')).toHaveCount(2);
  await expect(app.page.locator('[data-detail]')).toContainText('nothing');
});
