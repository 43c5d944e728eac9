/** Stands in where the browser keeps nothing for this page: a sandboxed frame, a setting of the person. */
const memory = new Map<string, string>();

/** A text kept in this browser. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Access is denied.
    return memory.get(key);
  }
}

/** Keeps a text in this browser, or, with undefined, keeps none any more. */
export function writeStored(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Access is denied, or there is no room.
    if (text === undefined) memory.delete(key);
    else memory.set(key, text);
  }
}
