import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeDirectory } from './directory.ts';
import { systemReason } from './errors.ts';

/**
 * The data directory: `LIFELINE_HOME`, else where this system keeps the data of programs (XDG data directory,
 * `~/Library/Application Support`, `%LOCALAPPDATA%`).
 */
export function homeDirectory(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  if (env.LIFELINE_HOME !== undefined && env.LIFELINE_HOME !== '') return path.resolve(env.LIFELINE_HOME);
  const user = os.homedir();
  if (platform === 'win32')
    return path.join(env.LOCALAPPDATA ?? path.join(user, 'AppData', 'Local'), 'mcp-lifeline');
  if (platform === 'darwin') return path.join(user, 'Library', 'Application Support', 'mcp-lifeline');
  const data = env.XDG_DATA_HOME;
  const isUsable = data !== undefined && path.isAbsolute(data); // the XDG specification: relative ones are ignored
  return path.join(isUsable ? data : path.join(user, '.local', 'share'), 'mcp-lifeline');
}

/** A private directory below the data directory, made if need be. */
export type PrivateDirectory =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly path: string; readonly reason: string };

/** Makes `name` in `home` for this user alone (0700) and finds out whether files can be written there. */
export function privateDirectory(home: string, name: string): PrivateDirectory {
  const directory = path.join(home, name);
  try {
    makeDirectory(directory);
    fs.chmodSync(directory, 0o700);
    fs.accessSync(directory, fs.constants.W_OK);
    return { ok: true, path: directory };
  } catch (error) {
    return { ok: false, path: directory, reason: isFile(directory) ? IS_FILE : systemReason(error) };
  }
}

const IS_FILE = 'it is a file, where a directory is needed; move it away';

function isFile(place: string): boolean {
  return fs.existsSync(place) && fs.statSync(place).isFile();
}

/** Flags for a new file of ours: it must not exist yet, and no link may stand in its place. */
const NEW_FILE =
  fs.constants.O_RDWR | fs.constants.O_CREAT | fs.constants.O_EXCL | (fs.constants.O_NOFOLLOW ?? 0);

/** Opens a new file (0600) for reading and writing. Throws system errors. */
export function openNewFile(file: string): number {
  return fs.openSync(file, NEW_FILE, 0o600);
}

/** Replaces a small file as a whole: readers see the old or the new text. Throws system errors. */
export function replaceFile(file: string, text: string, mode = 0o600): void {
  const next = `${file}.${process.pid}.tmp`;
  fs.rmSync(next, { force: true });
  try {
    const fd = openNewFile(next);
    try {
      fs.writeFileSync(fd, text);
      if (mode !== 0o600) fs.fchmodSync(fd, mode);
      fs.fdatasyncSync(fd);
    } finally {
      fs.closeSync(fd);
    }
    fs.renameSync(next, file);
  } catch (error) {
    fs.rmSync(next, { force: true });
    throw error;
  }
}

/** The text of a file, or undefined where there is none. Throws other system errors. */
export function readIfThere(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
