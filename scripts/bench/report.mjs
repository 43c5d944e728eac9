/**
 * One line of the report.
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {number} [baseline] the same unit, measured in the same run
 * @property {string} [against] what the baseline is
 * @property {string} [target] in words
 * @property {boolean} [isMet] undefined: no target
 */

const WIDTHS = [46, 14, 34, 8, 20];

/** @param {readonly string[]} cells */
function line(cells) {
  return cells
    .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
    .join(' ')
    .trimEnd();
}

/** @param {number} value */
function digits(value) {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** @param {string} first head of the first column */
export function printHead(first) {
  console.log(line([first, 'value', 'baseline', 'ratio', 'target']));
}

/** @param {Figure} figure */
export function printFigure(figure) {
  const { name, value, unit, baseline, against, target, isMet } = figure;
  const beside = baseline === undefined ? '–' : `${digits(baseline)} ${unit} ${against ?? ''}`;
  const ratio = baseline ? `${digits(value / baseline)} ×` : '–';
  const verdict = isMet === undefined ? '' : isMet ? ' ✓' : ' ✗';
  console.log(line([name, `${digits(value)} ${unit}`, beside, ratio, `${target ?? ''}${verdict}`]));
}

/**
 * A figure that has to stay below a limit.
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 * @param {number} limit
 * @param {Partial<Figure>} [more]
 * @returns {Figure}
 */
export function limited(name, value, unit, limit, more = {}) {
  const target = `≤ ${limit.toLocaleString('en')} ${unit}`.trim();
  return { name, value, unit, target, isMet: value <= limit, ...more };
}
