import {
  canonicalNode,
  getPointer,
  type JsonNode,
  type JsonObject,
  joinPointer,
  member,
  nodeText,
} from '@lifeline/json';
import type { ChangeList, Side } from './change-list.ts';
import { compareKeywords } from './keyword-changes.ts';

/** A schema, and the text and document that it stands in. */
export interface SchemaPlace {
  readonly text: string;
  readonly root: JsonNode;
  readonly node: JsonNode;
}

/** References that lead from one to the next are followed this far. */
const MOST_REFERENCES = 32;
/** Nested schemas are compared this deep; what lies deeper is compared as text. */
const MOST_LEVELS = 64;

/** Compares two JSON Schemas for those who write values for the one (`input`) or read values of it (`output`). */
export class SchemaComparison {
  readonly #list: ChangeList;
  readonly #side: Side;
  /** Pairs that were compared, or are: schemas may refer to themselves. */
  readonly #seen = new Set<string>();

  constructor(list: ChangeList, side: Side) {
    this.#list = list;
    this.#side = side;
  }

  compare(beforeRef: SchemaPlace, afterRef: SchemaPlace, pointer: string, level = 0): void {
    const before = resolve(beforeRef);
    const after = resolve(afterRef);
    const pair = `${before.node.start} ${after.node.start}`;
    if (this.#seen.has(pair)) return;
    this.#seen.add(pair);
    if (before.node.type !== 'object' || after.node.type !== 'object' || level >= MOST_LEVELS) {
      this.#compareOthers(before, after, pointer);
      return;
    }
    compareKeywords(
      this.#list,
      this.#side,
      objectAt(before, before.node),
      objectAt(after, after.node),
      pointer,
    );
    this.#properties(before, after, pointer, level);
    for (const key of ['items', 'additionalProperties', 'propertyNames', 'contains'])
      this.#nested(before, after, key, pointer, level);
    this.#slots(before, after, pointer, level);
    for (const key of ['anyOf', 'oneOf']) this.#branches(before, after, key, pointer, level);
    this.#all(before, after, pointer);
  }

  /** `true`, `false`, or no schema at all. */
  #compareOthers(before: SchemaPlace, after: SchemaPlace, pointer: string): void {
    const [old, next] = [canonical(before), canonical(after)];
    if (old === next) return;
    const move = next === 'true' || next === '{}' ? 'looser' : next === 'false' ? 'tighter' : 'other';
    this.#list.move(this.#side, move, pointer, 'limit-changed', old, next);
  }

