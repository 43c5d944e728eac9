import type { Filter, NumberRange, Term, Test, TextValue } from './ast.ts';

/** The filter as text; reading it again gives the same filter. */
export function printFilter({ terms }: Filter): string {
  return terms.map(printTerm).join(' ');
}

function printTerm({ negated, test }: Pick<Term, 'negated' | 'test'>): string {
  return `${negated ? '-' : ''}${printTest(test)}`;
}

export function printTest(test: Test): string {
  switch (test.type) {
    case 'text':
      return test.values.map(printText).join('|');
    case 'name':
      return `${test.key}:${test.values.map(printText).join('|')}`;
    case 'json':
    case 'word':
      return `${test.key}:${test.values.join('|')}`;
    case 'range':
      return `${test.key}:${test.values.map(printRange).join('|')}`;
    case 'compare':
      return `${test.key}${test.op}${test.value}`;
  }
}

function printText({ text, quoted }: TextValue): string {
  return quoted ? JSON.stringify(text) : text;
}

function printRange({ from, to }: NumberRange): string {
  return from === to ? String(from) : `${from}..${to}`;
}
