import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Annotations, AnnotationsPatch, RecordingInfo } from '@lifeline/wire';
import { BridgeError, systemReason } from './errors.ts';
import { openNewFile, type PrivateDirectory, privateDirectory } from './home.ts';
import { markedProcess, processMark } from './process-mark.ts';
import { AnnotationFiles } from './recording/annotation-files.ts';
import { EnvNames } from './recording/env-names.ts';
import { importRecording } from './recording/import-recording.ts';
import {
  annotationsOf,
  describeRecording,
  readHeader,
  unreadableRecording,
} from './recording/recording-file.ts';

const SUFFIX = '.ndjson';
const AT_A_TIME = 16;
const ID = /^[\w-]{1,64}$/;

/** A new id: the time, so that names sort, and random characters, so that they cannot be guessed. */
export function newId(prefix: string): string {
  return `${prefix}-${Date.now().toString(36)}${randomBytes(4).toString('hex')}`;
}

/** A file that a new session records to. */
export interface NewRecording {
  readonly fd: number;
  /** Removes the mark that a bridge still writes this file. */
  readonly release: () => void;
}

/** The recordings in the data directory, and files elsewhere that were opened by name. */
export class Recordings {
  readonly directory: PrivateDirectory;
  /** Environment variables whose values went into calls. */
  readonly envNames: EnvNames;
  readonly #elsewhere = new Map<string, string>();
  readonly #live = new Set<string>();
  readonly #annotations: AnnotationFiles;

  constructor(home: string) {
    this.directory = privateDirectory(home, 'recordings');
    this.envNames = new EnvNames(this.directory);
    this.#annotations = new AnnotationFiles(this.directory);
  }

  /** Makes the file of a new session. Throws system errors. */
  create(id: string): NewRecording {
    const file = this.#file(id);
    const fd = openNewFile(file);
    const mark = `${file}.pid`;
    this.#live.add(id);
    try {
      fs.writeFileSync(mark, processMark(process.pid), { flag: 'wx', mode: 0o600 });
    } catch {
      // without its mark a recording that runs in this bridge only looks cut off in the list of another one
    }
    return {
      fd,
      release: () => {
        this.#live.delete(id);
        fs.rmSync(mark, { force: true });
      },
    };
  }

  /** All recordings of the data directory, newest first. */
  async list(): Promise<RecordingInfo[]> {
    if (!this.directory.ok) return [];
    const names = (await fs.promises.readdir(this.directory.path)).filter((name) => name.endsWith(SUFFIX));
    const infos: RecordingInfo[] = [];
    // a few at a time: thousands of open files would be too many
    for (let at = 0; at < names.length; at += AT_A_TIME) {
      const some = names.slice(at, at + AT_A_TIME).map((name) => this.info(path.basename(name, SUFFIX)));
      infos.push(...(await Promise.all(some)));
    }
    return infos.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  }

