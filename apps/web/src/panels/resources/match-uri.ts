import { parseJson, quoteJson } from '@lifeline/json';
import { expandUri } from './expand-uri.ts';
import type { TemplatePart } from './uri-template.ts';

type Expression = Extract<TemplatePart, { readonly kind: 'expression' }>;

/** A value as it stands in a URI where reserved characters are escaped. */
const ESCAPED = '([\\w.~%-]*)';

/**
 * The texts of a template's variables from which this URI was made; variables without text are left out. Undefined
 * where it was not made of it, or of lists.
 */
export function valuesOfUri(
  parts: readonly TemplatePart[],
  uri: string,
): ReadonlyMap<string, string> | undefined {
  const match = new RegExp(`^${parts.map(patternOf).join('')}$`).exec(uri);
  if (match === null) return undefined;
  const values = new Map<string, string>();
  let group = 1;
  for (const part of parts) {
    if (part.kind === 'literal') continue;
    const found = isNamed(part) ? namedTexts(match[group] ?? '') : undefined;
    for (const [index, { name }] of part.variables.entries()) {
      const text = found === undefined ? match[group + index] : found.get(name);
      const value = decoded(text ?? '');
      if (value !== '') values.set(name, value);
    }
    group += found === undefined ? part.variables.length : 1;
  }
  return expandUri(parts, (name) => values.get(name)) === uri ? values : undefined;
}

/** The arguments of a template's form, as JSON text, from the JSON text of the URI that was read. */
export function argumentsOfUri(
  parts: readonly TemplatePart[],
  uriText: string | undefined,
): string | undefined {
  const parsed = parseJson(uriText ?? '');
  if (!parsed.ok || parsed.node.type !== 'string') return undefined;
  const values = valuesOfUri(parts, parsed.node.value);
  if (values === undefined) return undefined;
  return `{${[...values].map(([name, value]) => `${quoteJson(name)}:${quoteJson(value)}`).join()}}`;
}

function isNamed({ operator }: Expression): boolean {
  return operator === ';' || operator === '?' || operator === '&';
}

function patternOf(part: TemplatePart): string {
  // a literal is expanded to its escaped form, too
  if (part.kind === 'literal') return quoted(expandUri([part], () => undefined));
  const { operator, variables } = part;
  if (isNamed(part)) return `(?:${quoted(operator)}([^#]*?))?`;
  if (operator === '.' || operator === '/') {
    return variables.map(() => `(?:${quoted(operator)}${ESCAPED})?`).join('');
  }
  const isReserved = operator === '+' || operator === '#';
  const [first = '', ...rest] = variables.map(() => (isReserved ? '(.*?)' : ESCAPED));
  const list = first + rest.map((text) => `(?:,${text})?`).join('');
  return operator === '#' ? `(?:#${list})?` : list;
}

/** `a=1&b=2` or `a=1;b=2`, still escaped. */
function namedTexts(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(/[&;]/).map((pair): [string, string] => {
      const equals = pair.indexOf('=');
      return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
    }),
  );
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // not an escape of ours; the expansion will tell that it does not fit
    return text;
  }
}
