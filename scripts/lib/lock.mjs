import fs from 'node:fs';
import path from 'node:path';

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and belongs to someone else
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Takes the lock or names its living holder.
 * @param {string} file
 * @returns {number | undefined} the holder's pid
 */
function tryLock(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    // it may be taken away between the two calls: then the next try gets it
    const holder = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
    if (holder && !isAlive(holder)) fs.rmSync(file, { force: true });
    return holder || -1;
  }
}

/**
 * Runs `work` while no other process of this project does the same.
 * @template T
 * @param {string} file the lock file
 * @param {(holder: number) => void} onWait called once if another process has it
 * @param {() => Promise<T>} work
 */
export async function withLock(file, onWait, work) {
  let hasSaid = false;
  for (let holder = tryLock(file); holder !== undefined; holder = tryLock(file)) {
    if (!hasSaid && holder > 0 && isAlive(holder)) {
      hasSaid = true;
      onWait(holder);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