  async info(id: string): Promise<RecordingInfo> {
    try {
      const { info, inherited } = await describeRecording(this.#file(id), id, this.isLive(id));
      const { title, notes } = this.#annotations.summary(id, inherited);
      return { ...info, ...(title !== undefined && { title }), ...(notes > 0 && { notes }) };
    } catch (error) {
      return unreadableRecording(id, error);
    }
  }

  /** Whether this or another running bridge writes the recording. */
  isLive(id: string): boolean {
    return this.#live.has(id) || isWritten(`${this.#file(id)}.pid`);
  }

  /** Gives a file anywhere an id under which it can be opened. */
  register(file: string): string {
    const inside = path.dirname(file) === this.directory.path && file.endsWith(SUFFIX);
    if (inside) return path.basename(file, SUFFIX);
    const id = `f-${createHash('sha256').update(file).digest('hex').slice(0, 16)}`;
    this.#elsewhere.set(id, file);
    return id;
  }

  /** Opens a recording for reading. Throws `unknown-recording` or `unreadable`. */
  open(id: string): number {
    const elsewhere = this.#elsewhere.get(id);
    if (elsewhere === undefined && !ID.test(id)) throw unknown(id);
    try {
      // in our own directory nobody but us makes files, so a link there is not ours
      const noLink = elsewhere === undefined ? (fs.constants.O_NOFOLLOW ?? 0) : 0;
      // opening a named pipe would wait for its writer
      const noWait = fs.constants.O_NONBLOCK ?? 0;
      return fs.openSync(elsewhere ?? this.#file(id), fs.constants.O_RDONLY | noLink | noWait);
    } catch (error) {
      if (elsewhere === undefined && error instanceof Error && 'code' in error && error.code === 'ENOENT') {
        throw unknown(id);
      }
      throw new BridgeError('unreadable', `The recording cannot be read: ${systemReason(error)}.`);
    }
  }

  /**
   * The file of a recording that is there. Throws `unknown-recording`.
   */
  file(id: string): string {
    const elsewhere = this.#elsewhere.get(id);
    if (elsewhere !== undefined) return elsewhere;
    if (!ID.test(id) || !fs.existsSync(this.#file(id))) throw unknown(id);
    return this.#file(id);
  }

  /** The side file that keeps the rows of a large recording; files elsewhere have none. */
  indexFile(id: string): string | undefined {
    return this.#elsewhere.has(id) ? undefined : path.join(this.directory.path, `${id}.idx`);
  }

  /** What somebody wrote about a recording, or what came along in it. Throws `unknown-recording`, `unreadable`. */
  annotations(id: string): Annotations {
    return this.#annotations.read(id, this.#inherited(id));
  }

  /** Changes a part of it, also while the recording is written. Throws `unknown-recording`, `unreadable`, `bad-message`. */
  annotate(id: string, patch: AnnotationsPatch): Annotations {
    return this.#annotations.change(id, patch, this.#inherited(id));
  }

  #inherited(id: string): Annotations {
    const file = this.file(id);
    try {
      return annotationsOf(readHeader(file)?.annotations ?? { notes: [] });
    } catch {
      return { notes: [] }; // why it cannot be read is told where it is opened
    }
  }

  /** The name that somebody gave a recording. */
  title(id: string): string | undefined {
    return this.#annotations.title(id);
  }

  /** Deletes a recording with its side files. Throws `unknown-recording`, `in-use`, `unreadable`. */
  delete(id: string): void {
    const file = this.file(id);
    if (this.#elsewhere.has(id)) {
      throw new BridgeError('in-use', `${file} is not in the data directory; only its owner deletes it.`);
    }
    if (this.isLive(id)) throw inUse();
    try {
      fs.rmSync(file);
      fs.rmSync(`${file}.pid`, { force: true });
      fs.rmSync(path.join(this.directory.path, `${id}.idx`), { force: true });
      this.#annotations.delete(id);
      this.envNames.delete(id);
    } catch (error) {
      throw new BridgeError('unreadable', `The recording could not be deleted: ${systemReason(error)}.`);
    }
  }

  /**
   * Takes the bytes of a recording, or of a capture that is converted, into a new file; what is neither is refused and
   * leaves nothing behind. `name`: of the file that they come from.
   */
  async import(bytes: Readable, name: string): Promise<RecordingInfo> {
    if (!this.directory.ok) {
      throw new BridgeError(
        'unreadable',
        `Nothing can be stored in ${this.directory.path}: ${this.directory.reason}.`,
      );
    }
    const id = newId('i');
    const file = this.#file(id);
    try {
      await importRecording(bytes, file, id, name === '' ? 'capture' : name);
      return await this.info(id);
    } catch (error) {
      if (error instanceof BridgeError) throw error;
      throw new BridgeError('unreadable', `The recording could not be stored: ${systemReason(error)}.`);
    }
  }

  #file(id: string): string {
    return this.#elsewhere.get(id) ?? path.join(this.directory.path, `${id}${SUFFIX}`);
  }
}

/** The refusal to delete a recording that is being written. */
export function inUse(): BridgeError {
  return new BridgeError(
    'in-use',
    'This recording is being written.',
    'Disconnect the server (or end the other Lifeline that records), then delete it.',
  );
}

function unknown(id: string): BridgeError {
  return new BridgeError(
    'unknown-recording',
    `There is no recording ${JSON.stringify(id)}.`,
    'It may have been deleted; the list of recordings shows what there is.',
  );
}

/** Whether the process of this mark still runs and is another one than ours. */
function isWritten(mark: string): boolean {
  try {
    const pid = markedProcess(fs.readFileSync(mark, 'utf8'));
    return pid !== undefined && pid !== process.pid;
  } catch {
    return false; // no mark: nobody writes it
  }
}
