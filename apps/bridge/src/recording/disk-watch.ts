import fs from 'node:fs';
import type { SessionInfo } from '@lifeline/wire';

/** From when on a person is warned, in bytes. */
export interface DiskLimits {
  /** A recording of this size. */
  readonly recordingBytes: number;
  /** Less than this is free on the disk of the recordings. */
  readonly freeBytes: number;
}

const GIB = 1024 ** 3;
export const DISK_LIMITS: DiskLimits = { recordingBytes: GIB, freeBytes: GIB };
const MEASURE_MS = 5_000;
/** Free space is told in steps of this size, so that what is said of it does not change all the time. Bytes. */
const STEP = 16 * 1024 ** 2;

/** Knows when to warn about the disk that recordings grow on. Warnings change nothing: recording goes on. */
export class DiskWatch {
  readonly #directory: string;
  readonly #limits: DiskLimits;
  readonly #timer: NodeJS.Timeout;
  readonly #onChange: () => void;
  #free = Number.POSITIVE_INFINITY;

  /** `onChange`: there is something else to say of the free space. */
  constructor(directory: string, limits: DiskLimits, onChange: () => void) {
    this.#directory = directory;
    this.#limits = limits;
    this.#onChange = onChange;
    this.#timer = setInterval(() => this.#measure(), MEASURE_MS).unref();
    this.#measure();
  }

  /** What to warn of while a recording of `bytes` grows on this disk. */
  warnings(bytes: number): Pick<SessionInfo, 'warnings' | 'freeBytes'> {
    const isLarge = bytes >= this.#limits.recordingBytes;
    const isLow = this.#isLow;
    if (!isLarge && !isLow) return {};
    return {
      warnings: [
        ...(isLarge ? (['large-recording'] as const) : []),
        ...(isLow ? (['low-disk-space'] as const) : []),
      ],
      ...(isLow && { freeBytes: this.#free }),
    };
  }

  close(): void {
    clearInterval(this.#timer);
  }

  get #isLow(): boolean {
    return this.#free < this.#limits.freeBytes;
  }

  #measure(): void {
    fs.statfs(this.#directory, (error, stats) => {
      const wasLow = this.#isLow;
      const before = this.#free;
      // where it cannot be measured there is nothing to warn of; a disk that is gone shows when writing fails
      this.#free =
        error === null ? Math.floor((stats.bavail * stats.bsize) / STEP) * STEP : Number.POSITIVE_INFINITY;
      if (wasLow !== this.#isLow || (this.#isLow && before !== this.#free)) this.#onChange();
    });
  }
}
