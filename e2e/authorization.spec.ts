import {
  type AuthorizationServerOptions,
  authorizationServer,
} from '../apps/bridge/test/support/authorization-server.ts';
import { protectedServer } from '../apps/bridge/test/support/protected-server.ts';
import type { App } from './support/app.ts';
import type { Bridge } from './support/bridge.ts';
import { test as base, expect } from './support/fixtures.ts';
import { violations } from './support/violations.ts';

type Guarded = Awaited<ReturnType<typeof guarded>>;

/** A server that takes tokens of a real authorization server only, and that server. */
async function guarded(options?: AuthorizationServerOptions) {
  const as = await authorizationServer(options);
  return { as, server: await protectedServer(as) };
}

const test = base.extend<{ readonly guard: (options?: AuthorizationServerOptions) => Promise<Guarded> }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from this pattern
  guard: async ({}, use) => {
    const opened: Guarded[] = [];
    await use(async (options) => {
      const pair = await guarded(options);
      opened.push(pair);
      return pair;
    });
    for (const { as, server } of opened) await Promise.all([as.close(), server.close()]);
  },
});

const stage = (app: App, name: string) => app.page.locator(`[data-stage="${name}"]`);
const standing = (app: App) => app.page.locator('[data-authorization]');

async function refusedBy(app: App, bridge: Bridge, url: string): Promise<void> {
  await app.open(bridge);
  await app.connectUrl(url);
  await app.state('failed');
  await expect(standing(app)).toHaveAttribute('data-authorization', 'required');
}

/** Goes to the authorization server as the person's browser does. */
async function signIn(app: App): Promise<void> {
  const [tab] = await Promise.all([
    app.page.context().waitForEvent('page'),
    standing(app).locator('[data-action="open-authorization"]').click(),
  ]);
  await tab.waitForURL(/\/oauth\/callback\?/);
  const opener = await tab.evaluate(() => window.opener === null);
  expect(opener, 'the page learns nothing about ours').toBe(true);
  await tab.close();
}

test('a person signs in, each step is shown, and the session opens', async ({ app, bridge, guard }) => {
  const { as, server } = await guard();
  await refusedBy(app, bridge, server.url);
  await expect(stage(app, 'challenge')).toHaveAttribute('data-stage-state', 'done');
  await expect(stage(app, 'token')).toHaveAttribute('data-stage-state', 'next');

  await app.banner('unauthorized').locator('[data-action="authorize"]').click();
  await expect(standing(app)).toHaveAttribute('data-authorization', 'waiting-for-person');
  const host = new URL(as.issuer).host;
  await expect(standing(app)).toContainText(host);
  await expect(app.banner('unauthorized').locator('[data-action="open-authorization"]')).toContainText(host);
  for (const name of ['resource-metadata', 'server-metadata', 'registration'])
    await expect(stage(app, name)).toHaveAttribute('data-stage-state', 'done');
  await expect(stage(app, 'authorize')).toHaveAttribute('data-stage-state', 'current');
  await standing(app).locator('[data-authorization-address] summary').click();
  await expect(standing(app).locator('[data-authorization-address]')).toContainText('code_challenge_method');

  expect(await violations(app.page)).toEqual([]);

  await signIn(app);
  await app.state('ready');
  await expect(standing(app)).toHaveAttribute('data-authorization', 'authorized');
  expect(await violations(app.page)).toEqual([]);
  for (const name of ['authorize', 'callback', 'token', 'retry'])
    await expect(stage(app, name)).toHaveAttribute('data-stage-state', 'done');

  // an exchange opens on the wire, its credentials masked
  await stage(app, 'token').locator('[data-select-seq]').last().click();
  const token = server.authorizations.at(-1)?.replace('Bearer ', '') ?? '';
  await expect(app.page.locator('[data-http-text]')).toContainText('[masked:access_token:');
  expect(await app.page.content()).not.toContain(token);

  // the lane, its rows, and the filter over them
  await app.wire.view('sequence');
  await expect(app.page.locator('[data-wire]')).toContainText(host);
  await expect(app.wire.rows('[data-step="token"][data-event="request"]')).toBeAttached();
  await app.wire.view('timeline');
  await app.page.locator('[data-filter]').fill('method:registration');
  await expect(app.wire.rows('[data-step="registration"]')).toHaveCount(2);
  await expect(app.wire.rows('[data-step="token"]')).toHaveCount(0);
  await app.page.locator('[data-filter]').fill('');

  // it can be used, and forgotten
  await app.tool('read_notes');
  await app.run();
  await app.outcome('result');
  await app.panel('overview');
  await standing(app).locator('[data-action="forget-tokens"]').click();
  await expect(standing(app)).toHaveAttribute('data-authorization', 'none');
});

