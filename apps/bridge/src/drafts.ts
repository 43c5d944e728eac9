import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { checkJson } from '@lifeline/json';
import { BridgeError, systemReason } from './errors.ts';
import { type PrivateDirectory, privateDirectory, readIfThere, replaceFile } from './home.ts';

const SUFFIX = '.json';

/** Form drafts as JSON text under a key: a file each, or in memory where nothing can be stored. */
export class Drafts {
  readonly #directory: PrivateDirectory;
  readonly #memory = new Map<string, string>();

  constructor(home: string) {
    this.#directory = privateDirectory(home, 'drafts');
  }

  /** The draft's JSON text as it was put; `null` where there is none. */
  get(key: string): string {
    if (!this.#directory.ok) return this.#memory.get(key) ?? 'null';
    const text = readIfThere(this.#file(key));
    // cut off by a crash of the machine, or changed by another program: as good as none
    return text === undefined || checkJson(text) !== undefined ? 'null' : text;
  }

  /** Keeps JSON text. Throws `bad-message` if it is none, and system errors in words. */
  put(key: string, text: string): void {
    const error = checkJson(text);
    if (error !== undefined) throw new BridgeError('bad-message', `A draft must be JSON: ${error.reason}`);
    if (!this.#directory.ok) {
      this.#memory.set(key, text);
      return;
    }
    try {
      replaceFile(this.#file(key), text);
    } catch (failure) {
      throw new BridgeError('internal', `The draft could not be stored: ${systemReason(failure)}.`);
    }
  }

  delete(key: string): void {
    this.#memory.delete(key);
    if (this.#directory.ok) fs.rmSync(this.#file(key), { force: true });
  }

  clear(): void {
    this.#memory.clear();
    if (!this.#directory.ok) return;
    for (const name of fs.readdirSync(this.#directory.path)) {
      if (name.endsWith(SUFFIX)) fs.rmSync(path.join(this.#directory.path, name), { force: true });
    }
  }

  /** Keys hold names that servers chose, so they are no file names. */
  #file(key: string): string {
    return path.join(this.#directory.path, createHash('sha256').update(key).digest('hex') + SUFFIX);
  }
}
