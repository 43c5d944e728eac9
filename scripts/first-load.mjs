import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './lib/paths.mjs';

const LIMIT_KB = 150;
const UI = path.join(ROOT, 'apps', 'bridge', 'dist', 'ui');

/** All that the page fetches as JavaScript before it is asked for anything. */
export function firstLoadFiles() {
  const html = fs.readFileSync(path.join(UI, 'index.html'), 'utf8');
  const scripts = html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g);
  const preloads = html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g);
  const files = new Set([...scripts, ...preloads].map((match) => match[1] ?? ''));
  return [...files].map((file) => path.join(UI, file.replace(/^\.?\//, '')));
}

/** Size of the first load in kB (1,000 bytes), gzipped file by file. */
export function firstLoadKb() {
  return firstLoadFiles().reduce((sum, file) => sum + gzipSync(fs.readFileSync(file)).length, 0) / 1000;
}

if (process.argv[1] === import.meta.filename) {
  const kb = firstLoadKb();
  console.log(`First-load JavaScript: ${kb.toFixed(1)} kB gzip, limit ${LIMIT_KB} kB`);
  if (kb > LIMIT_KB || firstLoadFiles().length === 0) process.exitCode = 1;
}
