import { readStored, writeStored } from './storage.ts';

const PREFIX = 'lifeline.split.';

/** A split's size kept in this browser: px, or a share ≤ 1. */
export function readSize(id: string): number | undefined {
  const value = Number(readStored(PREFIX + id) ?? Number.NaN);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

export function writeSize(id: string, size: number | undefined): void {
  writeStored(PREFIX + id, size === undefined ? undefined : String(size));
}
