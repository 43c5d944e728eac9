import { compactJson, parseJson, quoteJson } from '@lifeline/json';
import { isNumberText } from '@lifeline/schema-form';
import {
  isAlias,
  isMap,
  isPlain,
  isScalar,
  isSeq,
  type Node,
  type SuiteProblem,
  spanOf,
  type YamlText,
} from './document.ts';

/** Aliases that stand for aliases must not fill the memory: nodes that are written for all aliases of a file. */
const MOST_ALIASED = 100_000;

export type JsonValue =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: SuiteProblem };

/**
 * The JSON text of a YAML value. What is written as JSON is taken as it is written, so that number texts, escapes
 * and duplicate keys stay; other YAML is turned into JSON, numbers again as written where JSON allows.
 */
export function jsonValue(yaml: YamlText, node: Node): JsonValue {
  const { start, end } = spanOf(yaml.text, node);
  const gap = yaml.gapIn(start, end);
  if (gap !== undefined) return { ok: false, problem: gap };
  const written = yaml.text.slice(start, end);
  if (!isPlain(node) && parseJson(written).ok) return { ok: true, text: compactJson(written) };
  const writer = new Writer(yaml);
  const text = writer.write(node);
  return writer.fault ?? { ok: true, text };
}

class Writer {
  fault: Extract<JsonValue, { readonly ok: false }> | undefined;
  readonly #yaml: YamlText;
  /** The containers around the present node: none may stand for itself. */
  readonly #around = new Set<Node>();
  /** The alias that the present node is written for. */
  #alias: Node | undefined;

  constructor(yaml: YamlText) {
    this.#yaml = yaml;
  }

  write(unresolved: Node | undefined): string {
    const node = this.#yaml.resolved(unresolved);
    if (this.fault !== undefined || node === undefined) return 'null';
    const outer = this.#alias;
    if (isAlias(unresolved)) this.#alias ??= unresolved;
    if (this.#alias !== undefined) this.#yaml.aliasedNodes += 1;
    const text = this.#resolved(node);
    this.#alias = outer;
    return text;
  }

  #resolved(node: Node): string {
    if (this.#yaml.aliasedNodes > MOST_ALIASED)
      return this.#fail(node, 'The aliases of this file stand for too much; write less with them.');
    if (!isMap(node) && !isSeq(node)) return this.#scalar(node);
    if (this.#around.has(node))
      return this.#fail(node, 'This alias stands for something that it is part of.');
    this.#around.add(node);
    const text = isMap(node)
      ? `{${(this.#yaml.members(node) ?? []).map(({ key, value }) => `${quoteJson(key)}:${this.write(value)}`).join(',')}}`
      : `[${node.items.map((item) => this.write(isItem(item) ? item : undefined)).join(',')}]`;
    this.#around.delete(node);
    return text;
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

  #fail(node: Node, message: string): string {
    const { range } = this.#alias ?? node;
    this.fault ??= { ok: false, problem: this.#yaml.problem(range?.[0] ?? 0, message) };
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
