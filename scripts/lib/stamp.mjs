import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'test', 'coverage']);

/**
 * All files below `folder`, sorted, without installed, built and test ones.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  /** @type {string[]} */
  const found = [];
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.') || /\.test\.[a-z]+$/.test(entry.name)) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) found.push(...filesBelow(full));
    else if (entry.isFile()) found.push(full);
  }
  return found.sort();
}

/**
 * A digest of names and contents.
 * @param {readonly string[]} files absolute paths
 * @param {string} [salt] what else the result depends on
 */
export function digest(files, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of files) {
    hash.update(`\0${path.relative(ROOT, file).split(path.sep).join('/')}\0`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} name */
export function readStamp(name) {
  const file = path.join(CACHE, `${name}.stamp`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/**
 * @param {string} name
 * @param {string} value
 */
export function writeStamp(name, value) {
  fs.mkdirSync(CACHE, { recursive: true });
  fs.writeFileSync(path.join(CACHE, `${name}.stamp`), value);
}
