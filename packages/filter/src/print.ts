import type { Filter, NumberRange, Term, Test, TextValue } from './ast.ts';
import { quoteEnd } from './scan.ts';

/** The filter as text; reading it again gives the same filter. */
export function printFilter({ terms }: Filter): string {
  return terms.map(printTerm).join(' ');
}

function printTerm({ negated, test }: Pick<Term, 'negated' | 'test'>): string {
  return `${negated ? '-' : ''}${printTest(test)}`;
}

/** A test as text, without the minus sign of its term. */
export function printTest(test: Test): string {
  switch (test.type) {
    case 'text':
      return test.values.map(printText).join('|');
    case 'name':
      return `${test.key}:${test.values.map(printText).join('|')}`;
    case 'json':
      return `${test.key}:${test.values.map(printJson).join('|')}`;
    case 'word':
      return `${test.key}:${test.values.join('|')}`;
    case 'range':
      return `${test.key}:${test.values.map(printRange).join('|')}`;
    case 'compare':
      return `${test.key}${test.op}${test.value}`;
  }
}

/** A value that means exactly this text. Around JSON single quotation marks read better. */
export function quote(text: string): string {
  return text.includes('"') && !/['\\\p{Cc}\p{Cs}]/u.test(text) ? `'${text}'` : JSON.stringify(text);
}

/** JSON text as a value: strings and what holds no white space as they are. */
export function printJson(text: string): string {
  const isString = text.startsWith('"') && quoteEnd(text, 0) === text.length;
  if (isString || /^[^\s"'|]+$/.test(text)) return text;
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function printText({ text, quoted }: TextValue): string {
  return quoted ? quote(text) : text;
}

function printRange({ from, to }: NumberRange): string {
  return from === to ? String(from) : `${from}..${to}`;
}
