import type { TemplatePart, VariableSpec } from './uri-template.ts';

/** A value: a string, a list, or pairs of an associative array. Undefined, and empty lists, expand to nothing. */
export type UriValue = string | readonly string[] | readonly (readonly [string, string])[];

interface Operator {
  readonly first: string;
  readonly separator: string;
  readonly named: boolean;
  /** What stands after the name of an empty value. */
  readonly ifEmpty: string;
  readonly allowReserved: boolean;
}

const SIMPLE: Operator = { first: '', separator: ',', named: false, ifEmpty: '', allowReserved: false };

/** RFC 6570, appendix A. */
const OPERATORS: Readonly<Record<string, Operator>> = {
  '+': { ...SIMPLE, allowReserved: true },
  '#': { ...SIMPLE, first: '#', allowReserved: true },
  '.': { ...SIMPLE, first: '.', separator: '.' },
  '/': { ...SIMPLE, first: '/', separator: '/' },
  ';': { ...SIMPLE, first: ';', separator: ';', named: true },
  '?': { ...SIMPLE, first: '?', separator: '&', named: true, ifEmpty: '=' },
  '&': { ...SIMPLE, first: '&', separator: '&', named: true, ifEmpty: '=' },
};

/** The URI that a template stands for with these values (RFC 6570, section 3, levels 1 to 4). */
export function expandUri(
  parts: readonly TemplatePart[],
  lookUp: (name: string) => UriValue | undefined,
): string {
  return parts
    .map((part) => {
      if (part.kind === 'literal') return encode(part.text, true);
      const operator = OPERATORS[part.operator] ?? SIMPLE;
      const expanded = part.variables.flatMap((variable) => {
        const text = expandVariable(variable, lookUp(variable.name), operator);
        return text === undefined ? [] : [text];
      });
      return expanded.length === 0 ? '' : operator.first + expanded.join(operator.separator);
    })
    .join('');
}

function expandVariable(
  { name, explode, prefix }: VariableSpec,
  value: UriValue | undefined,
  operator: Operator,
): string | undefined {
  const enc = (text: string) => encode(text, operator.allowReserved);
  const label = (text: string, of: string) => enc(of) + (text === '' ? operator.ifEmpty : `=${text}`);
  if (value === undefined) return undefined;
  if (typeof value === 'string') {
    const text = enc(prefix === undefined ? value : [...value].slice(0, prefix).join(''));
    return operator.named ? label(text, name) : text;
  }
  if (value.length === 0) return undefined;
  if (explode) {
    return value
      .map((item) => {
        if (typeof item !== 'string') return pair(item, operator);
        return operator.named ? label(enc(item), name) : enc(item);
      })
      .join(operator.separator);
  }
  const joined = value
    .map((item) => (typeof item === 'string' ? enc(item) : item.map(enc).join(',')))
    .join(',');
  return operator.named ? label(joined, name) : joined;
}

/** A member of an exploded associative array: its own key takes the place of the variable's name. */
function pair([key, value]: readonly [string, string], { named, ifEmpty, allowReserved }: Operator): string {
  const text = encode(value, allowReserved);
  return encode(key, allowReserved) + (named && text === '' ? ifEmpty : `=${text}`);
}

const UNRESERVED = /[A-Za-z0-9\-._~]/;
const RESERVED = /[:/?#[\]@!$&'()*+,;=]/;
const encoder = new TextEncoder();

/** Percent-encodes all but unreserved characters; with `allowReserved` reserved ones and escapes pass too. */
function encode(text: string, allowReserved: boolean): string {
  const pattern = allowReserved ? /%[0-9A-Fa-f]{2}|[\s\S]/gu : /[\s\S]/gu;
  return text.replace(pattern, (piece) => {
    if (piece.length === 3 && piece.startsWith('%')) return piece;
    if (UNRESERVED.test(piece) || (allowReserved && RESERVED.test(piece))) return piece;
    return [...encoder.encode(piece)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join('');
  });
}
