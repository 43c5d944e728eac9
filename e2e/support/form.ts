import { expect, type Locator, type Page } from '@playwright/test';

type SetState = 'absent' | 'null' | 'empty' | 'default' | 'value';

/** The form of the selected item, by JSON Pointers. */
export class Form {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.locator('form[data-form]');
  }

  /** The wrapper of a value. */
  at(pointer: string): Locator {
    return this.root.locator(`[data-pointer=${JSON.stringify(pointer)}]`);
  }

  /** What belongs to this wrapper itself: nearest enclosing `[data-pointer]`. */
  #own(pointer: string, hook: string): Locator {
    const value = JSON.stringify(pointer);
    return this.at(pointer).locator(
      `xpath=.//*[@${hook}][ancestor-or-self::*[@data-pointer][1][@data-pointer=${value}]]`,
    );
  }

  control(pointer: string): Locator {
    return this.#own(pointer, 'data-control').first();
  }

  /** Types a text, chooses by JSON text where the control is a select, gives the bytes of base64 text to a file. */
  async fill(pointer: string, text: string): Promise<void> {
    const control = this.control(pointer);
    await expect(control).toBeVisible();
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
    if (isSelect) await control.selectOption(text);
    else if ((await control.getAttribute('data-control')) === 'file')
      await control.setInputFiles({ name: 'file', mimeType: '', buffer: Buffer.from(text, 'base64') });
    else await control.fill(text);
  }

  /** Types something into each text box that is still empty. */
  async fillRequired(): Promise<void> {
    for (const box of await this.root.locator('[data-required] [data-control="text"]').all()) {
      if ((await box.inputValue()) === '') await box.fill('anything');
    }
  }

  async set(pointer: string, state: SetState): Promise<void> {
    await this.#own(pointer, 'data-set')
      .and(this.page.locator(`[data-set="${state}"]`))
      .click();
  }

  async add(pointer: string): Promise<void> {
    await this.#own(pointer, 'data-add').first().click();
  }

  /** Names the entry that `add` has opened in a map. */
  async nameEntry(pointer: string, key: string): Promise<void> {
    const box = this.#own(pointer, 'data-key').first();
    await box.fill(key);
    await box.press('Tab');
  }

  /** Switches one of several choices, by its JSON text. */
  async check(pointer: string, value: string): Promise<void> {
    await this.#own(pointer, 'data-value')
      .and(this.page.locator(`[data-value=${JSON.stringify(value)}]`))
      .click();
  }

  async branch(pointer: string, index: number): Promise<void> {
    await this.#own(pointer, 'data-branch').first().selectOption(String(index));
  }

  /** Opens a group that expands on demand. */
  async expand(pointer: string): Promise<void> {
    const toggle = this.#own(pointer, 'data-expand').first();
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  }

  /** The exact text that will be sent as arguments. */
  get argumentsText(): Locator {
    return this.page.locator('[data-arguments-json]');
  }

  async arguments(): Promise<unknown> {
    return JSON.parse((await this.argumentsText.textContent()) ?? '');
  }
}
