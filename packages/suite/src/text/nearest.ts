/** The known name that a mistyped one is closest to; undefined where none is near. Case counts for less than letters. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 3));
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const one of known) {
    if (Math.abs(one.length - name.length) > most) continue;
    const found = editDistance(name.toLowerCase(), one.toLowerCase());
    if (found <= most && (best === undefined || found < best.distance)) best = { name: one, distance: found };
  }
  return best?.name;
}

/** Levenshtein distance of two short words. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost));
    }
    row = next;
  }
  return row[b.length] ?? a.length;
}
