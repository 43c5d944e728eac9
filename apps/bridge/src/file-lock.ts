import fs from 'node:fs';
import { systemReason } from './errors.ts';
import { markedProcess, processMark } from './process-mark.ts';

const SHORT_PAUSE_MS = 5;
const LONG_PAUSE_MS = 50;
/** How long a lock may be there before its holder has written its name into it. */
const UNNAMED_MS = 2000;

/**
 * Does a short job that no other process of ours does at the same time: the one that has made `file`, which is gone
 * afterwards. Blocks meanwhile. Throws what the job throws, system errors, and an error once `longestMs` are over.
 */
export function withLock<T>(file: string, longestMs: number, job: () => T): T {
  const until = Date.now() + longestMs;
  while (!take(file)) {
    if (Date.now() >= until) throw new Error(`another process keeps ${file}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SHORT_PAUSE_MS);
  }
  try {
    return job();
  } finally {
    release(file);
  }
}

/**
 * The same for a job that takes longer, without blocking. Where the lock cannot be had within `longestMs`, or cannot be
 * made at all, the job is done without it, and `log` is told why.
 */
export async function withTurn<T>(
  file: string,
  longestMs: number,
  log: (sentence: string) => void,
  job: () => Promise<T>,
): Promise<T> {
  const isOurs = await turn(file, longestMs, log);
  try {
    return await job();
  } finally {
    if (isOurs) release(file);
  }
}

async function turn(file: string, longestMs: number, log: (sentence: string) => void): Promise<boolean> {
  const until = Date.now() + longestMs;
  try {
    for (; !take(file); await pause()) {
      if (Date.now() < until) continue;
      log(
        `Another process has kept ${file} for ${longestMs / 1000} seconds, and was not waited for any longer.`,
      );
      return false;
    }
    return true;
  } catch (error) {
    log(`${file} cannot be made: ${systemReason(error)}. Other processes are not waited for.`);
    return false;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LONG_PAUSE_MS));
}

/** Whether the lock is ours now. Throws system errors. */
function take(file: string): boolean {
  if (make(file)) return true;
  const mark = leftOver(file);
  return mark !== undefined && remove(file, mark) && make(file);
}

function make(file: string): boolean {
  try {
    fs.writeFileSync(file, processMark(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** What stands in a lock whose process was ended in the middle of its job; undefined for every other one. */
function leftOver(file: string): string | undefined {
  try {
    const mark = fs.readFileSync(file, 'utf8');
    const isOver =
      mark === '' ? Date.now() - fs.statSync(file).mtimeMs > UNNAMED_MS : markedProcess(mark) === undefined;
    return isOver ? mark : undefined;
  } catch {
    return undefined; // gone meanwhile: the next try may take it
  }
}

/** Takes a lock away that was left over; not one that another process has put in its place meanwhile. */
function remove(file: string, mark: string): boolean {
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    const isSame = fs.readFileSync(aside, 'utf8') === mark;
    if (!isSame) fs.linkSync(aside, file);
    return isSame;
  } catch {
    return false; // somebody else was faster
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function release(file: string): void {
  fs.rmSync(file, { force: true });
}
