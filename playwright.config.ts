import { defineConfig } from '@playwright/test';
import { chromiumArguments, systemChromium } from './scripts/lib/chromium.mjs';

const executablePath = systemChromium();

export default defineConfig({
  testDir: 'e2e',
  // the pictures are made on demand: scripts/screenshots.mjs
  testMatch: process.env.LIFELINE_SCREENSHOTS === '1' ? '**/*.shots.ts' : '**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments(), ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
