/** A variable of an expression, with its modifier. */
export interface VariableSpec {
  readonly name: string;
  readonly explode: boolean;
  /** Number of characters that are kept, from 1 to 9999. */
  readonly prefix?: number;
}

export type TemplatePart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'expression'; readonly operator: string; readonly variables: readonly VariableSpec[] };

/** A template taken apart, or why it is none: the expression at fault, or an unbalanced brace. */
export type UriTemplate =
  | { readonly ok: true; readonly parts: readonly TemplatePart[] }
  | {
      readonly ok: false;
      readonly fault: 'unclosed' | 'unopened' | 'expression';
      /** Text of the expression at fault. */
      readonly text: string;
    };

const OPERATORS = '+#./;?&';
const VARIABLE =
  /^((?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})(?:\.?(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2}))*)(\*|:[1-9][0-9]{0,3})?$/;

/** Takes a URI template apart (RFC 6570, section 2). Names with `-` are taken too, as many servers write them. */
export function parseUriTemplate(text: string): UriTemplate {
  const parts: TemplatePart[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const literal = text.slice(at, open < 0 ? text.length : open);
    if (literal.includes('}')) return { ok: false, fault: 'unopened', text: literal };
    if (literal !== '') parts.push({ kind: 'literal', text: literal });
    if (open < 0) break;
    const close = text.indexOf('}', open);
    if (close < 0) return { ok: false, fault: 'unclosed', text: text.slice(open) };
    const expression = parseExpression(text.slice(open + 1, close));
    if (expression === undefined)
      return { ok: false, fault: 'expression', text: text.slice(open, close + 1) };
    parts.push(expression);
    at = close + 1;
  }
  return { ok: true, parts };
}

function parseExpression(text: string): TemplatePart | undefined {
  const first = text.slice(0, 1);
  const operator = first !== '' && OPERATORS.includes(first) ? first : '';
  const variables: VariableSpec[] = [];
  for (const spec of text.slice(operator.length).split(',')) {
    const [, name, modifier = ''] = VARIABLE.exec(spec.replaceAll('-', '_')) ?? [];
    if (name === undefined) return undefined;
    variables.push({
      name: spec.slice(0, name.length),
      explode: modifier === '*',
      ...(modifier.startsWith(':') ? { prefix: Number(modifier.slice(1)) } : {}),
    });
  }
  return { kind: 'expression', operator, variables };
}

/** Names of the variables, in the order of their first occurrence. */
export function variableNames(parts: readonly TemplatePart[]): string[] {
  const names = parts.flatMap((part) =>
    part.kind === 'literal' ? [] : part.variables.map((variable) => variable.name),
  );
  return [...new Set(names)];
}
