import path from 'node:path';
import type { App } from './support/app.ts';
import { CLI } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer, ownServer } from './support/servers.ts';

const EXTENSIONS = commandLine('node', path.join(path.dirname(CLI), 'demo', 'extensions.mjs'));
const EVERYTHING = commandLine('node', officialServer('everything'), 'stdio');

const line = (app: App) => app.result.locator('[data-task]');

test.describe('the extension', () => {
  test.beforeEach(async ({ app, bridge }) => {
    await app.open(bridge);
    await app.connect({ command: EXTENSIONS });
    await app.state('ready');
    await app.tool('research');
    await app.form.fill('/stepMs', '150');
  });

  test('a call that allows a task is asked after until its result is there', async ({ app }) => {
    const choice = app.field('as-task');
    await expect(choice).toHaveAttribute('data-task-support', 'server-decides');
    await choice.check();
    await app.run();
    await expect(line(app)).toHaveAttribute('data-task-status', 'completed', { timeout: 15_000 });
    await app.outcome('result');
    await expect(app.result.locator('[data-content="text"]')).toContainText('Report on glaciers');
    const polls = app.wire.rows('[data-kind="request"][data-method="tasks/get"]');
    await expect(polls.first()).toHaveAttribute('data-id', /^"auto-\d+"$/);
    await app.panel('tasks');
    await expect(app.page.locator('[data-item="task"]')).toHaveAttribute('data-task-status', 'completed');
    await expect(app.page.locator('[data-task-changes]')).toBeVisible();
    await app.page.reload();
    await app.ready();
    await expect(app.page.locator('[data-content="text"]')).toContainText('Report on glaciers');
  });

  test('without it the same call is answered at once', async ({ app }) => {
    await app.run();
    await app.outcome('result');
    await expect(line(app)).toHaveCount(0);
  });

  test('input that a task asks for is given in the Inbox, once', async ({ app }) => {
    await app.field('as-task').check();
    await app.form.control('/ask').selectOption('true');
    await app.run();
    await expect(line(app)).toHaveAttribute('data-task-status', 'input_required', { timeout: 15_000 });
    await app.outcome('pending');
    await line(app).locator('[data-action="open-inbox"]').click();
    const asked = app.page.locator('[data-request="elicitation"]');
    await expect(asked).toHaveCount(1);
    await asked.locator('[data-pointer="/depth"] [data-control]').selectOption('"in depth"');
    await asked.locator('[data-action="accept"]').click();
    await expect(asked).toHaveAttribute('data-state', 'answered');
    await app.tool('research');
    await app.outcome('result');
    await expect(app.result.locator('[data-content="text"]')).toContainText('in depth');
    await expect(app.wire.rows('[data-kind="request"][data-method="tasks/update"]')).toHaveCount(1);
  });

  test('questions after it stop when the person says so; then it is cancelled', async ({ app }) => {
    await app.form.fill('/stepMs', '5000');
    await app.field('as-task').check();
    await app.run();
    await expect(line(app)).toHaveAttribute('data-polling', 'on');
    await line(app).locator('[data-action="toggle-polls"]').click();
    await expect(line(app)).toHaveAttribute('data-polling', 'off');
    const before = Number(await line(app).getAttribute('data-task-polls'));
    await line(app).locator('[data-action="poll-task"]').click();
    await expect(line(app)).toHaveAttribute('data-task-polls', String(before + 1));
    await line(app).locator('[data-action="listen-task"]').click();
    const listens = app.wire.rows('[data-kind="request"][data-method="subscriptions/listen"]');
    await expect(listens.last()).toHaveAttribute('data-id', /^\d+$/);
    await line(app).locator('[data-action="cancel-task"]').click();
    await line(app).locator('[data-action="toggle-polls"]').click();
    await expect(line(app)).toHaveAttribute('data-task-status', 'cancelled');
    await app.outcome('cancelled');
  });

  test('a task that fails ends as an error', async ({ app }) => {
    await app.field('as-task').check();
    await app.form.control('/fail').selectOption('true');
    await app.run();
    await app.outcome('error');
    await expect(app.result).toHaveAttribute('data-error-code', '-32603');
  });
});

test('a tool of 2025-11-25 that only runs as a task: its result is fetched, its list asked for', async ({
  app,
  bridge,
}) => {
  await app.open(bridge);
  await app.connect({ command: EVERYTHING });
  await app.state('ready');
  await app.tool('simulate-research-query');
  await expect(app.field('as-task')).toHaveAttribute('data-task-support', 'required');
  await expect(app.field('as-task')).toBeChecked();
  await app.form.fill('/topic', 'glaciers');
  await app.form.control('/ambiguous').selectOption('true');
  await app.field('task-ttl').fill('90');
  await app.page.locator('[data-meta="empty"] > summary').click();
  await app.field('meta').fill('{"example.com/a": ');
  await app.run();
  await expect(app.page.locator('[data-meta="bad"] [role="alert"]')).toBeVisible();
  await app.field('meta').fill('{"example.com/a": 1.50}');
  await app.action('add-traceparent').click();
  await app.run();
  const call = app.wire.rows('[data-kind="request"][data-method="tools/call"]');
  await expect(await app.wire.detail(call, 'raw')).toContainText(
    /"task":\{"ttl":90000\},"_meta":\{"progressToken":"[^"]+","example.com\/a": 1.50, "traceparent": "00-/,
  );
  await expect(line(app)).toHaveAttribute('data-task-status', 'input_required', { timeout: 15_000 });
  await line(app).locator('[data-action="open-inbox"]').click();
  const asked = app.page.locator('[data-request="elicitation"]');
  await expect(asked).toHaveAttribute('data-state', 'open');
  await asked.locator('[data-action="accept"]').click();
  await app.tool('simulate-research-query');
  await app.outcome('result');
  await expect(app.result.locator('[data-content="text"]').first()).toContainText('glaciers');
  await expect(line(app).locator('[data-action="fetch-result"]')).toBeVisible();
  await app.panel('tasks');
  await app.action('list-tasks').click();
  const listed = app.wire.rows('[data-kind="response"][data-method="tasks/list"]');
  await expect(listed).toHaveAttribute('data-outcome', 'result');
  await expect(app.page.locator('[data-item="task"]')).toHaveCount(1);
});

test('the list of tasks comes page by page', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', ownServer('paged-tasks.mjs')) });
  await app.state('ready');
  await app.panel('tasks');
  await app.action('list-tasks').click();
  const items = app.page.locator('[data-item="task"]');
  await expect(items).toHaveCount(1);
  await app.action('more-tasks').click();
  await expect(items).toHaveCount(2);
  await expect(app.action('more-tasks')).toHaveCount(0);
  await app.select('task', 'first');
  await app.action('fetch-result').click();
  await expect(app.result.locator('[data-content="text"]')).toContainText('the result of first');
  await app.tool('maybe');
  await expect(app.field('as-task')).toHaveAttribute('data-task-support', 'optional');
  await expect(app.field('as-task')).not.toBeChecked();
});
