import { expect, type Locator, type Page } from '@playwright/test';

type View = 'sequence' | 'timeline' | 'raw';

/** The wire region of one tab. */
export class Wire {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.locator('[data-wire]');
  }

  /** Rows in the DOM that match an attribute selector, e.g. `[data-kind="request"][data-method="ping"]`. */
  rows(selector = ''): Locator {
    return this.root.locator(`[data-rows] [data-seq]${selector}`);
  }

  row(seq: number): Locator {
    return this.rows(`[data-seq="${seq}"]`);
  }

  async view(name: View): Promise<void> {
    await this.page.locator(`[data-wire-view="${name}"]`).click();
    await expect(this.root).toHaveAttribute('data-view', name);
  }

  async total(): Promise<number> {
    return Number(await this.root.getAttribute('data-count-total'));
  }

  /** Waits until at least `count` events are known. */
  async totalAtLeast(count: number, timeout = 30_000): Promise<void> {
    await expect.poll(() => this.total(), { timeout }).toBeGreaterThanOrEqual(count);
  }

  /** Selects a row and opens a tab of its detail. */
  async detail(row: Locator, tab: 'message' | 'raw' | 'exchange'): Promise<Locator> {
    await row.click();
    await this.page.locator(`[data-detail-tab="${tab}"]`).click();
    const detail = this.page.locator('[data-detail]');
    await expect(detail).toBeVisible();
    return detail;
  }

  /** The exact text of the selected line. */
  get rawText(): Locator {
    return this.page.locator('[data-raw-text]');
  }
}
