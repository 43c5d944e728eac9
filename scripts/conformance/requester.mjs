import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CLI } from '../lib/paths.mjs';

/**
 * What `mcp-lifeline run --format json` printed, and its exit code.
 * @typedef {{code: number, outcome: string, result?: any, error?: {code?: number, message: string}}} Answer
 */

/**
 * One request by the command line program.
 * @typedef {(method: string, params?: object, options?: readonly string[]) => Promise<Answer>} Request
 */

/**
 * @param {string} url of the server
 * @param {string | undefined} revision pins the era; undefined: found out by asking
 * @returns {Request}
 */
export function requester(url, revision) {
  return async (method, params, options = []) => {
    const era = revision === undefined ? [] : ['--era', revision];
    const given = params === undefined ? [] : ['--params', JSON.stringify(params)];
    const words = ['run', method, ...given, ...era, '--format', 'json', '--timeout', '20', ...options, url];
    const { code, stdout } = await start(words);
    const answer = JSON.parse(stdout);
    process.stdout.write(`${method} → ${code}: ${stdout}`);
    return { code, ...answer };
  };
}

/**
 * @param {readonly string[]} words
 * @returns {Promise<{code: number, stdout: string}>}
 */
function start(words) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
    /** @type {string[]} */
    const chunks = [];
    child.stdout.setEncoding('utf8').on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout: chunks.join('') }));
  });
}

/**
 * A place for a file that options of the program can name; it goes away with this process.
 * @param {string} name
 * @returns {string} its path
 */
export function scratchFile(name) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lifeline-play-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, name);
}
