import type { NumberRange } from './ast.ts';
import { type NumberKey, UNITS } from './keys.ts';

const NUMBER = /^(\d{1,15}(?:\.\d{1,6})?)([a-z]*)$/i;
/** Larger numbers are nobody's size or duration; the bound keeps every number writable without an exponent. */
const LARGEST = 1e12;

/** A number with its unit, in the key's own unit (ms: milliseconds, size: bytes). */
export function numberOf(key: NumberKey, source: string): number | undefined {
  const [, digits, unit = ''] = NUMBER.exec(source) ?? [];
  if (digits === undefined) return undefined;
  const factor = unit === '' ? 1 : UNITS[key][unit.toLowerCase()];
  if (factor === undefined) return undefined;
  const value = Math.round(Number(digits) * factor * 1e3) / 1e3;
  if (key !== 'ms' && !Number.isInteger(value)) return undefined;
  return value <= LARGEST ? value : undefined;
}

/** `120`, `120..180`, `120..` or `..180`. */
export function rangeOf(key: NumberKey, source: string): NumberRange | undefined {
  const dots = source.indexOf('..');
  if (dots < 0) {
    const value = numberOf(key, source);
    return value === undefined ? undefined : { from: value, to: value };
  }
  const low = source.slice(0, dots);
  const high = source.slice(dots + 2);
  const from = low === '' ? 0 : numberOf(key, low);
  const to = high === '' ? LARGEST : numberOf(key, high);
  if (from === undefined || to === undefined || (low === '' && high === '')) return undefined;
  return from <= to ? { from, to } : { from: to, to: from };
}
