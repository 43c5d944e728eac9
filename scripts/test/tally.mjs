/**
 * What one runner found.
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * A check that passes or fails as a whole.
 * @param {string} name
 * @param {boolean} isPassed
 * @returns {Outcome}
 */
export function single(name, isPassed) {
  return { name, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 };
}

/**
 * The closing line over all runners.
 * @param {readonly Outcome[]} outcomes
 */
export function closingLine(outcomes) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    outcomes.reduce((total, one) => total + one[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
