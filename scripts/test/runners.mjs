import fs from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { binary } from './static-checks.mjs';

/**
 * Runs a test program that leaves a JSON report; without a readable report it counts as one failure.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(report: unknown) => {passed: number, failed: number, skipped: number}} count it throws for what it cannot read
 * @returns {Promise<import('./tally.mjs').Outcome>}
 */
async function reporting(name, args, env, count) {
  const file = reportFile(name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  const { code } = await run(process.execPath, args, { cwd: ROOT, env, show: true });
  if (!fs.existsSync(file)) {
    console.log(`✗ ${name}: ended with exit code ${code} and no report`);
    return { name, passed: 0, failed: 1, skipped: 0 };
  }
  let counts;
  try {
    counts = count(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    console.log(`✗ ${name}: its report cannot be read: ${error instanceof Error ? error.message : error}`);
    return { name, passed: 0, failed: 1, skipped: 0 };
  }
  // an error outside of any test
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { name, ...counts };
}

/** @param {string} name */
function reportFile(name) {
  return path.join(CACHE, 'reports', `${name}.json`);
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
function member(value, name) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * @param {unknown} value
 * @param {string} name
 */
function number(value, name) {
  const found = member(value, name);
  if (typeof found !== 'number') throw new Error(`The report has no number ${name}.`);
  return found;
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown[]}
 */
function list(value, name) {
  const found = member(value, name);
  if (!Array.isArray(found)) throw new Error(`The report has no list ${name}.`);
  return found;
}

/**
 * Unit, golden and integration tests.
 * @param {readonly string[]} filters parts of paths
 */
export function vitest(filters) {
  const args = [binary('vitest', 'vitest'), 'run', '--reporter=default', '--reporter=json'];
  return reporting(
    'vitest',
    [...args, `--outputFile.json=${reportFile('vitest')}`, ...filters],
    {},
    (report) => ({
      passed: number(report, 'numPassedTests'),
      // a file that does not load has no tests in it
      failed:
        number(report, 'numFailedTests') +
        list(report, 'testResults').filter(
          (file) => member(file, 'status') === 'failed' && list(file, 'assertionResults').length === 0,
        ).length,
      skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
    }),
  );
}

/**
 * Browser tests.
 * @param {readonly string[]} filters
 * @param {string | undefined} chromium undefined: the one that Playwright downloaded
 */
export function playwright(filters, chromium) {
  const args = [binary('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...filters];
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('playwright'),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  };
  return reporting('playwright', args, env, (report) => {
    const stats = member(report, 'stats');
    return {
      passed: number(stats, 'expected'),
      failed: number(stats, 'unexpected') + number(stats, 'flaky') + list(report, 'errors').length,
      skipped: number(stats, 'skipped'),
    };
  });
}
