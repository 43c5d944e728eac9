import { isSecretName } from '@lifeline/json';

/** A run of a text, for showing secrets covered. */
export interface TextPart {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  readonly isSecret: boolean;
}

/** `--token=…`, `API_KEY=…`, `Authorization: …`, `--token …` and the same in JSON; groups: dashes, name, between, value. */
const NAMED =
  /(?<![\w.-])(-{0,2})([A-Za-z][\w.-]{0,79})(=|["']?\s{0,4}:\s{0,4}|["']?\s{0,4},?\s{1,4})("[^"\n]{1,4096}"|'[^'\n]{1,4096}'|[^\s"',}\]]{1,4096}(?: [^\s"',}\]-][^\s"',}\]]{7,4095})?)/g;

/** A command line, or a piece of configuration, in runs that together are the text: values with the names of secrets, and what stands around them. */
export function secretParts(text: string): readonly TextPart[] {
  const spans: (readonly [from: number, to: number])[] = [];
  NAMED.lastIndex = 0;
  for (let match = NAMED.exec(text); match !== null; match = NAMED.exec(text)) {
    const [whole, dashes = '', name = '', between = '', value = ''] = match;
    const isPair = /[=:]/.test(between) || dashes !== '';
    if (isPair && isSecretName(name) && !value.startsWith('-')) {
      spans.push([match.index + whole.length - value.length, match.index + whole.length]);
    } else {
      // what looked like a value may be a name itself
      NAMED.lastIndex = match.index + dashes.length + name.length;
    }
  }
  return partsOf(text, spans);
}

/** The same of an argument list, where a value may be a word of its own. */
export function secretArguments(words: readonly string[]): readonly (readonly TextPart[])[] {
  return words.map((word, index) => {
    const option = /^--?([A-Za-z][\w.-]*)$/.exec(words[index - 1] ?? '');
    const isValue = option !== null && isSecretName(option[1] ?? '') && !word.startsWith('-');
    return isValue ? partsOf(word, [[0, word.length]]) : secretParts(word);
  });
}

function partsOf(text: string, spans: readonly (readonly [from: number, to: number])[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [from, to] of [...spans, [text.length, text.length] as const]) {
    if (from > at) parts.push({ at, text: text.slice(at, from), isSecret: false });
    if (to > from) parts.push({ at: from, text: text.slice(from, to), isSecret: true });
    at = to;
  }
  return parts;
}
