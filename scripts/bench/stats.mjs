/**
 * @param {readonly number[]} values
 * @param {number} share 0–1
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * Runs a measurement several times, one after the other.
 * @template T
 * @param {number} times
 * @param {() => Promise<T>} measure
 * @returns {Promise<T[]>}
 */
export async function repeat(times, measure) {
  /** @type {T[]} */
  const results = [];
  for (let run = 0; run < times; run++) results.push(await measure());
  return results;
}
