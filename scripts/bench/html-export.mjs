import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { CLI } from '../lib/paths.mjs';
import { withFolder } from './bridge.mjs';
import { shownAtLeast, withPage } from './page.mjs';
import { writeRecording } from './recording.mjs';
import { median, repeat } from './stats.mjs';

const MESSAGES = 1000;

/**
 * Opens a file in a browser of its own.
 * @param {string} file
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} isReady
 */
function openMs(file, isReady) {
  return withPage(async (page) => {
    const startedAt = performance.now();
    await page.goto(pathToFileURL(file).href, { waitUntil: 'commit' });
    await isReady(page);
    return performance.now() - startedAt;
  });
}

/**
 * An export of 1,000 messages as one HTML file: its size, and the time until it shows them.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export function htmlExport() {
  return withFolder(async (folder) => {
    const recording = path.join(folder, 'bench.ndjson');
    const html = path.join(folder, 'bench.html');
    const empty = path.join(folder, 'empty.html');
    writeRecording(recording, MESSAGES);
    fs.writeFileSync(empty, '<!doctype html><title>x</title><p id=x>x');
    execFileSync(process.execPath, [CLI, 'export', recording, '--format', 'html', '-o', html], {
      stdio: 'ignore',
    });
    const runs = await repeat(5, async () => ({
      ready: await openMs(html, async (page) => {
        await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
        await shownAtLeast(page, MESSAGES);
      }),
      empty: await openMs(empty, (page) => page.locator('#x').waitFor({ state: 'attached' })),
    }));
    const megabytes = fs.statSync(html).size / 1e6;
    const ready = median(runs.map((run) => run.ready));
    return [
      {
        name: 'HTML export of 1,000 messages of 500 B: size',
        value: megabytes,
        unit: 'MB',
        baseline: fs.statSync(recording).size / 1e6,
        against: 'recording',
        target: '≤ 1 MB',
        isMet: megabytes <= 1,
      },
      {
        name: '… opened from a file: all shown',
        value: ready,
        unit: 'ms',
        baseline: median(runs.map((run) => run.empty)),
        against: 'empty page',
        target: '≤ 1 s',
        isMet: ready <= 1_000,
      },
    ];
  });
}
