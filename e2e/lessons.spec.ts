import type { App } from './support/app.ts';
import { expect, test } from './support/fixtures.ts';

interface Message {
  readonly kind?: 'request' | 'notification';
  readonly method: string;
  readonly params?: string;
}

/** What the reader types in Compose, by the name of the step. */
const MESSAGES: Readonly<Record<string, Message>> = {
  tell: { kind: 'notification', method: 'notifications/hello' },
  ask: { method: 'hello' },
  'one-to-one': { method: 'tools/call', params: '{"name":"echo","arguments":{"message":"Anybody?"}}' },
  shutdown: { method: 'shutdown' },
  'be-the-model': { method: 'tools/call', params: '{"name":"add","arguments":{"a":19,"b":23}}' },
  'be-the-application': { method: 'resources/read', params: '{"uri":"info://server-info"}' },
  'be-the-user': { method: 'prompts/get', params: '{"name":"summarize","arguments":{"text":"Long."}}' },
  provoke: { method: 'tools/call', params: '{"name":"wether","arguments":{}}' },
  undeclared: { method: 'logging/setLevel', params: '{"level":"info"}' },
  declared: { method: 'prompts/list' },
  cancel: { kind: 'notification', method: 'notifications/cancelled', params: '{"requestId":4}' },
};

/** A lesson as a reader without a mouse plays it. */
class Reader {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  get #lesson() {
    return this.#app.page.locator('article[data-lesson]');
  }

  #press(key: string): Promise<void> {
    return this.#app.page.keyboard.press(key);
  }

  async play(id: string): Promise<void> {
    await this.#app.go(`#/lesson/${id}`);
    await expect(this.#lesson).toHaveAttribute('data-lesson', id);
    while ((await this.#lesson.getAttribute('data-finished')) !== 'true') await this.#step();
  }

  async #step(): Promise<void> {
    const number = (await this.#lesson.getAttribute('data-step')) ?? '';
    const lesson = this.#app.page.locator(`article[data-step="${number}"]`);
    if ((await lesson.getAttribute('data-done')) === 'false') {
      await this.#act((await lesson.getAttribute('data-step-name')) ?? '');
      await expect(lesson).toHaveAttribute('data-done', 'true', { timeout: 15_000 });
    }
    await this.#app.action('next').focus();
    await this.#press('Enter');
    await expect(this.#app.page.locator(`article[data-step="${number}"][data-finished="false"]`)).toHaveCount(
      0,
    );
  }

  async #act(name: string): Promise<void> {
    const message = MESSAGES[name];
    if (message !== undefined) await this.#send(message);
    else if (name === 'answer' || name === 'answer-as-model') await this.#answer(name);
    else if (name === 'refuse') await this.command('Disconnect');
    else if (await this.#lesson.locator('[data-lesson-task]').isVisible()) await this.#pick();
    else await this.#press('ArrowRight');
  }

  async #send({ kind = 'request', method, params }: Message): Promise<void> {
    const { page } = this.#app;
    await this.#press('c');
    await expect(page.locator('[data-compose-method]')).toBeFocused();
    await page.locator(`[data-compose-kind="${kind}"]`).press('Enter');
    await page.locator('[data-compose-method]').focus();
    await this.#press('Control+a');
    await page.keyboard.insertText(method);
    await this.#press('Tab');
    await this.#press('Control+a');
    await (params === undefined ? this.#press('Delete') : page.keyboard.insertText(params));
    await this.#press('Control+Enter');
    await this.#press('Escape');
  }

  /** In the Inbox, and back. */
  async #answer(name: 'answer' | 'answer-as-model'): Promise<void> {
    const { page } = this.#app;
    await page.locator('nav a[data-panel="inbox"]').press('Enter');
    const question = page.locator('[data-request][data-state="open"]');
    if (name === 'answer') await question.locator('[data-action="decline"]').press('Enter');
    else {
      await question.locator('[data-answer-words]').focus();
      await page.keyboard.insertText('Because of the air.');
      await question.locator('[data-action="send"]').press('Enter');
    }
    await this.#app.action('back-to-lesson').press('Enter');
  }

  async command(name: string): Promise<void> {
    await this.#press('Control+k');
    await expect(this.#app.page.locator('[data-palette-query]')).toBeFocused();
    await this.#app.page.keyboard.insertText(name);
    await this.#press('Enter');
  }

  /** Goes along the wire until the lesson says that this is it. */
  async #pick(): Promise<void> {
    await this.#press('g');
    for (let moves = 0; moves < 60; moves += 1) {
      if ((await this.#lesson.getAttribute('data-done')) === 'true') return;
      await this.#press('j');
    }
  }
}

test('the first lesson, from the first page on', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.page.locator('nav a[data-panel="lessons"]').press('Enter');
  await app.page.locator('a[data-lesson="eight-steps"]').press('Enter');
  await new Reader(app).play('eight-steps');
  await expect(app.wire.rows('[data-kind="request"]').last()).toHaveAttribute('data-id', '8');
  await app.page.reload();
  await app.ready();
  await expect(app.action('next-lesson')).toBeFocused();
  await app.page.keyboard.press('Enter');
  await expect(app.page.locator('article[data-lesson="message-kinds"]')).toBeVisible();
});

test('tries that miss, hints, and a server that is gone', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.go('#/lesson/eight-steps');
  const step = (name: string) => app.page.locator(`article[data-step-name="${name}"]`);
  await expect(app.action('next')).toBeFocused();
  await app.page.keyboard.press('ArrowRight');
  await expect(step('start')).toHaveAttribute('data-done', 'true');
  await app.page.keyboard.press('ArrowRight');
  await expect(step('step-1').locator('[data-sends="initialize"]')).toBeVisible();
  await app.page.keyboard.press('ArrowRight');
  await expect(step('step-1')).toHaveAttribute('data-done', 'true');
  await expect(step('step-1').locator('[data-myth]')).toBeVisible();
  await app.page.keyboard.press('ArrowRight');
  await app.wire.rows('[data-kind="request"]').click();
  await expect(step('no-id').locator('[data-missed]')).toBeVisible();
  await app.action('hint').click();
  await app.action('hint').click();
  await expect(step('no-id').locator('[data-hints="2"]')).toBeVisible();
  await app.panel('overview');
  await app.action('back-to-lesson').click();
  await app.action('show-me').click();
  await expect(step('no-id')).toHaveAttribute('data-done', 'true');
  await app.action('next').click();
  await new Reader(app).command('Disconnect');
  await expect(step('step-2').locator('[data-trouble]')).toBeVisible();
  await app.action('back').click();
  await expect(step('no-id')).toBeVisible();
  await app.action('start-over').first().click();
  await expect(step('start')).toHaveAttribute('data-done', 'false');
});

for (const lessons of [
  ['message-kinds', 'roles', 'phases'],
  ['who-decides', 'three-failures', 'negotiation'],
  ['progress', 'server-asks', 'transports', 'two-eras'],
  ['find-the-fault'],
]) {
  test(`by keyboard alone: ${lessons.join(', ')}`, async ({ app, bridge }) => {
    await app.open(bridge);
    const reader = new Reader(app);
    for (const id of lessons) await reader.play(id);
  });
}
