import { expect, test } from './support/fixtures.ts';
import { commandLine, ownServer } from './support/servers.ts';

test('a refused handshake leaves a server to write to by hand, and to disconnect', async ({
  app,
  bridge,
}) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', ownServer('refusing.mjs')) });
  await app.state('failed');
  const strip = app.banner('handshake-failed');
  await expect(strip).toContainText('-32602');
  await expect(strip).toContainText('this server takes nobody');
  await expect(app.banner('server-ended')).toHaveCount(0);

  await app.action('compose').first().click();
  await app.page.locator('[data-compose-method]').fill('ping');
  await app.page.keyboard.press('Control+Enter');
  const answer = app.wire.rows('[data-kind="response"][data-method="ping"]');
  await expect(answer).toBeVisible();
  await answer.click();
  await expect(app.page.locator('[data-compose-text]')).toHaveCount(0);
  await expect(app.page.locator('[data-detail]')).toBeVisible();

  await strip.locator('[data-action="disconnect"]').click();
  await app.state('closed');
  await expect(app.banner('server-ended')).toBeVisible();
  await expect(app.action('compose')).toHaveCount(0);
});

const WELL = `{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{},"serverInfo":{"name":"a","version":"1"}}}`;
const UNANSWERED: readonly (readonly [cause: string, answer: string, kind: string])[] = [
  ['unfinished-line', WELL, 'note'],
  ['other-id', `${WELL.replace('"id":1', '"id":"1"')}\n`, 'response'],
  ['batch', `[${WELL}]\n`, 'malformed'],
  ['not-json', `${JSON.stringify(JSON.parse(WELL), null, 2)}\n`, 'malformed'],
];

for (const [cause, answer, kind] of UNANSWERED) {
  test(`an initialize without an answer, because of ${cause}: the page says why`, async ({ app, bridge }) => {
    await app.open(bridge);
    const script = [
      "const at = require('node:readline').createInterface({ input: process.stdin });",
      "at.on('line', (line) => { const { id, method } = JSON.parse(line);",
      `if (method === 'initialize') process.stdout.write(${JSON.stringify(answer)}.replace('id":1', 'id":' + id));`,
      "else console.log(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: 'no' } })); });",
    ].join(' ');
    await app.connect({ command: commandLine('node', '-e', script) });
    const line = app.page.locator(`[data-connecting] [data-unanswered="${cause}"]`);
    await expect(line).toBeVisible();
    await line.getByRole('button').click();
    await expect(app.wire.rows(`[aria-selected="true"][data-kind="${kind}"]`)).toHaveCount(1);
  });
}

test('a server that closes its stdout is ended, and the page says so', async ({ app, bridge }) => {
  await app.open(bridge);
  const script = "require('node:fs').closeSync(1); setInterval(() => {}, 1000)";
  await app.connect({ command: commandLine('node', '-e', script) });
  await expect(app.banner('closing')).toContainText('SIGTERM');
  await expect(app.banner('server-ended')).toContainText('The server closed its output; Lifeline ended it.');
  await expect(app.banner('closing')).toHaveCount(0);
});