  #properties(before: SchemaPlace, after: SchemaPlace, pointer: string, level: number): void {
    const [old, next] = [propertiesOf(before), propertiesOf(after)];
    const required = new Set(requiredOf(after));
    const at = joinPointer(pointer, 'properties');
    for (const [name, node] of old) {
      const now = next.get(name);
      const place = joinPointer(at, name);
      if (now === undefined) {
        this.#list.add(place, 'property-removed', this.#side === 'input' ? 'refused' : 'missing', name);
      } else this.compare({ ...before, node }, { ...after, node: now }, place, level + 1);
    }
    for (const name of next.keys()) {
      if (old.has(name)) continue;
      const isNeeded = this.#side === 'input' && required.has(name);
      const reason = this.#side === 'output' ? 'expected' : isNeeded ? 'refused' : 'accepted';
      this.#list.add(
        joinPointer(at, name),
        isNeeded ? 'required-added' : 'property-added',
        reason,
        undefined,
        name,
      );
    }
    this.#required(before, after, old, pointer);
  }

  #required(
    before: SchemaPlace,
    after: SchemaPlace,
    known: ReadonlyMap<string, JsonNode>,
    pointer: string,
  ): void {
    const [old, next] = [new Set(requiredOf(before)), new Set(requiredOf(after))];
    const at = joinPointer(pointer, 'required');
    const declared = propertiesOf(after);
    for (const name of next) {
      // a property that is new as well is told as such
      if (old.has(name) || (!known.has(name) && declared.has(name))) continue;
      this.#list.move(this.#side, 'tighter', at, 'required-added', undefined, name);
    }
    for (const name of old) {
      if (next.has(name) || !declared.has(name)) continue;
      const reason = this.#side === 'input' ? 'accepted' : 'missing';
      this.#list.add(at, 'required-removed', reason, name);
    }
  }

  #nested(before: SchemaPlace, after: SchemaPlace, key: string, pointer: string, level: number): void {
    const [old, next] = [member(before.node, key), member(after.node, key)];
    if (old === undefined && next === undefined) return;
    const at = joinPointer(pointer, key);
    const isOpen = (node: JsonNode | undefined) => node === undefined || isTrue(node);
    if (isOpen(old) && isOpen(next)) return;
    if (isOpen(old) || (next !== undefined && isFalse(next) && old !== undefined && !isFalse(old))) {
      this.#list.move(this.#side, 'tighter', at, 'closed', undefined, next && nodeText(after.text, next));
    } else if (isOpen(next) || (old !== undefined && isFalse(old) && next !== undefined && !isFalse(next))) {
      this.#list.move(this.#side, 'looser', at, 'opened', old && nodeText(before.text, old));
    } else if (old !== undefined && next !== undefined) {
      this.compare({ ...before, node: old }, { ...after, node: next }, at, level + 1);
    }
  }

  #slots(before: SchemaPlace, after: SchemaPlace, pointer: string, level: number): void {
    const [old, next] = [arrayOf(before, 'prefixItems'), arrayOf(after, 'prefixItems')];
    const at = joinPointer(pointer, 'prefixItems');
    for (const [index, node] of old.entries()) {
      const now = next[index];
      if (now !== undefined)
        this.compare({ ...before, node }, { ...after, node: now }, joinPointer(at, String(index)), level + 1);
    }
    if (old.length !== next.length)
      this.#list.move(this.#side, 'other', at, 'limit-changed', String(old.length), String(next.length));
  }

  /** Branches that stayed the same are left aside; of the others, the n-th is compared with the n-th. */
  #branches(before: SchemaPlace, after: SchemaPlace, key: string, pointer: string, level: number): void {
    const [allOld, allNext] = [arrayOf(before, key), arrayOf(after, key)];
    if (allOld.length === 0 && allNext.length === 0) return;
    const at = joinPointer(pointer, key);
    const textsOld = new Set(allOld.map((node) => canonical({ ...before, node })));
    const textsNext = new Set(allNext.map((node) => canonical({ ...after, node })));
    const old = allOld.filter((node) => !textsNext.has(canonical({ ...before, node })));
    const next = allNext.filter((node) => !textsOld.has(canonical({ ...after, node })));
    const common = allOld.length === 0 || allNext.length === 0 ? 0 : Math.min(old.length, next.length);
    for (let index = 0; index < common; index += 1) {
      const [from, to] = [old[index], next[index]];
      if (from === undefined || to === undefined) continue;
      const place = joinPointer(at, String(allNext.indexOf(to)));
      this.compare({ ...before, node: from }, { ...after, node: to }, place, level + 1);
    }
    const [gone, come] = [old.length - common, next.length - common];
    // the first branches narrow what was free, the last ones free what was narrow
    const isFirst = allOld.length === 0;
    const isLast = allNext.length === 0;
    if (gone > 0)
      this.#list.move(this.#side, isLast ? 'looser' : 'tighter', at, 'branches-removed', String(gone));
    if (come > 0)
      this.#list.move(
        this.#side,
        isFirst ? 'tighter' : 'looser',
        at,
        'branches-added',
        undefined,
        String(come),
      );
  }

  #all(before: SchemaPlace, after: SchemaPlace, pointer: string): void {
    const texts = (place: SchemaPlace) =>
      arrayOf(place, 'allOf').map((node) => canonical({ ...place, node }));
    const [old, next] = [texts(before), texts(after)];
    const at = joinPointer(pointer, 'allOf');
    const [oldTexts, newTexts] = [new Set(old), new Set(next)];
    const gone = old.filter((text) => !newTexts.has(text)).length;
    const come = next.filter((text) => !oldTexts.has(text)).length;
    if (gone > 0 && come > 0) this.#list.move(this.#side, 'other', at, 'limit-changed');
    else if (gone > 0) this.#list.move(this.#side, 'looser', at, 'branches-removed', String(gone));
    else if (come > 0) this.#list.move(this.#side, 'tighter', at, 'branches-added', undefined, String(come));
  }
}

function objectAt(
  place: SchemaPlace,
  node: JsonObject,
): { readonly text: string; readonly node: JsonObject } {
  return { text: place.text, node };
}

/** Where a local `$ref` leads to; a reference that leads nowhere stands for itself. */
function resolve(place: SchemaPlace): SchemaPlace {
  let { node } = place;
  for (let step = 0; step < MOST_REFERENCES; step += 1) {
    const ref = member(node, '$ref');
    if (ref?.type !== 'string' || !ref.value.startsWith('#')) break;
    const target = getPointer(place.root, ref.value.slice(1));
    if (target === undefined) break;
    node = target;
  }
  return { ...place, node };
}

function canonical({ text, node }: SchemaPlace): string {
  return canonicalNode(text, node);
}

function propertiesOf({ node }: SchemaPlace): ReadonlyMap<string, JsonNode> {
  const properties = member(node, 'properties');
  return new Map(
    properties?.type === 'object' ? properties.members.map(({ key, value }) => [key, value]) : [],
  );
}

function requiredOf({ node }: SchemaPlace): string[] {
  const required = member(node, 'required');
  if (required?.type !== 'array') return [];
  return required.items.flatMap((item) => (item.type === 'string' ? [item.value] : []));
}

function arrayOf({ node }: SchemaPlace, key: string): readonly JsonNode[] {
  const value = member(node, key);
  return value?.type === 'array' ? value.items : [];
}

function isTrue(node: JsonNode): boolean {
  return (
    (node.type === 'boolean' && node.value === true) || (node.type === 'object' && node.members.length === 0)
  );
}

function isFalse(node: JsonNode): boolean {
  return node.type === 'boolean' && node.value === false;
}
