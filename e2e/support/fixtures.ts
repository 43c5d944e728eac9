import fs from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { App } from './app.ts';
import { type Bridge, type BridgeOptions, startBridge } from './bridge.ts';
import { PageFaults } from './faults.ts';

interface Fixtures {
  /** Starts a bridge that ends with the test. */
  readonly launch: (options?: BridgeOptions) => Promise<Bridge>;
  /** A bridge without a command. */
  readonly bridge: Bridge;
  readonly faults: PageFaults;
  /** The app in the test's page, not yet opened. */
  readonly app: App;
  /** A further tab of the same browser. */
  readonly newTab: () => Promise<App>;
}

async function watched(page: Page, faults: PageFaults): Promise<App> {
  await faults.watch(page);
  return new App(page);
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from this pattern
  launch: async ({}, use) => {
    const started: Bridge[] = [];
    await use(async (options) => {
      const bridge = await startBridge(options);
      started.push(bridge);
      return bridge;
    });
    await Promise.all(started.map((bridge) => bridge.stop()));
    for (const { home } of started) if (fs.existsSync(home)) fs.rmSync(home, { recursive: true });
  },
  bridge: async ({ launch }, use) => use(await launch()),
  // after `launch`, so that it is judged before the bridges end under the open pages
  faults: async ({ launch: _ }, use) => {
    const faults = new PageFaults();
    await use(faults);
    expect(faults.unexpected, 'errors in the page').toEqual([]);
  },
  app: async ({ page, faults }, use) => use(await watched(page, faults)),
  newTab: async ({ context, faults }, use) => use(async () => watched(await context.newPage(), faults)),
});

export const { expect } = base;
