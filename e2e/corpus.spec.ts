import path from 'node:path';
import type { App } from './support/app.ts';
import { type Bridge, post } from './support/bridge.ts';
import { type CapturedServer, capturedServers, someTools } from './support/corpus.ts';
import { expect, test } from './support/fixtures.ts';
import { ownServer } from './support/servers.ts';

/** Servers that run at a time. */
const BATCH = 7;

interface Listed {
  readonly item: 'tool' | 'resource' | 'template' | 'prompt';
  /** Names or URIs in the order of the list. */
  readonly keys: readonly string[];
}

async function start(bridge: Bridge, { file }: CapturedServer): Promise<string> {
  const target = { command: process.execPath, args: [ownServer('corpus.mjs'), file] };
  return post(bridge, '/sessions', { target }, 'id');
}

/** Every list of a panel: as long as in the file, and its ends within reach by key and by filter. */
async function checkPanel(
  app: App,
  panel: 'tools' | 'resources' | 'prompts',
  isDeclared: boolean,
  lists: readonly Listed[],
) {
  await app.panel(panel);
  const filled = lists.filter(({ keys }) => keys.length > 0);
  const total = filled.reduce((sum, { keys }) => sum + keys.length, 0);
  const items = app.page.locator('[data-item]');
  if (total === 0) {
    await expect(items).toHaveCount(0);
    await expect(app.action('ask-anyway')).toHaveCount(isDeclared ? 0 : 1);
    return;
  }
  const count = app.page.locator('[data-list-count]');
  await expect(count).toHaveAttribute('data-list-count', String(total));
  if (total <= 200) await expect(items).toHaveCount(total);
  const selected = app.page.locator('[aria-selected="true"]');
  const box = app.page.getByRole('listbox').first();
  const at = (list: Listed | undefined, index: number) =>
    app.item(list?.item ?? 'tool', list?.keys.at(index) ?? '').and(selected);
  const [first, last] = [at(filled[0], 0), at(filled.at(-1), -1)];
  const filter = app.page.locator('[data-list-filter]');
  // a form that is just being drawn takes the focus once
  await expect(async () => {
    await box.press('End');
    await expect(last).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await filter.fill(filled.at(-1)?.keys.at(-1) ?? '');
  await expect(last).toBeInViewport();
  await filter.fill('');
  await expect(async () => {
    await box.press('Home');
    await expect(first).toBeInViewport({ timeout: 1_000 });
  }).toPass();
}

async function checkForms(app: App, { tools }: CapturedServer) {
  await app.panel('tools');
  for (const tool of someTools(tools)) {
    await app.select('tool', tool.name);
    await expect(app.page.locator(`form[data-form=${JSON.stringify(tool.name)}]`)).toBeVisible();
    await expect(app.page.locator('[data-arguments-json]')).toBeAttached();
    const [name] = Object.keys(tool.inputSchema?.properties ?? {});
    if (name === undefined) continue;
    const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    await expect(app.form.at(pointer).first()).toBeAttached();
  }
  await app.page.locator('[data-list-filter]').fill('');
}

test('every list of every captured server renders, and forms of its tools open', async ({
  app,
  bridge,
  faults,
}) => {
  const servers = capturedServers();
  test.skip(
    servers.length === 0 && process.env.CI !== 'true',
    'needs the captured servers of LIFELINE_SHARED',
  );
  expect(servers.length).toBeGreaterThan(0);
  test.setTimeout(180_000);
  await app.open(bridge);
  for (let from = 0; from < servers.length; from += BATCH) {
    const batch = servers.slice(from, from + BATCH);
    const ids = await Promise.all(batch.map((server) => start(bridge, server)));
    for (const [index, server] of batch.entries()) {
      await test.step(path.basename(server.file), async () => {
        await app.go(`#/s/${ids[index]}/overview`);
        await expect(app.main).toHaveAttribute('data-session', ids[index] ?? '');
        await app.state('ready');
        const names = (list: CapturedServer['tools']) => list.map(({ name }) => name);
        await checkPanel(app, 'tools', true, [{ item: 'tool', keys: names(server.tools) }]);
        await checkForms(app, server);
        await checkPanel(app, 'resources', server.capabilities.has('resources'), [
          { item: 'resource', keys: server.resources.map(({ uri = '' }) => uri) },
          { item: 'template', keys: server.resourceTemplates.map(({ uriTemplate = '' }) => uriTemplate) },
        ]);
        await checkPanel(app, 'prompts', server.capabilities.has('prompts'), [
          { item: 'prompt', keys: names(server.prompts) },
        ]);
        expect(faults.unexpected, path.basename(server.file)).toEqual([]);
      });
    }
    const end = (id: string) =>
      post(bridge, `/sessions/${id}/send`, { type: 'disconnect', ref: 'end', sessionId: id });
    await Promise.all(ids.map(end));
  }
});
