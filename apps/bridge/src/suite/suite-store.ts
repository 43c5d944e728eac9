import { createHash } from 'node:crypto';
import path from 'node:path';
import type { SuiteDocument } from '@lifeline/wire';
import * as v from 'valibot';
import { BridgeError, systemReason } from '../errors.ts';
import { type PrivateDirectory, privateDirectory, readIfThere, replaceFile } from '../home.ts';

const keptSchema = v.object({
  text: v.string(),
  version: v.number(),
  path: v.optional(v.string()),
  /** As loaded or saved last. */
  savedText: v.optional(v.string()),
});
type Kept = v.InferOutput<typeof keptSchema>;

const NONE: Kept = { text: '', version: 0 };

/** The working suites, one for each target: a file each in the data directory, or in memory where nothing can be stored. */
export class SuiteStore {
  readonly #directory: PrivateDirectory;
  readonly #kept = new Map<string, Kept>();

  constructor(home: string) {
    this.#directory = privateDirectory(home, 'suites');
  }

  get(target: readonly string[]): SuiteDocument {
    const { text, version, path: file, savedText } = this.#get(target);
    return { text, version, ...(file !== undefined && { path: file }), unsaved: text !== (savedText ?? '') };
  }

  /** Throws `in-use` where the text was changed since `version`. */
  put(target: readonly string[], text: string, version: number): SuiteDocument {
    const kept = this.#get(target);
    if (version !== kept.version)
      throw new BridgeError(
        'in-use',
        'The suite was changed elsewhere meanwhile.',
        'What it is now has been fetched; make the change again.',
      );
    if (text !== kept.text) this.#keep(target, { ...kept, text, version: kept.version + 1 });
    return this.get(target);
  }

  /** The file that the suite belongs to, and what was in it when it was loaded or saved last. */
  file(target: readonly string[]): {
    readonly path?: string | undefined;
    readonly text?: string | undefined;
  } {
    const { path: file, savedText } = this.#get(target);
    return { path: file, text: savedText };
  }

  /** The text is what the file at `file` holds. */
  saved(target: readonly string[], text: string, file: string): SuiteDocument {
    const { version } = this.#get(target);
    this.#keep(target, { text, savedText: text, path: file, version: version + 1 });
    return this.get(target);
  }

  #get(target: readonly string[]): Kept {
    const key = keyOf(target);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const kept = this.#read(key);
    this.#kept.set(key, kept);
    return kept;
  }

  #read(key: string): Kept {
    if (!this.#directory.ok) return NONE;
    const text = readIfThere(this.#file(key));
    try {
      const parsed = v.safeParse(keptSchema, JSON.parse(text ?? 'null'));
      return parsed.success ? parsed.output : NONE;
    } catch {
      // cut off by a crash of the machine, or changed by another program: as good as none
      return NONE;
    }
  }

  #keep(target: readonly string[], kept: Kept): void {
    const key = keyOf(target);
    this.#kept.set(key, kept);
    if (!this.#directory.ok) return;
    try {
      replaceFile(this.#file(key), JSON.stringify(kept));
    } catch (error) {
      throw new BridgeError('internal', `The suite could not be stored: ${systemReason(error)}.`);
    }
  }

  #file(key: string): string {
    return path.join(this.#directory.path, `${key}.json`);
  }
}

function keyOf(target: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(target)).digest('hex');
}
