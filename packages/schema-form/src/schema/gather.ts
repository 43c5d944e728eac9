import { type JsonNode, type JsonObject, member } from '@lifeline/json';
import type { Place, SchemaDocument } from './document.ts';
import type { SchemaProblem, SchemaProblemCode } from './problem.ts';
import type { Spot } from './spot.ts';

/** One schema object that applies to a value. */
export interface Part {
  readonly object: JsonObject;
  readonly place: Place;
  /** Applies only under a condition that is not evaluated here: its properties are drawn, nothing else of it. */
  readonly conditional: boolean;
  /** draft-07 and older ignore what stands beside `$ref`; only titles and the like are taken from here. */
  readonly annotationsOnly: boolean;
}

export interface Gathered {
  readonly parts: readonly Part[];
  /** A `false` schema applies: no value is allowed. */
  readonly never: SchemaProblem | undefined;
  readonly problems: readonly SchemaProblem[];
}

const MAX_PARTS = 500;
const MAX_DEPTH = 64;

/**
 * All schema objects that apply to a spot whatever its value: through `$ref`, `$dynamicRef` and `allOf`, each one
 * once (so exponential `allOf` trees are harmless), and the branches of `if` and of dependencies as conditional.
 */
export function gather(document: SchemaDocument, spot: Spot): Gathered {
  const gatherer = new Gatherer(document);
  for (const place of spot.places) gatherer.add(place, false, 0);
  return gatherer;
}

class Gatherer implements Gathered {
  readonly parts: Part[] = [];
  readonly problems: SchemaProblem[] = [];
  never: SchemaProblem | undefined;
  readonly #document: SchemaDocument;
  readonly #done = new Set<JsonNode>();
  readonly #open = new Set<JsonNode>();

  constructor(document: SchemaDocument) {
    this.#document = document;
  }

  add(place: Place, conditional: boolean, depth: number): void {
    const { node } = place;
    if (node.type === 'boolean') {
      if (node.value === false && !conditional) {
        this.never ??= { code: 'nothing-allowed', schemaPointer: place.pointer, detail: 'false' };
      }
      return;
    }
    if (node.type !== 'object') {
      this.#say('not-a-schema', place.pointer, node.type);
      return;
    }
    if (this.#open.has(node)) {
      this.#say('ref-loop', place.pointer, place.pointer);
      return;
    }
    if (this.#done.has(node)) return;
    if (depth > MAX_DEPTH || this.parts.length >= MAX_PARTS) {
      this.#say('too-much', place.pointer, '');
      return;
    }
    this.#done.add(node);
    this.#open.add(node);
    const referring = member(node, '$ref') !== undefined;
    const annotationsOnly = referring && (this.#document.dialect === '7' || this.#document.dialect === '4');
    this.parts.push({ object: node, place, conditional, annotationsOnly });
    this.#references(place, conditional, depth);
    if (!annotationsOnly) this.#applicators(place, conditional, depth);
    this.#open.delete(node);
  }

  #references(place: Place, conditional: boolean, depth: number): void {
    for (const keyword of ['$ref', '$dynamicRef', '$recursiveRef']) {
      const reference = member(place.node, keyword);
      if (reference === undefined) continue;
      if (reference.type !== 'string') {
        this.#say('bad-keyword', place.pointer, keyword);
        continue;
      }
      const target =
        keyword === '$dynamicRef'
          ? this.#document.resolveDynamic(reference.value, place)
          : this.#document.resolve(reference.value, place);
      if ('code' in target) this.problems.push(target);
      else this.add(target, conditional, depth + 1);
    }
  }

  #applicators(place: Place, conditional: boolean, depth: number): void {
    const allOf = this.#document.child(place, 'allOf');
    if (allOf !== undefined && allOf.node.type !== 'array') this.#say('bad-keyword', allOf.pointer, 'allOf');
    for (const part of this.#childrenOf(allOf)) this.add(part, conditional, depth + 1);
    for (const keyword of ['then', 'else']) {
      const branch = member(place.node, 'if') && this.#document.child(place, keyword);
      if (branch !== undefined) this.add(branch, true, depth + 1);
    }
    for (const keyword of ['dependentSchemas', 'dependencies']) {
      for (const dependent of this.#childrenOf(this.#document.child(place, keyword))) {
        if (dependent.node.type === 'object') this.add(dependent, true, depth + 1);
      }
    }
  }

  #childrenOf(place: Place | undefined): Place[] {
    return place === undefined ? [] : [...this.#document.children(place).values()];
  }

  #say(code: SchemaProblemCode, schemaPointer: string, detail: string): void {
    this.problems.push({ code, schemaPointer, detail });
  }
}
