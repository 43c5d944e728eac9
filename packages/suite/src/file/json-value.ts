import { compactJson, parseJson, quoteJson } from '@lifeline/json';
import { isNumberText } from '@lifeline/schema-form';
import { isMap, isPlain, isScalar, isSeq, type Node, spanOf, type YamlText } from './document.ts';

/** An alias that stands for itself many times over must not fill the memory. */
const MOST_NODES = 200_000;

export type JsonValue =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly offset: number; readonly message: string };

/**
 * The JSON text of a YAML value. What is written as JSON is taken as it is written, so that number texts, escapes
 * and duplicate keys stay; other YAML is turned into JSON, numbers again as written where JSON allows.
 */
export function jsonValue(yaml: YamlText, node: Node): JsonValue {
  const { start, end } = spanOf(yaml.text, node);
  const written = yaml.text.slice(start, end);
  if (!isPlain(node) && parseJson(written).ok) return { ok: true, text: compactJson(written) };
  const writer = new Writer(yaml);
  const text = writer.write(node);
  return writer.fault ?? { ok: true, text };
}

class Writer {
  fault: Extract<JsonValue, { readonly ok: false }> | undefined;
  readonly #yaml: YamlText;
  #count = 0;

  constructor(yaml: YamlText) {
    this.#yaml = yaml;
  }

  write(unresolved: Node | undefined): string {
    const node = this.#yaml.resolved(unresolved);
    this.#count += 1;
    if (this.#count > MOST_NODES) return this.#fail(node, 'This value is too large.');
    if (this.fault !== undefined || node === undefined) return 'null';
    if (isMap(node)) {
      const members = this.#yaml.members(node) ?? [];
      return `{${members.map(({ key, value }) => `${quoteJson(key)}:${this.write(value)}`).join(',')}}`;
    }
    if (isSeq(node))
      return `[${node.items.map((item) => this.write(isItem(item) ? item : undefined)).join(',')}]`;
    return this.#scalar(node);
  }

  #scalar(node: Node): string {
    if (!isScalar(node)) return this.#fail(node, 'This is no value.');
    const { value, source } = node;
    if (typeof value === 'string') return quoteJson(value);
    if (value === null || typeof value === 'boolean') return String(value);
    if (source !== undefined && isNumberText(source)) return source;
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    return this.#fail(node, `${source ?? 'This'} is no JSON value; put it in quotes if it is a text.`);
  }

  #fail(node: Node | undefined, message: string): string {
    this.fault ??= { ok: false, offset: node?.range?.[0] ?? 0, message };
    return 'null';
  }
}

function isItem(item: unknown): item is Node {
  return (
    isScalar(item) ||
    isMap(item) ||
    isSeq(item) ||
    (typeof item === 'object' && item !== null && 'source' in item)
  );
}
