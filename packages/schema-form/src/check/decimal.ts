/** A decimal number without loss: `digits × 10^exponent`; digits carry the sign and have no trailing zeros. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Beyond this many powers of ten apart, numbers are not brought to one exponent. */
const MAX_SHIFT = 5000;

/** The value of a JSON number's text; undefined when its exponent is beyond all use. */
export function decimalOf(text: string): Decimal | undefined {
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const written = `${whole}${fraction}`;
  const significant = written.replace(/0+$/, '');
  if (significant.replace(/^0+/, '') === '') return { digits: 0n, exponent: 0 };
  const exponent = Number(exponentText) - fraction.length + (written.length - significant.length);
  if (!Number.isSafeInteger(exponent)) return undefined;
  return { digits: BigInt(`${sign}${significant}`), exponent };
}

/** Negative, zero or positive as `a` is below, equal to or above `b`; undefined when they are too far apart. */
export function compareDecimals(a: Decimal, b: Decimal): number | undefined {
  const both = aligned(a, b);
  if (both === undefined) return undefined;
  return both[0] < both[1] ? -1 : both[0] > both[1] ? 1 : 0;
}

/** Whether `a` is a whole multiple of `b`; undefined when they are too far apart or `b` is zero. */
export function isMultiple(a: Decimal, b: Decimal): boolean | undefined {
  const both = aligned(a, b);
  return both === undefined || both[1] === 0n ? undefined : both[0] % both[1] === 0n;
}

export function isInteger(a: Decimal): boolean {
  return a.digits === 0n || a.exponent >= 0;
}

function aligned(a: Decimal, b: Decimal): readonly [bigint, bigint] | undefined {
  const shift = a.exponent - b.exponent;
  if (Math.abs(shift) > MAX_SHIFT) return undefined;
  const scale = 10n ** BigInt(Math.abs(shift));
  return shift > 0 ? [a.digits * scale, b.digits] : [a.digits, b.digits * scale];
}

/** Whether a double cannot carry the number: its text names another value than the double prints. */
export function isLossy(text: string): boolean {
  const value = Number(text);
  if (!Number.isFinite(value)) return true;
  const exact = decimalOf(text);
  const kept = decimalOf(String(value));
  return exact === undefined || kept === undefined || compareDecimals(exact, kept) !== 0;
}
