import fs from 'node:fs';
import { errno, systemReason } from '../errors.ts';
import { MemoryPart } from './memory-part.ts';

/** Where the newest bytes go: to the file; to memory because there is no file; to memory until the file takes them. */
export type LogState = 'disk' | 'memory' | 'disk-full' | 'write-failed';

/** The system calls of a log, so that tests can let any of them fail. Those of `node:fs` fit. */
export interface LogSystem {
  writeSync(fd: number, bytes: Buffer, offset: number, length: number, position: number): number;
  readSync(fd: number, bytes: Buffer, offset: number, length: number, position: number): number;
  ftruncateSync(fd: number, length: number): void;
  fdatasync(fd: number, done: (error: NodeJS.ErrnoException | null) => void): void;
  close(fd: number): void;
}

/** Called a moment after the fact, never while something is being appended. */
export interface LogEvents {
  /** Writing failed; what follows is kept in memory. */
  onFault(state: 'disk-full' | 'write-failed', words: string): void;
  /** All that had been kept in memory is in the file now. */
  onRecovered(): void;
}

/** Bytes that are kept in memory while they cannot be written. */
export const MEMORY_LIMIT = 64 * 1024 * 1024;
const SYNC_MS = 100;
const RETRY_MS = 1000;

/**
 * An append-only sequence of bytes, in a file as far as the disk allows. Appending never throws: bytes that cannot
 * be written stay in memory, in order, and are tried again every second. A torn write is overwritten by the next.
 */
export class TraceLog {
  readonly #fd: number | undefined;
  readonly #events: LogEvents;
  readonly #system: LogSystem;
  readonly #memory = new MemoryPart();
  #state: LogState;
  #fileSize = 0;
  #syncTimer: NodeJS.Timeout | undefined;
  #retryTimer: NodeJS.Timeout | undefined;
  #sync: Promise<void> | undefined;

  /** @param fd a new file, open for reading and writing; without it everything stays in memory */
  constructor(fd: number | undefined, events: LogEvents, system: LogSystem = fs) {
    this.#fd = fd;
    this.#events = events;
    this.#system = system;
    this.#state = fd === undefined ? 'memory' : 'disk';
  }

  get state(): LogState {
    return this.#state;
  }

  /** Bytes appended so far. */
  get size(): number {
    return this.#fileSize + this.#memory.size;
  }

  /** Bytes that are in the file. */
  get written(): number {
    return this.#fileSize;
  }

  /** Whether `bytes` more can be kept now. */
  hasRoom(bytes: number): boolean {
    return this.#state === 'disk' || this.#memory.size + bytes <= MEMORY_LIMIT;
  }

  append(bytes: Buffer): void {
    if (this.#state === 'disk' && this.#write(bytes)) return;
    this.#memory.push(bytes);
  }

  /**
   * Appends one piece after the other with a pause for other work between them; nothing else may be appended
   * meanwhile. Returns their size, or undefined, with nothing appended, if they are more than `limit` bytes or do
   * not fit into memory when that is where they must go.
   */
  async appendPieces(pieces: () => Iterable<Buffer>, limit: number): Promise<number | undefined> {
    const position = this.#fileSize;
    let length = 0;
    for (const piece of pieces()) {
      if (this.#state !== 'disk' || !this.#writeAt(piece, position + length))
        return this.#keepPieces(pieces, limit);
      length += piece.length;
      if (length > limit) {
        this.#cutTorn();
        return undefined;
      }
      await pause();
    }
    this.#fileSize += length;
    return length;
  }

  /** Bytes from `offset`. Throws if the file can no longer be read. */
  read(offset: number, length: number): Buffer {
    if (offset >= this.#fileSize) return this.#memory.read(offset - this.#fileSize, length);
    const inFile = this.#fileSize - offset;
    if (length > inFile)
      return Buffer.concat([this.read(offset, inFile), this.#memory.read(0, length - inFile)]);
    const bytes = Buffer.allocUnsafe(length);
    let done = 0;
    while (done < length) {
      const count =
        this.#fd === undefined
          ? 0
          : this.#system.readSync(this.#fd, bytes, done, length - done, offset + done);
      if (count === 0)
        throw new Error('The recording is shorter than it was: its file was changed by another program.');
      done += count;
    }
    return bytes;
  }

  /** Tries to write what is kept in memory; true if nothing is left there. */
  retry(): boolean {
    if (this.#fd === undefined || this.#state === 'disk') return this.#fd !== undefined;
    for (let first = this.#memory.first; first !== undefined; first = this.#memory.first) {
      if (!this.#writeAt(first, this.#fileSize)) return false;
      this.#memory.shift();
      this.#fileSize += first.length;
    }
    this.#state = 'disk';
    clearInterval(this.#retryTimer);
    this.#retryTimer = undefined;
    this.#syncSoon();
    setImmediate(() => this.#events.onRecovered());
    return true;
  }

  /** Brings all to the disk that can be brought, and closes the file. Returns how many bytes are lost. */
  async close(): Promise<number> {
    this.retry();
    clearInterval(this.#retryTimer);
    clearTimeout(this.#syncTimer);
    await this.#sync;
    this.#cutTorn();
    await this.#synchronise();
    if (this.#fd !== undefined) this.#system.close(this.#fd);
    return this.#memory.size;
  }

  async #keepPieces(pieces: () => Iterable<Buffer>, limit: number): Promise<number | undefined> {
    const kept: Buffer[] = [];
    let length = 0;
    for (const piece of pieces()) {
      length += piece.length;
      if (length > limit || !this.hasRoom(length)) return undefined;
      kept.push(piece);
      await pause();
    }
    for (const piece of kept) this.append(piece);
    return length;
  }

  #write(bytes: Buffer): boolean {
    if (!this.#writeAt(bytes, this.#fileSize)) return false;
    this.#fileSize += bytes.length;
    return true;
  }

  #writeAt(bytes: Buffer, position: number): boolean {
    if (this.#fd === undefined) return false;
    try {
      let done = 0;
      while (done < bytes.length) {
        done += this.#system.writeSync(this.#fd, bytes, done, bytes.length - done, position + done);
      }
      this.#syncSoon();
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  #fail(error: unknown): void {
    const isFirst = this.#state === 'disk';
    this.#state = errno(error) === 'ENOSPC' || errno(error) === 'EDQUOT' ? 'disk-full' : 'write-failed';
    this.#retryTimer ??= setInterval(() => this.retry(), RETRY_MS).unref();
    const state = this.#state;
    if (isFirst) setImmediate(() => this.#events.onFault(state, systemReason(error)));
  }

  /** Takes away what a write that came to nothing left behind the last whole line. */
  #cutTorn(): void {
    if (this.#fd === undefined) return;
    try {
      this.#system.ftruncateSync(this.#fd, this.#fileSize);
    } catch (error) {
      // the torn end stays until the next write covers it; readers ignore it
      this.#fail(error);
    }
  }

  #syncSoon(): void {
    this.#syncTimer ??= setTimeout(() => {
      this.#syncTimer = undefined;
      this.#sync ??= this.#synchronise().finally(() => (this.#sync = undefined));
    }, SYNC_MS);
  }

  #synchronise(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#fd === undefined) return resolve();
      this.#system.fdatasync(this.#fd, (error) => {
        if (error !== null) this.#fail(error);
        resolve();
      });
    });
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
