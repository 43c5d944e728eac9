import { type JsonNode, joinPointer, member, parseJson, splitPointer } from '@lifeline/json';
import type { SchemaProblem, SchemaProblemCode } from './problem.ts';
import { resolveUri } from './uri.ts';

export type Dialect = '4' | '7' | '2019-09' | '2020-12';

/** A schema inside a document: its node, the URI that its references start from, and where it stands. */
export interface Place {
  readonly node: JsonNode;
  readonly base: string;
  /** JSON Pointer into the document. */
  readonly pointer: string;
}

const TRUE: JsonNode = { type: 'boolean', value: true, start: 0, end: 0 };
/** Members that hold values, not schemas. */
const VALUE_KEYWORDS: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples']);

/** Members whose own members are schemas under free names. */
const MAP_KEYWORDS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
]);

interface Index {
  readonly resources: ReadonlyMap<string, Place>;
  /** By `<uri>#<name>`. */
  readonly anchors: ReadonlyMap<string, Place>;
  /** Every `$dynamicAnchor` of that name, outermost first. */
  readonly dynamic: ReadonlyMap<string, readonly Place[]>;
}

/**
 * One JSON Schema text: parsed without loss, with its dialect (`$schema`; none or an unknown one is 2020-12) and
 * its references. Any text makes a document; what is wrong with it is in `problems`.
 */
export class SchemaDocument {
  readonly text: string;
  readonly root: Place;
  readonly dialect: Dialect;
  readonly problems: readonly SchemaProblem[];
  #index: Index | undefined;

  constructor(text: string | undefined) {
    this.text = text ?? '';
    const parsed = text === undefined ? undefined : parseJson(text);
    const node = parsed?.ok ? parsed.node : TRUE;
    const $schema = member(node, '$schema');
    const dialect = $schema?.type === 'string' ? dialectOf($schema.value) : '2020-12';
    this.dialect = dialect ?? '2020-12';
    this.root = this.place(node, '', '');
    const problems: SchemaProblem[] = [];
    const say = (code: SchemaProblemCode, detail: string, schemaPointer = '') =>
      problems.push({ code, detail, schemaPointer });
    if (parsed === undefined) say('schema-missing', '');
    else if (!parsed.ok) say('schema-not-json', `${parsed.error.line}:${parsed.error.column}`);
    if (dialect === undefined && $schema?.type === 'string')
      say('unknown-dialect', $schema.value, '/$schema');
    this.problems = problems;
  }

  /** The place of a schema node; an `$id` of its own starts a new base. */
  place(node: JsonNode, base: string, pointer: string): Place {
    const id = member(node, this.dialect === '4' ? 'id' : '$id');
    if (id?.type !== 'string' || id.value.startsWith('#')) return { node, base, pointer };
    return { node, base: resolveUri(base, id.value).uri, pointer };
  }

  /** The place of a member or item of a place's node. */
  child(parent: Place, token: string | number): Place | undefined {
    const { node } = parent;
    const child = node.type === 'array' ? node.items[Number(token)] : member(node, String(token));
    return child && this.place(child, parent.base, joinPointer(parent.pointer, token));
  }

  /** The places of all members (the last of duplicate keys) or items of a place's node, in source order. */
  children(parent: Place): ReadonlyMap<string | number, Place> {
    const entries = childrenOf(parent.node).map(
      ([token, child]) =>
        [token, this.place(child, parent.base, joinPointer(parent.pointer, token))] as const,
    );
    return new Map(entries);
  }

  /** Where a `$ref` at `from` leads; inside this document only. */
  resolve(reference: string, from: Place): Place | SchemaProblem {
    const { uri, fragment } = resolveUri(from.base, reference);
    const resource = uri === this.root.base ? this.root : this.#indexed().resources.get(uri);
    const problem = (code: SchemaProblemCode) => ({ code, schemaPointer: from.pointer, detail: reference });
    if (resource === undefined)
      return problem(/^[a-z][a-z0-9+.-]*:/i.test(uri) ? 'remote-ref' : 'unresolved-ref');
    if (fragment === '') return resource;
    const target = fragment.startsWith('/')
      ? this.#follow(resource, fragment)
      : this.#indexed().anchors.get(`${uri}#${fragment}`);
    return target ?? problem('unresolved-ref');
  }

  /**
   * Where a `$dynamicRef` leads: to the outermost `$dynamicAnchor` of that name, if the reference would reach one
   * at all, else as a `$ref` would.
   */
  resolveDynamic(reference: string, from: Place): Place | SchemaProblem {
    const target = this.resolve(reference, from);
    const name = resolveUri(from.base, reference).fragment;
    if ('code' in target || member(target.node, '$dynamicAnchor') === undefined) return target;
    return this.#indexed().dynamic.get(name)?.[0] ?? target;
  }

  #follow(resource: Place, pointer: string): Place | undefined {
    let place: Place | undefined = resource;
    for (const token of splitPointer(pointer) ?? []) place = place && this.child(place, token);
    return place;
  }

  #indexed(): Index {
    this.#index ??= buildIndex(this);
    return this.#index;
  }
}

/** The dialect that a `$schema` URI names; draft-06 is read as draft-07, which only adds to it. */
export function dialectOf(uri: string): Dialect | undefined {
  const name = /^https?:\/\/json-schema\.org\/(?:draft\/)?(?:draft-)?([\d-]+)\/schema#?$/.exec(uri)?.[1];
  if (name === '2020-12' || name === '2019-09') return name;
  if (name === '04') return '4';
  return name === '06' || name === '07' ? '7' : undefined;
}

function buildIndex(document: SchemaDocument): Index {
  const resources = new Map<string, Place>();
  const anchors = new Map<string, Place>();
  const dynamic = new Map<string, Place[]>();
  const stack: { place: Place; isMap: boolean }[] = [{ place: document.root, isMap: false }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, base, pointer } = next.place;
    if (!resources.has(base)) resources.set(base, next.place);
    for (const name of anchorsOf(node)) anchors.set(`${base}#${name}`, next.place);
    const dynamicName = member(node, '$dynamicAnchor');
    if (dynamicName?.type === 'string') {
      dynamic.set(dynamicName.value, [...(dynamic.get(dynamicName.value) ?? []), next.place]);
    }
    for (const [token, child] of childrenOf(node).toReversed()) {
      if (child.type !== 'object' && child.type !== 'array') continue;
      if (!next.isMap && VALUE_KEYWORDS.has(String(token))) continue;
      const isMap = !next.isMap && MAP_KEYWORDS.has(String(token));
      stack.push({ place: document.place(child, base, joinPointer(pointer, token)), isMap });
    }
  }
  return { resources, anchors, dynamic };
}

function childrenOf(node: JsonNode): (readonly [string | number, JsonNode])[] {
  if (node.type === 'array') return node.items.map((item, index) => [index, item]);
  return node.type === 'object' ? node.members.map(({ key, value }) => [key, value]) : [];
}

function anchorsOf(node: JsonNode): string[] {
  const names = [member(node, '$anchor'), member(node, '$dynamicAnchor')].flatMap((name) =>
    name?.type === 'string' ? [name.value] : [],
  );
  const id = member(node, '$id') ?? member(node, 'id');
  return id?.type === 'string' && id.value.startsWith('#') ? [...names, id.value.slice(1)] : names;
}
