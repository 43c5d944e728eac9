import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { App } from './app.ts';
import { temporaryFolder } from './bridge.ts';
import { commandLine, ownServer } from './servers.ts';

const SUITE = `suite: 1
tools:
  strict:
    schema: "0000000000000000"
    bases:
      base: {"n": 5}
      base-2: {"n": 6}
cases:
  - id: old
    tool: strict
    base: base
    expect: accepted
  - id: wrong
    tool: strict
    expect: refused
`;

/** Every hook of cases and of the bench. */
export async function bench(app: App, look: (app: App) => Promise<void>): Promise<void> {
  const folder = temporaryFolder('bench');
  fs.writeFileSync(path.join(folder, 'old.yaml'), SUITE);
  await app.go('#/');
  await app.connect({ command: commandLine('node', ownServer('bench.mjs')), cwd: folder });
  await app.state('ready');
  await app.tool('strict');
  await app.page.locator('[data-tab="cases"]').click();
  await expect(app.action('make-base')).toBeVisible();
  await look(app);
  await opened(app, look);
  await strict(app, look);
  await details(app, look);
  await stopped(app, look);
}

/** A suite file with a mistake and a stale case. */
async function opened(app: App, look: (app: App) => Promise<void>): Promise<void> {
  await app.panel('bench');
  await look(app);
  await app.action('open-suite').click();
  await app.field('open-path').fill('old.yaml');
  await look(app);
  await app.action('load-suite').click();
  await expect(app.page.locator('[data-suite-problems]')).toBeVisible();
  await expect(app.page.locator('[data-unsaved="false"]')).toBeVisible();
  await look(app);
  await app.action('accept-schema').click();
  await expect(app.page.locator('[data-unsaved="true"]')).toBeVisible();
  await look(app);
}

/** Cases from a call and from rows, their run, and the report. */
async function strict(app: App, look: (app: App) => Promise<void>): Promise<void> {
  await app.tool('strict');
  await app.form.fill('/n', '7');
  await app.run();
  await app.outcome('result');
  await look(app);
  await app.action('keep-case').click();
  await expect(app.page.locator('[data-kept]')).toBeVisible();
  await look(app);
  await app.page.locator('[data-tab="cases"]').click();
  await app.field('base').selectOption('base-3');
  await look(app);
  await app.action('generate').click();
  await expect(app.page.locator('[data-generated]')).toBeVisible();
  await look(app);
  await app.action('paste-rows').click();
  await app.field('csv').fill('@id,n\nown,8');
  await look(app);
  await app.action('add-rows').click();
  await expect(app.page.locator('[data-case="own"]')).toBeVisible();
  await app.action('run-cases').click();
  await expect(app.page.locator('[data-run-state="done"]')).toBeVisible({ timeout: 30_000 });
  await look(app);
  await app.panel('bench');
  await app.action('report').click();
  await look(app);
  await app.page.keyboard.press('Escape');
}

/** All that a case can hold. */
async function details(app: App, look: (app: App) => Promise<void>): Promise<void> {
  await app.page.locator('[data-case="own"]').click();
  await expect(app.field('case-arguments')).toBeVisible();
  for (const kind of ['contains', 'equals', 'regex', 'type', 'schema', 'duration', 'size']) {
    await app.field('add-check').selectOption(kind);
    await expect(app.page.locator(`[data-result-check="${kind}"]`)).toBeVisible();
  }
  await app.action('add-saved').click();
  await app.field('expect').selectOption('error');
  await expect(app.field('error-code')).toBeVisible();
  await app.field('verdict').selectOption('fail');
  await app.field('verdict-reason').fill('It should not.');
  await app.field('verdict-reason').press('Enter');
  await expect(app.page.locator('[data-case="own"]')).toHaveAttribute('data-verdict', 'fail');
  await look(app);
  await app.page.locator('[data-case="strict-n-above-maximum"]').click();
  await expect(app.page.locator('[data-reason]').first()).toBeVisible();
  await look(app);
}

/** A tool that needs consent, and a run that is stopped while a case has no answer. */
async function stopped(app: App, look: (app: App) => Promise<void>): Promise<void> {
  for (const [tool, pointer, text] of [
    ['note', '/text', '"x"'],
    ['fragile', '/n', '3'],
  ] as const) {
    await app.tool(tool);
    await app.form.fill(pointer, text);
    await app.run();
    await app.outcome('result');
    await app.action('keep-case').click();
    await expect(app.page.locator('[data-kept]')).toBeVisible();
    await app.page.locator('[data-tab="cases"]').click();
    await look(app);
    await app.action('generate').click();
    await expect(app.page.locator('[data-case]').first()).toBeVisible();
    await look(app);
  }
  await app.action('run-cases').click();
  const hanging = app.page.locator('[data-case="fragile-n-above-maximum"]');
  await expect(hanging).toHaveAttribute('data-case-state', 'running', { timeout: 30_000 });
  await look(app);
  await app.action('stop-cases').click();
  await expect(app.page.locator('[data-run-state="stopped"]')).toBeVisible();
  await look(app);
}
