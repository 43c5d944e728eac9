import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

/**
 * Calls a tool of a server whose stdout goes through a pipe into a file, as the bridge's recorder does it.
 * @param {readonly string[]} args arguments for this Node
 * @param {unknown} params of tools/call
 * @param {number} bytes how much to wait for
 * @returns {Promise<number>} ms from the call to the last byte written
 */
export async function spawnToFile(args, params, bytes) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lifeline-bench-')), 'out');
  const fd = fs.openSync(file, 'w');
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const startedAt = performance.now();
  const done = new Promise((resolve) => {
    let written = 0;
    child.stdout.on('data', (chunk) => {
      written += fs.writeSync(fd, chunk);
      if (written >= bytes) resolve(undefined);
    });
  });
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })}\n`);
  await done;
  const took = performance.now() - startedAt;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
  fs.closeSync(fd);
  fs.rmSync(path.dirname(file), { recursive: true });
  return took;
}
