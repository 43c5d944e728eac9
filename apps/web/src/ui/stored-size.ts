const PREFIX = 'lifeline.split.';

/** A split's size kept in this browser: px, or a share ≤ 1. */
export function readSize(id: string): number | undefined {
  const text = localStorage.getItem(PREFIX + id);
  const value = text === null ? Number.NaN : Number(text);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

export function writeSize(id: string, size: number | undefined): void {
  if (size === undefined) localStorage.removeItem(PREFIX + id);
  else localStorage.setItem(PREFIX + id, String(size));
}
