import { expect, type Locator, type Page } from '@playwright/test';
import type { Bridge } from './bridge.ts';
import { Form } from './form.ts';
import { Wire } from './wire.ts';

type SessionState = 'idle' | 'connecting' | 'ready' | 'closing' | 'closed' | 'failed';
type Panel =
  | 'overview'
  | 'tools'
  | 'resources'
  | 'prompts'
  | 'tasks'
  | 'inbox'
  | 'logs'
  | 'findings'
  | 'bench'
  | 'lessons'
  | 'recordings'
  | 'settings';
type Item = 'tool' | 'resource' | 'template' | 'prompt' | 'task' | 'recording';

export interface Connection {
  readonly command: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Drives one tab through the documented hooks, and only through them. */
export class App {
  readonly page: Page;
  readonly wire: Wire;
  readonly form: Form;

  constructor(page: Page) {
    this.page = page;
    this.wire = new Wire(page);
    this.form = new Form(page);
  }

  get main(): Locator {
    return this.page.locator('main[data-session-state]');
  }

  get result(): Locator {
    return this.page.locator('[data-result]');
  }

  async open(target: Bridge | string): Promise<void> {
    await this.page.goto(typeof target === 'string' ? target : target.url);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.page.locator('html[data-app="lifeline"][data-ready="true"]')).toBeAttached();
  }

  async state(state: SessionState): Promise<void> {
    await expect(this.main).toHaveAttribute('data-session-state', state, { timeout: 20_000 });
  }

  /** The current session's id. */
  async session(): Promise<string> {
    await expect(this.main).toHaveAttribute('data-session', /./);
    return (await this.main.getAttribute('data-session')) ?? '';
  }

  action(name: string): Locator {
    return this.page.locator(`[data-action="${name}"]`);
  }

  field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  /** Fills the connect form without sending it. */
  async fillConnection({ command, cwd, env }: Connection): Promise<void> {
    await this.field('command').fill(command);
    if (cwd !== undefined) await this.field('cwd').fill(cwd);
    if (env === undefined) return;
    const lines = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    await this.field('env').fill(lines.join('\n'));
  }

  /** Connects through the form on the start page. */
  async connect(connection: Connection): Promise<void> {
    await this.fillConnection(connection);
    await this.action('connect').click();
  }

  /** Connects to a server by its address. */
  async connectUrl(url: string, headers = ''): Promise<void> {
    await this.page.locator('[data-target-kind="url"]').click();
    await this.field('url').fill(url);
    await this.field('headers').fill(headers);
    await this.action('connect').click();
  }

  async panel(name: Panel): Promise<void> {
    const link = this.page.locator(`nav a[data-panel="${name}"]`);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  item(kind: Item, name: string): Locator {
    const attribute = kind === 'resource' || kind === 'template' ? 'data-uri' : 'data-name';
    return this.page.locator(`[data-item="${kind}"][${attribute}=${JSON.stringify(name)}]`);
  }

  /** Opens an item by its name (or URI) in the panel that is open; long lists are narrowed first. */
  async select(kind: Item, name: string): Promise<void> {
    const listed = this.page.locator(`[data-item="${kind}"]`);
    const filter = this.page.locator('[data-list-filter]');
    await expect(listed.first()).toBeVisible();
    if (!(await this.item(kind, name).isVisible()) && (await filter.isVisible())) await filter.fill(name);
    await this.item(kind, name).click();
    await expect(this.item(kind, name)).toHaveAttribute('aria-selected', 'true');
  }

  /** Opens a tool's form. */
  async tool(name: string): Promise<void> {
    await this.panel('tools');
    await this.select('tool', name);
    await expect(this.page.locator(`form[data-form=${JSON.stringify(name)}]`)).toBeVisible();
  }

  async run(): Promise<void> {
    await this.action('run').click();
  }

  /** Waits for the outcome of run number `run` of the selected item. */
  async outcome(outcome: string, run = 1): Promise<void> {
    await expect(this.result).toHaveAttribute('data-run', String(run));
    await expect(this.result).toHaveAttribute('data-outcome', outcome, { timeout: 30_000 });
  }

  banner(name: string): Locator {
    return this.page.locator(`[data-banner="${name}"]`);
  }

  async go(hash: string): Promise<void> {
    await this.page.evaluate((next) => {
      window.location.hash = next;
    }, hash);
  }
}
