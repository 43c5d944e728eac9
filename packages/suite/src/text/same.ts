import { canonicalNode, parseJson } from '@lifeline/json';
import { hashText } from '@lifeline/model';
import { decimalOf } from '@lifeline/schema-form/check';

/** Whether two JSON texts are the same value: order of members, white space and spelling of numbers aside. */
export function isSameJson(a: string, b: string): boolean {
  return a === b || comparable(a) === comparable(b);
}

/** Fingerprint of an inputSchema (16 hexadecimal digits) that white space and the order of members do not change. */
export function schemaHash(schemaText: string): string {
  const parsed = parseJson(schemaText);
  return hashText(parsed.ok ? canonicalNode(schemaText, parsed.node) : schemaText);
}

function comparable(text: string): string {
  const parsed = parseJson(text);
  return parsed.ok ? canonicalNode(text, parsed.node, [], numberValue) : text;
}

/** One spelling for each value: `1`, `1.0` and `10e-1` are the same number. */
function numberValue(written: string): string {
  const decimal = decimalOf(written);
  return decimal === undefined ? written : `${decimal.digits}e${decimal.exponent}`;
}
