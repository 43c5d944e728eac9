import type { App } from './support/app.ts';
import type { Bridge } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, ownServer } from './support/servers.ts';

const ERAS = ['legacy', 'modern'] as const;

/** Connects with these capabilities declared: for one connection (legacy era), or by the settings (modern era). */
async function connect(app: App, bridge: Bridge, era: (typeof ERAS)[number], ...capabilities: string[]) {
  await app.open(bridge);
  if (era === 'modern') await app.go('#/settings');
  else await app.page.locator('[data-declares="settings"] > summary').click();
  for (const name of capabilities) {
    const box = app.page.locator(`[data-setting="capability-${name}"]`);
    await box.click();
    await expect(box).toBeChecked();
  }
  if (era === 'modern') await app.go('#/start');
  await app.connect({ command: commandLine(process.execPath, ownServer('asking.mjs'), era) });
  await app.state('ready');
}

/** Calls a tool, and goes to what the server then asks. */
async function asked(app: App, tool: string) {
  await app.tool(tool);
  await app.run();
  await app.panel('inbox');
  const open = app.page.locator('[data-request][data-state="open"]');
  await expect(open).toHaveCount(1);
  return open;
}

async function opened(app: App) {
  const closed = app.page.locator('[data-request][data-state="answered"]').first();
  await closed.locator('summary').first().click();
  return closed;
}

for (const era of ERAS) {
  test(`a page to open, ${era} era: where it leads, opened by a click only, then accepted`, async ({
    app,
    bridge,
  }) => {
    await connect(app, bridge, era, 'elicitationUrl');
    const question = await asked(app, 'page');
    await expect(question.locator('[data-outside="xn--exmple-4nf.com"]')).toBeVisible();
    await expect(question.locator('[data-warning="disguised-host"]')).toBeVisible();
    const link = question.locator('[data-action="open-outside"]');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    expect(app.page.context().pages()).toHaveLength(1);
    await question.locator('[data-action="accept"]').click();
    const closed = await opened(app);
    if (era === 'legacy') await expect(closed.locator('[data-completed]')).toBeVisible();
    await app.tool('page');
    await expect(app.result).toContainText('{"action":"accept"}');
  });

  test(`rules, ${era} era: an answer is made a rule, answers by itself, and can be paused`, async ({
    app,
    bridge,
  }) => {
    await connect(app, bridge, era);
    const question = await asked(app, 'form');
    await question.locator('[data-pointer="/name"] [data-control]').fill('Ada');
    await question.locator('[data-action="accept"]').click();
    const closed = await opened(app);
    await closed.locator('[data-action="answer-always"]').click();
    await expect(app.page.locator('[data-answer-rule="1"]')).toContainText('Who are you?');

    await app.tool('form');
    await app.run();
    await expect(app.result).toContainText('"content":{"name":"Ada"}');
    await app.panel('inbox');
    await expect(app.page.locator('[data-by-rule="1"]')).toHaveCount(1);
    await expect(app.page.locator('[data-automatic="1"]')).toBeVisible();
    await expect(app.page.locator('[data-answer-rule="1"]')).toHaveAttribute('data-count', '1');

    const pause = app.page.locator('[data-setting="answers-paused"]');
    await pause.click();
    await expect(pause).toBeChecked();
    await expect(await asked(app, 'form')).toBeVisible();
  });
}

test('rules are written as JSON, and what is none is not kept', async ({ app, bridge }) => {
  await connect(app, bridge, 'legacy');
  await app.panel('inbox');
  await app.action('edit-rules').click();
  const box = app.page.locator('textarea[data-rules]');
  await box.fill('[{"method":"elicitation/create","acton":"accept"}]');
  await expect(app.action('keep-rules')).toBeDisabled();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await box.fill(
    '[{"method":"elicitation/create","match":"pay","action":"cancel"},{"method":"*","error":{"code":1,"message":"no"}}]',
  );
  await app.action('keep-rules').click();
  await expect(app.page.locator('[data-answer-rule]')).toHaveCount(2);
  await app.tool('page');
  await app.run();
  await expect(app.result).toContainText('{"action":"cancel"}');
  await app.tool('think');
  await app.run();
  await expect(app.result).toContainText('{"code":1,"message":"no"}');
  await app.panel('inbox');
  await app.page.locator('[data-answer-rule="1"] [data-action="remove-rule"]').click();
  await expect(app.page.locator('[data-answer-rule]')).toHaveCount(1);
});

