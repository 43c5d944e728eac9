import { type Decimal, decimalOf } from '@lifeline/schema-form/check';

/** JSON text of a decimal, without an exponent where that stays short. */
function decimalText({ digits, exponent }: Decimal): string {
  const sign = digits < 0n ? '-' : '';
  const all = String(digits < 0n ? -digits : digits);
  if (exponent > 20 || exponent < -40) return `${digits}e${exponent}`;
  if (exponent >= 0) return `${sign}${all}${digits === 0n ? '' : '0'.repeat(exponent)}`;
  const padded = all.padStart(1 - exponent, '0');
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
}

/** The number `steps` steps of `step` away, exactly; undefined where a text is no usable number. */
export function stepped(text: string, step: string, steps: number): string | undefined {
  const both = aligned(text, step);
  return both && decimalText(normal(both.a + both.b * BigInt(steps), both.exponent));
}

/** The whole multiple of `step` at or next to `text`, below or above it. */
export function snapped(text: string, step: string, side: 'up' | 'down'): string | undefined {
  const both = aligned(text, step);
  if (both === undefined || both.b <= 0n) return undefined;
  const rest = ((both.a % both.b) + both.b) % both.b;
  const below = both.a - rest;
  return decimalText(normal(side === 'up' && rest !== 0n ? below + both.b : below, both.exponent));
}

/** One in the last place that a number writes: 0.1 for `2.5`, 1 for `10`. */
export function lastPlace(text: string): string {
  const exponent = Math.min(0, decimalOf(text)?.exponent ?? 0);
  return decimalText({ digits: 1n, exponent });
}

function aligned(
  a: string,
  b: string,
): { readonly a: bigint; readonly b: bigint; readonly exponent: number } | undefined {
  const [first, second] = [decimalOf(a), decimalOf(b)];
  if (first === undefined || second === undefined || Math.abs(first.exponent - second.exponent) > 400)
    return undefined;
  const exponent = Math.min(first.exponent, second.exponent);
  const scaled = ({ digits, exponent: own }: Decimal) => digits * 10n ** BigInt(own - exponent);
  return { a: scaled(first), b: scaled(second), exponent };
}

function normal(digits: bigint, exponent: number): Decimal {
  let [rest, power] = [digits, exponent];
  while (power < 0 && rest % 10n === 0n) [rest, power] = [rest / 10n, power + 1];
  return { digits: rest, exponent: power };
}
