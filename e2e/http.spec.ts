import { expect, test } from './support/fixtures.ts';
import { everythingBy, guardedServer } from './support/http-servers.ts';

test('Streamable HTTP: features, the stream of the server, and its end', async ({ app, bridge }) => {
  const server = await everythingBy('streamableHttp');
  await app.open(bridge);
  await app.connectUrl(`${server.origin}/mcp`, 'X-Api-Key: not-a-real-key-1');
  await app.state('ready');
  await expect(app.page.locator('[data-connection="1"]')).toHaveAttribute(
    'data-protocol-session',
    /^[0-9a-f-]{36}$/,
  );

  await app.tool('echo');
  await app.form.fill('/message', 'over HTTP');
  await app.run();
  await app.outcome('result');
  await expect(app.result).toContainText('over HTTP');

  await app.tool('trigger-long-running-operation');
  await app.form.fill('/duration', '1');
  await app.form.fill('/steps', '2');
  await app.run();
  await app.outcome('result');
  await expect(app.wire.rows('[data-method="notifications/progress"]').first()).toBeAttached();

  await app.panel('resources');
  await app.select('resource', 'demo://resource/static/document/features.md');
  await app.run();
  await app.outcome('result');

  await app.panel('prompts');
  await app.select('prompt', 'args-prompt');
  await app.form.fill('/city', 'Taipei');
  await app.run();
  await app.outcome('result');

  // asked by the server in mid-call, answered by hand
  await app.tool('trigger-sampling-request');
  await app.form.fill('/prompt', 'say something');
  await app.run();
  await app.panel('inbox');
  const asked = app.page.locator('[data-request="sampling"][data-state="open"]');
  await asked.locator('[data-answer-words]').fill('something');
  await asked.locator('[data-action="send"]').click();
  await expect(app.page.locator('[data-request="sampling"][data-state="answered"]')).toBeVisible();

  // sent by the server of its own accord, so it comes by the GET stream
  await app.tool('toggle-simulated-logging');
  await app.run();
  await app.outcome('result');
  await app.panel('logs');
  await expect(app.page.locator('[data-log-seq][data-source="message"]').first()).toBeAttached({
    timeout: 20_000,
  });

  await app.wire.view('timeline');
  await app.page.locator('[data-filter]').fill('kind:http');
  await app.wire.rows('[data-event="request"]').last().click();
  const head = app.page.locator('[data-http-text]');
  await expect(head).toContainText('POST http://127.0.0.1');
  await expect(head.locator('[class*="security:disc"]').first()).toBeVisible();
  await app.action('reveal').click();
  await expect(head.locator('[class*="security:disc"]')).toHaveCount(0);

  await app.action('disconnect').click();
  await app.state('closed');
  await expect(app.wire.rows('[data-event="request"]').last()).toContainText('DELETE /mcp');
  server.stop();
});

test('HTTP+SSE is found where a server has only that', async ({ app, bridge }) => {
  const server = await everythingBy('sse');
  await app.open(bridge);
  await app.connectUrl(`${server.origin}/sse`);
  await app.state('ready');
  await app.tool('echo');
  await app.form.fill('/message', 'over SSE');
  await app.run();
  await app.outcome('result');
  await app.wire.view('timeline');
  await app.page.locator('[data-filter]').fill('kind:http');
  await expect(app.wire.rows('[data-event="response"]').first()).toContainText('404');
  await expect(app.wire.rows('[data-event="stream-event"]').first()).toContainText('endpoint');
  server.stop();
  await expect(app.banner('server-ended')).toBeVisible();
});

test('a server that asks for authorization gets a token', async ({ app, bridge }) => {
  const server = await guardedServer('Bearer let-me-in-1');
  await app.open(bridge);
  await app.connectUrl(`${server.origin}/mcp`);
  await app.state('failed');
  await expect(app.banner('unauthorized')).toBeVisible();
  await app.banner('unauthorized').locator('[data-action="edit-command"]').click();
  await expect(app.field('url')).toHaveValue(`${server.origin}/mcp`);
  await expect(app.field('token')).toBeFocused();
  await expect(app.field('token')).toHaveAttribute('type', 'password');
  await app.field('token').fill('let-me-in-1');
  await app.action('connect').click();
  await app.state('ready');
  await app.tool('open');
  // the error page of a gateway: told in a sentence, and kept as it came
  await app.run();
  await app.outcome('lost');
  await expect(app.result.locator('[data-http-failure]')).toContainText('503 Service Unavailable');
  await expect(app.wire.rows('[data-kind="malformed"]').last()).toBeAttached();
  server.stop();
});

test('an address that nothing listens at is told in a sentence', async ({ app, bridge, faults }) => {
  faults.expect(/422/);
  await app.open(bridge);
  await app.connectUrl('not an address');
  await expect(app.page.locator('[data-connect-error]')).toContainText('http://');
  await app.connectUrl('http://127.0.0.1:1/mcp');
  await app.state('failed');
  await expect(app.banner('handshake-failed')).toContainText('Nothing accepts connections at 127.0.0.1:1');
});
