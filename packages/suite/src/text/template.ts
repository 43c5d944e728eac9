import { type JsonNode, parseJson, quoteJson } from '@lifeline/json';

/** What stands in strings for something else. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable' | 'env'; readonly name: string }
  | { readonly kind: 'repeat'; readonly text: string; readonly count: number };

/** Values that templates are filled with. */
export interface Scope {
  /** JSON texts, by the name under which an earlier case saved them. */
  readonly variables: ReadonlyMap<string, string>;
  /** The value of an environment variable, undefined where it is not set. */
  readonly env: (name: string) => string | undefined;
}

export interface Filled {
  readonly text: string;
  /** Names that nothing is known of, each once. */
  readonly missingVariables: readonly string[];
  readonly missingEnv: readonly string[];
  /** Environment variables that were put in. */
  readonly env: readonly string[];
}

const TEMPLATE =
  /\$\$\{|\$\{(?:env:([A-Za-z_][A-Za-z0-9_]*)|repeat:([^{}]{1,100}?):(\d{1,9})|([A-Za-z_][\w-]*))\}/gu;
/** A repeated text is not made longer; characters. */
const MOST_REPEATED = 16 * 1024 * 1024;

/** Whether a text may hold a template or an escape of one. */
function mayHoldTemplate(text: string): boolean {
  return text.includes('$');
}

/**
 * The JSON text with the templates in its strings filled in. A string that is a variable and nothing else becomes
 * its value, whatever its type; inside longer strings, strings come without quotes and other values as JSON text.
 * Keys and everything else stay as they were written.
 */
export function fillJson(text: string, scope: Scope): Filled {
  const filler = new Filler(scope);
  return filler.done(mayHoldTemplate(text) ? rewriteStrings(text, (value) => filler.token(value)) : text);
}

/** The same for a plain text, such as what a result has to contain. */
export function fillText(text: string, scope: Scope): Filled {
  const filler = new Filler(scope);
  return filler.done(filler.text(partsOf(text)));
}

/** JSON text whose strings mean themselves, for a suite: `${` becomes `$${`. */
export function escapeTemplates(text: string): string {
  if (!text.includes('${')) return text;
  return rewriteStrings(text, (value) => (value.includes('${') ? quoteJson(escaped(value)) : undefined));
}

/** The JSON text with its `${repeat:…}` written out and every other template left alone. */
export function expandRepeats(text: string): string {
  if (!text.includes('${repeat:')) return text;
  return rewriteStrings(text, (value) => {
    const parts = partsOf(value);
    if (!parts.some(({ kind }) => kind === 'repeat')) return undefined;
    return quoteJson(parts.map((part) => (part.kind === 'repeat' ? repeated(part) : written(part))).join(''));
  });
}

/** Names of the environment variables that JSON texts refer to, each once. */
export function environmentNames(texts: readonly string[]): readonly string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(TEMPLATE)].flatMap(([, name]) => (name === undefined ? [] : [name])),
  );
  return [...new Set(names)];
}

/** What is wrong with the `${repeat:…}` of a text, as a sentence; undefined where nothing is. */
export function repeatFault(text: string): string | undefined {
  for (const [whole, isEscaped, body = ''] of text.matchAll(/(\$\$\{)|\$\{repeat:([^}]*)\}/gu)) {
    if (isEscaped !== undefined) continue;
    const [, repeat, count] = /^([^{}]{1,100}?):(\d{1,9})$/u.exec(body) ?? [];
    if (repeat === undefined || count === undefined)
      return `“${whole}” must be \${repeat:text:count}, with at most 100 characters of text and a count that is not negative.`;
    if (repeat.length * Number(count) > MOST_REPEATED)
      return `“${whole}” makes ${repeat.length * Number(count)} characters; ${MOST_REPEATED} are the most.`;
  }
  return undefined;
}

class Filler {
  readonly #scope: Scope;
  readonly #missingVariables = new Set<string>();
  readonly #missingEnv = new Set<string>();
  readonly #env = new Set<string>();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  done(text: string): Filled {
    return {
      text,
      missingVariables: [...this.#missingVariables],
      missingEnv: [...this.#missingEnv],
      env: [...this.#env],
    };
  }

  /** The JSON text that stands for a string; undefined where it stays as it is. */
  token(value: string): string | undefined {
    if (!mayHoldTemplate(value)) return undefined;
    const parts = partsOf(value);
    const [first] = parts;
    if (parts.length === 1 && first?.kind === 'text' && first.text === value) return undefined;
    if (parts.length === 1 && first?.kind === 'variable')
      return this.#variable(first.name) ?? quoteJson(value);
    return quoteJson(this.text(parts));
  }

  text(parts: readonly Part[]): string {
    return parts.map((part) => this.#part(part)).join('');
  }

  #part(part: Part): string {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'repeat':
        return repeated(part);
      case 'variable': {
        const text = this.#variable(part.name) ?? '';
        const parsed = parseJson(text);
        return parsed.ok && parsed.node.type === 'string' ? parsed.node.value : text;
      }
      case 'env': {
        const value = this.#scope.env(part.name);
        (value === undefined ? this.#missingEnv : this.#env).add(part.name);
        return value ?? '';
      }
    }
  }

  #variable(name: string): string | undefined {
    const value = this.#scope.variables.get(name);
    if (value === undefined) this.#missingVariables.add(name);
    return value;
  }
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const push = (piece: string) => {
    if (piece !== '') parts.push({ kind: 'text', text: piece });
  };
  for (const match of text.matchAll(TEMPLATE)) {
    const [whole, env, repeat, count, variable] = match;
    push(text.slice(at, match.index));
    at = match.index + whole.length;
    if (env !== undefined) parts.push({ kind: 'env', name: env });
    else if (variable !== undefined) parts.push({ kind: 'variable', name: variable });
    else if (repeat !== undefined) parts.push({ kind: 'repeat', text: repeat, count: Number(count) });
    else push('${');
  }
  push(text.slice(at));
  return parts;
}

function written(part: Exclude<Part, { readonly kind: 'repeat' }>): string {
  if (part.kind === 'text') return escaped(part.text);
  return part.kind === 'env' ? `\${env:${part.name}}` : `\${${part.name}}`;
}

/** A text that stands for itself. */
function escaped(text: string): string {
  // `$$` in a replacement text is one `$`
  return text.replaceAll('${', () => '$${');
}

function repeated({ text, count }: Extract<Part, { readonly kind: 'repeat' }>): string {
  return text.repeat(Math.min(count, Math.floor(MOST_REPEATED / text.length)));
}

/** Replaces string values (not keys); a text that is not JSON stays as it is. */
function rewriteStrings(text: string, token: (value: string) => string | undefined): string {
  const parsed = parseJson(text);
  if (!parsed.ok) return text;
  const strings: { readonly start: number; readonly end: number; readonly next: string }[] = [];
  const work: JsonNode[] = [parsed.node];
  for (let node = work.pop(); node !== undefined; node = work.pop()) {
    if (node.type === 'object') for (const { value } of node.members) work.push(value);
    else if (node.type === 'array') for (const item of node.items) work.push(item);
    else if (node.type === 'string') {
      const next = token(node.value);
      if (next !== undefined) strings.push({ start: node.start, end: node.end, next });
    }
  }
  strings.sort((a, b) => a.start - b.start);
  let at = 0;
  let result = '';
  for (const { start, end, next } of strings) {
    result += text.slice(at, start) + next;
    at = end;
  }
  return result + text.slice(at);
}
