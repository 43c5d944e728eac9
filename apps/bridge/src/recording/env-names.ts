import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type PrivateDirectory, readIfThere, replaceFile } from '../home.ts';

const SUFFIX = '.env.json';
const namesSchema = v.array(v.string());

/**
 * Names of the environment variables whose values went into calls of a recording, one small file beside it: a later
 * export finds the values in its own environment by them. Values are never stored.
 */
export class EnvNames {
  readonly #directory: PrivateDirectory;

  constructor(directory: PrivateDirectory) {
    this.#directory = directory;
  }

  read(id: string): readonly string[] {
    if (!this.#directory.ok) return [];
    try {
      const parsed = v.safeParse(namesSchema, JSON.parse(readIfThere(this.#file(id)) ?? '[]'));
      return parsed.success ? parsed.output : [];
    } catch {
      return []; // damaged, or no recording of this directory: then names that sound secret are all that is known
    }
  }

  /** Adds names. Throws system errors. */
  add(id: string, names: readonly string[]): void {
    const known = this.read(id);
    const all = [...new Set([...known, ...names])];
    if (this.#directory.ok && all.length > known.length) replaceFile(this.#file(id), JSON.stringify(all));
  }

  delete(id: string): void {
    fs.rmSync(this.#file(id), { force: true });
  }

  #file(id: string): string {
    return path.join(this.#directory.path, `${id}${SUFFIX}`);
  }
}
