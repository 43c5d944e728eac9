import fs from 'node:fs';
import path from 'node:path';
import { type Annotations, type AnnotationsPatch, annotationsSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { BridgeError, reason, systemReason } from '../errors.ts';
import { type PrivateDirectory, replaceFile } from '../home.ts';

const SUFFIX = '.meta.json';
const VERSION = 1;
/** A side file above this is none of ours. Bytes. */
const LONGEST_BYTES = 32 * 1024 * 1024;
const MOST_NOTES = 5_000;
const NONE: Annotations = { notes: [] };

const fileSchema = v.object({
  type: v.literal('annotations'),
  version: v.literal(VERSION),
  ...annotationsSchema.entries,
});

/** What people wrote about recordings: one small file beside each, so that the recording itself stays as it is. */
export class AnnotationFiles {
  readonly #directory: PrivateDirectory;
  readonly #titles = new Map<string, string | undefined>();

  constructor(directory: PrivateDirectory) {
    this.#directory = directory;
  }

  /**
   * What was written; where nothing was, what came along in the recording's header (`inherited`). Throws `unreadable`
   * where the side file is damaged.
   */
  read(id: string, inherited: Annotations = NONE): Annotations {
    const file = this.#file(id);
    try {
      const annotations = fs.existsSync(file) ? parsed(file) : inherited;
      this.#titles.set(id, annotations.title);
      return annotations;
    } catch (error) {
      throw new BridgeError(
        'unreadable',
        `The notes in ${file} cannot be read: ${systemReason(error)}.`,
        'The recording itself is not touched by this. Mend the file, or move it away to start anew.',
      );
    }
  }

  /** What the list shows; nothing where the side file is damaged. */
  summary(id: string, inherited?: Annotations): { readonly title?: string; readonly notes: number } {
    try {
      const { title, note, notes } = this.read(id, inherited);
      return { ...(title !== undefined && { title }), notes: notes.length + (note === undefined ? 0 : 1) };
    } catch {
      return { notes: 0 }; // told where the notes themselves are asked for
    }
  }

  /** The name that somebody gave the recording, as it was read last. */
  title(id: string): string | undefined {
    if (!this.#titles.has(id)) this.#titles.set(id, this.summary(id).title);
    return this.#titles.get(id);
  }

  /** Changes a part; an empty text takes its entry away. Throws `unreadable`, `bad-message`. */
  change(id: string, patch: AnnotationsPatch, inherited: Annotations = NONE): Annotations {
    if (!this.#directory.ok) {
      const { path: place, reason: why } = this.#directory;
      throw new BridgeError('unreadable', `Nothing can be stored in ${place}: ${why}.`);
    }
    const before = this.read(id, inherited);
    const notes = new Map(before.notes.map(({ seq, text }) => [seq, text]));
    for (const { seq, text } of patch.notes ?? []) {
      if (text === '') notes.delete(seq);
      else notes.set(seq, text);
    }
    if (notes.size > MOST_NOTES)
      throw new BridgeError('bad-message', `A recording takes at most ${MOST_NOTES} notes.`);
    const title = patch.title ?? before.title ?? '';
    const note = patch.note ?? before.note ?? '';
    const after: Annotations = {
      ...(title !== '' && { title }),
      ...(note !== '' && { note }),
      notes: [...notes].sort(([a], [b]) => a - b).map(([seq, text]) => ({ seq, text })),
    };
    this.#store(id, after, isEmpty(inherited));
    return after;
  }

  delete(id: string): void {
    this.#titles.delete(id);
    fs.rmSync(this.#file(id), { force: true });
  }

  /** Without a file nothing was written, unless something would be inherited then. */
  #store(id: string, annotations: Annotations, isNothingInherited: boolean): void {
    const file = this.#file(id);
    const text = `${JSON.stringify({ type: 'annotations', version: VERSION, ...annotations }, undefined, 1)}\n`;
    if (Buffer.byteLength(text) > LONGEST_BYTES)
      throw new BridgeError('bad-message', `The notes on a recording take at most ${LONGEST_BYTES} bytes.`);
    try {
      if (isNothingInherited && isEmpty(annotations)) fs.rmSync(file, { force: true });
      else replaceFile(file, text);
    } catch (error) {
      throw new BridgeError('unreadable', `The notes could not be stored: ${systemReason(error)}.`);
    }
    this.#titles.set(id, annotations.title);
  }

  #file(id: string): string {
    return path.join(this.#directory.path, `${id}${SUFFIX}`);
  }
}

function isEmpty({ title, note, notes }: Annotations): boolean {
  return title === undefined && note === undefined && notes.length === 0;
}

function parsed(file: string): Annotations {
  if (fs.statSync(file).size > LONGEST_BYTES) throw new Error('it is too large');
  const result = v.safeParse(fileSchema, JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(reason(v.summarize(result.issues)));
  const { title, note, notes } = result.output;
  return { ...(title !== undefined && { title }), ...(note !== undefined && { note }), notes };
}
