import type { App } from './support/app.ts';
import type { Bridge } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';

async function openPlayground(app: App, bridge: Bridge): Promise<void> {
  await app.open(bridge);
  await app.action('playground').click();
  await app.state('ready');
}

for (const [tool, request] of [
  ['ask', 'elicitation'],
  ['think', 'sampling'],
] as const) {
  test(`${request}: parked in the Inbox, declined by the person`, async ({ app, bridge }) => {
    await openPlayground(app, bridge);
    await app.tool(tool);
    await app.form.fillRequired();
    await app.run();
    await app.outcome('pending');
    await app.result.locator('[data-action="open-inbox"]').click();
    const parked = app.page.locator(`[data-request="${request}"]`);
    await expect(parked).toHaveAttribute('data-state', 'open');
    await parked.locator('[data-action="decline"]').click();
    await expect(parked).toHaveAttribute('data-state', 'answered');
    await expect(parked.locator('[data-action="decline"]')).toHaveCount(0);
    await app.tool(tool);
    await expect(app.result).not.toHaveAttribute('data-outcome', 'pending');
  });
}

test('a question that the server wants as a task waits in the Inbox, and its answer is fetched', async ({
  app,
  bridge,
}) => {
  await app.open(bridge);
  await app.page.locator('[data-declares="settings"] > summary').click();
  await app.page.locator('[data-setting="capability-serverTasks"]').click();
  await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
  await app.state('ready');
  await app.tool('trigger-elicitation-request-async');
  await app.run();
  await app.panel('inbox');
  const asked = app.page.locator('[data-request="elicitation"]');
  await expect(asked.locator('[data-asked-task="working"]')).toBeVisible();
  await asked.locator('[data-action="decline"]').click();
  await expect(asked).toHaveAttribute('data-state', 'answered');
  await app.tool('trigger-elicitation-request-async');
  await expect(app.result).toContainText('[DECLINED]');
});

test('roots come from the settings, without asking', async ({ app, bridge }) => {
  await openPlayground(app, bridge);
  await app.tool('roots');
  await app.run();
  await expect(app.wire.rows('[data-kind="request"][data-method="roots/list"]')).toHaveAttribute(
    'data-dir',
    'toClient',
  );
  await app.outcome('result');
});

test('two tabs, one answer: the other sees it', async ({ app, bridge, newTab }) => {
  await openPlayground(app, bridge);
  await app.tool('ask');
  await app.form.fillRequired();
  await app.run();
  const second = await newTab();
  await second.open(app.page.url());
  await second.panel('inbox');
  await app.panel('inbox');
  const here = app.page.locator('[data-request="elicitation"]');
  const there = second.page.locator('[data-request="elicitation"]');
  await there.locator('[data-action="decline"]').click();
  await expect(here).toHaveAttribute('data-state', 'answered');
});

test('a notice leads to its request, and goes when that is answered', async ({ app, bridge, newTab }) => {
  await openPlayground(app, bridge);
  await app.tool('ask');
  await app.form.fillRequired();
  await app.run();
  const notice = app.page.locator('[data-toast]');
  await expect(notice).toBeVisible();
  const second = await newTab();
  await second.open(app.page.url());
  await second.panel('inbox');
  const asked = second.page.locator('[data-request="elicitation"]');
  await expect(asked).toHaveAttribute('data-state', 'open');
  await asked.locator('[data-action="decline"]').click();
  await expect(notice).toHaveCount(0, { timeout: 4000 });

  await app.run();
  await app.page.locator('[data-toast]').getByRole('button').first().click();
  const open = app.page.locator('[data-request][data-state="open"]');
  await expect(open).toBeInViewport();
  await expect.poll(() => open.evaluate((request) => request.contains(document.activeElement))).toBe(true);
});

test('elicitation: the fields it asks for, with their defaults, go out as the answer', async ({
  app,
  bridge,
}) => {
  await openPlayground(app, bridge);
  await app.tool('ask');
  await app.form.fillRequired();
  await app.run();
  await app.panel('inbox');
  const parked = app.page.locator('[data-request="elicitation"][data-state="open"]');
  await parked.locator('[data-pointer="/name"] [data-control]').fill('Ada');
  await expect(parked.locator('[data-arguments-json]')).toHaveText(
    '{"action":"accept","content":{"name":"Ada","newsletter":false}}',
  );
  await parked.locator('[data-action="accept"]').click();
  await app.tool('ask');
  await app.outcome('result');
  await expect(app.result).toContainText('You chose "accept" with {"name":"Ada","newsletter":false}.');
});

test('sampling: words in place of the model', async ({ app, bridge }) => {
  await openPlayground(app, bridge);
  await app.tool('think');
  await app.form.fillRequired();
  await app.run();
  await app.panel('inbox');
  const parked = app.page.locator('[data-request="sampling"][data-state="open"]');
  await parked.locator('[data-answer-words]').fill('It scatters.');
  await parked.locator('[data-action="send"]').click();
  await app.tool('think');
  await app.outcome('result');
  await expect(app.result).toContainText('It scatters.');
});
