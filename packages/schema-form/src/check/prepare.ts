import type { Schema } from '@cfworker/json-schema';
import { compactJson, type JsonNode, member, nodeText, toValue } from '@lifeline/json';
import type { Place, SchemaDocument } from '../schema/document.ts';
import { compilePattern } from '../schema/pattern.ts';
import type { SchemaProblem, SchemaProblemCode } from '../schema/problem.ts';
import { TYPES } from '../schema/spot.ts';
import { KEYWORDS } from './keywords.ts';

/** A schema as the validator takes it: checked, references resolved, nothing in it that could make it throw. */
export interface Prepared {
  readonly root: Schema | boolean;
  /** Targets of the references. */
  readonly lookup: Record<string, Schema | boolean>;
  readonly problems: readonly SchemaProblem[];
  /** The JSON text of a node of the document, on one line. */
  textOf(node: JsonNode): string;
  /** Where a prepared schema stands in the document. */
  readonly places: ReadonlyMap<Schema, Place>;
}

/**
 * Makes a fresh schema from the parts of a document that can be reached and used. What cannot be used (unresolvable
 * references, bad patterns, keywords with values of the wrong type) is left out and listed, so the rest is checked.
 */
export function prepare(document: SchemaDocument, usesPattern: (pattern: string) => boolean): Prepared {
  const preparation = new Preparation(document, usesPattern);
  const root = preparation.schema(document.root);
  preparation.finish();
  const textOf = (node: JsonNode) => compactJson(nodeText(document.text, node));
  return { ...preparation, root, textOf };
}

class Preparation {
  readonly lookup: Record<string, Schema | boolean> = Object.create(null);
  readonly problems: SchemaProblem[] = [];
  readonly places = new Map<Schema, Place>();
  readonly #document: SchemaDocument;
  readonly #usesPattern: (pattern: string) => boolean;
  readonly #known = new Map<JsonNode, Schema>();
  readonly #todo: Schema[] = [];

  constructor(document: SchemaDocument, usesPattern: (pattern: string) => boolean) {
    this.#document = document;
    this.#usesPattern = usesPattern;
    this.problems.push(...document.problems);
  }

  /** The prepared schema of a place; its keywords are filled in by `finish`. */
  schema(place: Place): Schema | boolean {
    const { node } = place;
    if (node.type === 'boolean') return node.value === true;
    if (node.type !== 'object') {
      this.#say('not-a-schema', place, node.type);
      return true;
    }
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const schema: Schema = {};
    this.#known.set(node, schema);
    this.places.set(schema, place);
    this.#todo.push(schema);
    return schema;
  }

  /** Works off the list instead of descending, so that depth does not matter. */
  finish(): void {
    for (let schema = this.#todo.pop(); schema !== undefined; schema = this.#todo.pop()) {
      const place = this.places.get(schema);
      if (place !== undefined) this.#fill(schema, place);
    }
  }

  #fill(schema: Schema, place: Place): void {
    const { dialect } = this.#document;
    const refAlone = (dialect === '4' || dialect === '7') && member(place.node, '$ref') !== undefined;
    for (const [token, child] of this.#document.children(place)) {
      const keyword = String(token);
      const rule = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
      if (rule === undefined || !rule.dialects.includes(dialect)) continue;
      if (refAlone && rule.kind !== 'reference') continue;
      const value = this.#value(rule.kind, child, place, keyword);
      if (value === undefined) this.#say('bad-keyword', place, keyword);
      else if (value !== UNUSABLE) schema[rule.kind === 'reference' ? '$ref' : keyword] = value;
    }
  }

  /** The keyword's value for the validator; undefined when it has the wrong type. */
  #value(kind: string, child: Place, place: Place, keyword: string): unknown {
    const { node } = child;
    switch (kind) {
      case 'reference':
        return node.type === 'string' ? this.#reference(node.value, place, keyword) : undefined;
      case 'type':
        return this.#types(node, place);
      case 'pattern':
        return node.type === 'string' ? this.#pattern(node.value, place) : undefined;
      case 'schema':
        return this.schema(child);
      case 'schemaOrList':
        return node.type === 'array' ? this.#list(child) : this.schema(child);
      case 'list':
        return node.type === 'array' ? this.#list(child) : undefined;
      case 'map':
        return node.type === 'object' ? this.#map(child, keyword) : undefined;
      case 'names':
        return stringsOf(node);
      case 'exclusive':
        return node.type === (this.#document.dialect === '4' ? 'boolean' : 'number')
          ? toValue(node)
          : undefined;
      case 'values':
        return node.type === 'array' ? toValue(node) : undefined;
      case 'value':
        return toValue(node);
      case 'dependencies':
        return node.type === 'object' ? this.#dependencies(child) : undefined;
      default:
        return node.type === kind ? toValue(node) : undefined;
    }
  }

  #list(list: Place): (Schema | boolean)[] {
    return [...this.#document.children(list).values()].map((place) => this.schema(place));
  }

  #map(map: Place, keyword: string): Record<string, unknown> {
    const result: Record<string, unknown> = Object.create(null);
    for (const [name, place] of this.#document.children(map)) {
      const usable = keyword !== 'patternProperties' || this.#pattern(String(name), map) !== UNUSABLE;
      if (usable)
        result[name] = keyword === 'dependentRequired' ? (stringsOf(place.node) ?? []) : this.schema(place);
    }
    return result;
  }

  #dependencies(map: Place): Record<string, unknown> {
    const result: Record<string, unknown> = Object.create(null);
    for (const [name, place] of this.#document.children(map)) {
      result[name] = stringsOf(place.node) ?? this.schema(place);
    }
    return result;
  }

  #reference(reference: string, place: Place, keyword: string): unknown {
    const target =
      keyword === '$dynamicRef'
        ? this.#document.resolveDynamic(reference, place)
        : this.#document.resolve(reference, place);
    if ('code' in target) {
      this.problems.push(target);
      return UNUSABLE;
    }
    this.lookup[target.pointer] = this.schema(target);
    return target.pointer;
  }

  #pattern(pattern: string, place: Place): unknown {
    if (compilePattern(pattern) !== undefined) return this.#usesPattern(pattern) ? pattern : UNUSABLE;
    this.#say('bad-pattern', place, pattern);
    return UNUSABLE;
  }

  #types(node: JsonNode, place: Place): unknown {
    const names = node.type === 'string' ? [node.value] : stringsOf(node);
    if (names === undefined || names.length === 0) return undefined;
    const unknown = names.find((name) => !TYPES.some((type) => type === name));
    if (unknown === undefined) return node.type === 'string' ? node.value : names;
    this.#say('unknown-type', place, unknown);
    return UNUSABLE;
  }

  #say(code: SchemaProblemCode, place: Place, detail: string): void {
    this.problems.push({ code, schemaPointer: place.pointer, detail });
  }
}

/** The keyword is left out and the reason has been said. */
const UNUSABLE = Symbol('unusable');

function stringsOf(node: JsonNode): string[] | undefined {
  if (node.type !== 'array') return undefined;
  const strings = node.items.flatMap((item) => (item.type === 'string' ? [item.value] : []));
  return strings.length === node.items.length ? strings : undefined;
}

/** The text of a keyword in the schema that it stands in. */
export function keywordNode(prepared: Prepared, schema: Schema, keyword: string): JsonNode | undefined {
  const place = prepared.places.get(schema);
  return place && member(place.node, keyword);
}
