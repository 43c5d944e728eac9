import type { Page } from '@playwright/test';

/** What a page must never do; each test fails on any of it that it did not expect. */
export class PageFaults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** For a test that provokes a fault on purpose, e.g. by killing the bridge. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Faults that no test asked for. */
  get unexpected(): readonly string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  /** Collects console errors, uncaught exceptions and violations of the content security policy. */
  async watch(page: Page): Promise<void> {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#found.push(`exception: ${error.message}`));
    await page.exposeBinding('reportViolation', (_source, text: string) =>
      this.#found.push(`policy: ${text}`),
    );
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report: unknown = Reflect.get(window, 'reportViolation');
        if (typeof report === 'function')
          report(`${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
      });
    });
  }
}
