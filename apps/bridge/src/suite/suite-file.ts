import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BridgeError, errno, systemReason } from '../errors.ts';
import { replaceFile } from '../home.ts';

/** The absolute path of a file as a person names it: `~/` is the home directory, other relative ones start at `cwd`. */
export function suitePath(name: string, cwd: string): string {
  return /^~(?:[/\\]|$)/.test(name) ? path.join(os.homedir(), name.slice(1)) : path.resolve(cwd, name);
}

/**
 * Reads a suite file whole, a byte order mark included. Throws `bad-message` for another kind of file, `unreadable`
 * (also where it is not UTF-8: what cannot be read exactly could not be saved exactly), `too-large`.
 */
export function readSuiteFile(file: string, mostBytes: number): string {
  checkName(file);
  return decoded(file, readBytes(file, mostBytes));
}

function readBytes(file: string, mostBytes: number): Buffer {
  try {
    const facts = fs.statSync(file);
    // a pipe would be waited for, and nothing else be done meanwhile
    if (!facts.isFile()) throw new BridgeError('unreadable', `${file} is not a file.`);
    if (facts.size > mostBytes)
      throw new BridgeError('too-large', `${file} is larger than ${mostBytes / 2 ** 20} MiB.`);
    return fs.readFileSync(file);
  } catch (error) {
    if (error instanceof BridgeError) throw error;
    throw new BridgeError('unreadable', `${file} cannot be read: ${systemReason(error)}.`);
  }
}

const LINE_FEED = 0x0a;

function decoded(file: string, bytes: Buffer): string {
  const text = utf8(bytes);
  if (text !== undefined) return text;
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end === -1 || utf8(bytes.subarray(start, end)) === undefined) break;
    line += 1;
    start = end + 1;
  }
  throw new BridgeError(
    'unreadable',
    `${file}:${line} is not UTF-8.`,
    'Save the file as UTF-8 with an editor; it stays as it is.',
  );
}

/** The text with its byte order mark; undefined where the bytes are not UTF-8. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined; // said with the place by the caller
  }
}

/**
 * Writes a suite file as a whole: whoever reads it sees the old or the new text. Its mode stays; of a link, the file
 * behind it is written. Throws `bad-message` for another kind of file, `unreadable` where it cannot be written.
 */
export function writeSuiteFile(file: string, text: string): void {
  checkName(file);
  try {
    const target = behindLinks(file);
    const mode = fs.existsSync(target) ? fs.statSync(target).mode & 0o777 : 0o666 & ~process.umask();
    replaceFile(target, text, mode);
  } catch (error) {
    throw new BridgeError('unreadable', `${file} cannot be written: ${systemReason(error)}.`);
  }
}

/** The file that a link leads to, whether that exists yet or not. Throws system errors. */
function behindLinks(file: string): string {
  try {
    return fs.realpathSync(file);
  } catch (error) {
    if (errno(error) !== 'ENOENT') throw error;
    const isLink = fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    return isLink ? behindLinks(path.resolve(path.dirname(file), fs.readlinkSync(file))) : file;
  }
}

function checkName(file: string): void {
  if (/\.ya?ml$/i.test(file)) return;
  throw new BridgeError('bad-message', `${file} does not end in .yaml or .yml.`, 'A suite is a YAML file.');
}