test('sampling with tools: what is offered, and a use of one as the answer, kept for later', async ({
  app,
  bridge,
}) => {
  await connect(app, bridge, 'legacy', 'samplingTools');
  const question = await asked(app, 'think');
  await expect(question.locator('[data-offered-tools="1"]')).toContainText('Looks up the weather');
  await expect(question.locator('[data-content="tool_use"]')).toContainText('weather');
  await expect(question.locator('[data-content="tool_result"]')).toContainText('No Rome.');
  await question.locator('[data-action="use-tool"]').click();
  await question.locator('[data-pointer="/city"] [data-control]').fill('Oslo');
  await question.locator('[data-action="send"]').click();
  const closed = await opened(app);
  await closed.locator('[data-action="save-answer"]').click();
  await closed.locator('[data-answer-name]').fill('Oslo');
  await closed.locator('[data-action="keep-answer"]').click();
  await app.tool('think');
  await expect(app.result).toContainText('"input":{"city":"Oslo"}');

  await app.run();
  await app.panel('inbox');
  const again = app.page.locator('[data-request][data-state="open"]');
  await again.locator('[data-action="saved-answers"]').click();
  await app.page.getByRole('menuitem').first().click();
  await expect(again.locator('[data-answer]')).toHaveValue(/Oslo/);
  await again.locator('[data-action="send"]').click();
  await expect(again).toHaveCount(0);
});

test('an error that asks for a page first shows where it leads', async ({ app, bridge }) => {
  await connect(app, bridge, 'legacy', 'elicitationUrl');
  await app.tool('locked');
  await app.run();
  await app.outcome('error');
  await expect(app.result.locator('[data-outside="xn--exmple-4nf.com"]')).toBeVisible();
});

test('roots: one is added, the server hears of it and asks again', async ({ app, bridge }) => {
  await connect(app, bridge, 'legacy', 'rootsListChanged');
  const session = await app.session();
  const declared = app.page.locator('[data-capabilities="client"] [data-capability="roots.listChanged"]');
  await expect(declared).toBeVisible();
  await app.go('#/settings');
  await expect(app.page.locator('[data-setting="capability-rootsListChanged"]')).not.toBeChecked();
  await app.action('add-root').click();
  await app.page.locator('[data-root-uri]').fill('http://x');
  await app.page.locator('[data-root-name]').fill('Work');
  await expect(app.page.locator('[data-root-uri]')).toHaveAttribute('aria-invalid', 'true');
  await app.page.locator('[data-root-uri]').fill('file:///work');
  await app.page.locator('[data-root-name]').focus();
  await app.go(`#/s/${session}/inbox`);
  await expect(
    app.wire.rows('[data-kind="notification"][data-method="notifications/roots/list_changed"]'),
  ).toHaveCount(1);
  const closed = await opened(app);
  await expect(closed).toContainText('file:///work');
});

test('what is open is answered when the connection ends', async ({ app, bridge }) => {
  await connect(app, bridge, 'legacy');
  await asked(app, 'form');
  await app.action('disconnect').first().click();
  await app.state('closed');
  await expect(app.page.locator('[data-request="elicitation"]')).toHaveAttribute('data-state', 'answered');
});

test('the modern era: what is deprecated, what is gone, and what the client adds to a request', async ({
  app,
  bridge,
}) => {
  await connect(app, bridge, 'modern');
  await app.panel('overview');
  await expect(
    app.page.locator('[data-capability="roots"] [data-standing="deprecated"]').first(),
  ).toBeVisible();
  await expect(app.page.locator('[data-capability="elicitation"] [data-standing]')).toHaveCount(0);
  await app.action('compose').click();
  await app.page.locator('[data-compose-method]').fill('ping');
  await expect(app.page.locator('form:has([data-compose-method])')).toContainText('does not have it');
  const added = app.page.locator('[data-added-meta]');
  await added.locator('summary').click();
  await expect(added).toContainText('io.modelcontextprotocol/clientCapabilities');
});