test('a scope that is missing is asked for in another round', async ({ app, bridge, guard }) => {
  const { server } = await guard();
  await refusedBy(app, bridge, server.url);
  await standing(app).locator('[data-action="authorize"]').click();
  await expect(standing(app)).toHaveAttribute('data-authorization', 'waiting-for-person');
  await signIn(app);
  await app.state('ready');

  await app.tool('write_note');
  await app.run();
  await app.outcome('lost');
  await app.banner('unauthorized').locator('[data-action="show-authorization"]').click();
  await expect(app.page.locator('[data-round]')).toHaveAttribute('data-rounds', '2');
  await expect(stage(app, 'challenge')).toContainText('403');
  await standing(app).locator('[data-action="authorize"]').click();
  await expect(standing(app)).toHaveAttribute('data-authorization', 'waiting-for-person');
  await signIn(app);
  await expect(standing(app)).toHaveAttribute('data-authorization', 'authorized');
  await expect(stage(app, 'registration')).toHaveAttribute('data-stage-state', 'skipped');
  await app.page.locator('[data-action="earlier-round"]').click();
  await expect(stage(app, 'registration')).toHaveAttribute('data-stage-state', 'done');

  await app.tool('write_note');
  await app.outcome('result'); // of the call that was refused: it went out again by itself
});

test('a refusal of the person is told at its step, and can be tried again', async ({
  app,
  bridge,
  guard,
}) => {
  const { as, server } = await guard();
  as.decision = 'deny';
  await refusedBy(app, bridge, server.url);
  await standing(app).locator('[data-action="authorize"]').click();
  await signIn(app);
  await expect(standing(app)).toHaveAttribute('data-authorization', 'failed');
  await expect(stage(app, 'callback')).toHaveAttribute('data-stage-state', 'failed');
  await expect(stage(app, 'callback')).toContainText('access_denied');
  as.decision = 'agree';
  await standing(app).locator('[data-action="authorize"]').click();
  await expect(standing(app)).toHaveAttribute('data-authorization', 'waiting-for-person');
  await signIn(app);
  await app.state('ready');
});

test('a client that is registered by hand, by keyboard alone', async ({ app, bridge, guard }) => {
  const { as, server } = await guard({
    registers: false,
    clients: [
      {
        client_id: 'by-hand',
        client_secret: 'a-secret-of-the-client',
        redirect_uris: [`${new URL(bridge.url).origin}/oauth/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        application_type: 'native',
      },
    ],
  });
  await refusedBy(app, bridge, server.url);
  const { keyboard } = app.page;
  await standing(app).locator('[data-action="authorize"]').press('Enter');
  await expect(stage(app, 'registration')).toHaveAttribute('data-stage-state', 'failed');

  await app.field('keep').selectOption('file');
  await standing(app).locator('details > summary').first().press('Enter');
  await app.field('client-id').focus();
  await keyboard.type('by-hand');
  await app.field('client-secret').focus();
  await keyboard.type('a-secret-of-the-client');
  await expect(app.field('client-secret')).toHaveAttribute('type', 'password');
  await keyboard.press('Enter');
  await expect(standing(app)).toHaveAttribute('data-authorization', 'waiting-for-person');
  await expect(stage(app, 'registration')).toHaveAttribute('data-stage-state', 'done');
  const [tab] = await Promise.all([
    app.page.context().waitForEvent('page'),
    standing(app).locator('[data-action="open-authorization"]').press('Enter'),
  ]);
  await tab.waitForURL(/\/oauth\/callback\?/);
  await tab.close();
  await app.state('ready');
  await expect(standing(app)).toContainText(as.issuer);
});
