import fs from 'node:fs';
import path from 'node:path';

/** Whether a directory is there; false also where that cannot be found out. */
export function isDirectory(file: string): boolean {
  try {
    return fs.statSync(file).isDirectory();
  } catch {
    return false; // not there or out of reach: both mean no
  }
}

/**
 * Makes a directory and those above it that are missing, for this user alone (0700). Throws system errors. Node's
 * own recursive mkdir never returns where a parent that exists refuses with ENOENT, as `/proc` does.
 */
export function makeDirectory(directory: string): void {
  const missing = [directory];
  let parent = path.dirname(directory);
  while (!fs.existsSync(parent) && parent !== path.dirname(parent)) {
    missing.unshift(parent);
    parent = path.dirname(parent);
  }
  for (const each of missing) {
    try {
      fs.mkdirSync(each, { mode: 0o700 });
    } catch (error) {
      if (!isDirectory(each)) throw error; // else it was there, or another program made it just now
    }
  }
}
