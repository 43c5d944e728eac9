import { type JsonNode, member } from '@lifeline/json';
import type { Place, SchemaDocument } from './document.ts';
import { type Gathered, gather, type Part } from './gather.ts';
import type { SchemaProblem, SchemaProblemCode } from './problem.ts';
import { type Spot, TYPES, type TypeName } from './spot.ts';

const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
]);

/** A keyword's value in one of the parts. */
export interface Found {
  readonly node: JsonNode;
  readonly part: Part;
}

/** The keywords of all parts that apply to a spot, merged on demand. */
export class Facets {
  readonly document: SchemaDocument;
  readonly spot: Spot;
  readonly gathered: Gathered;
  readonly problems: SchemaProblem[];
  /** The types that all parts allow; undefined when no part names one. */
  readonly types: ReadonlySet<TypeName> | undefined;

  constructor(document: SchemaDocument, spot: Spot) {
    this.document = document;
    this.spot = spot;
    this.gathered = gather(document, spot);
    this.problems = [...this.gathered.problems];
    this.types = this.#types();
  }

  /** Every occurrence of a keyword in the parts that hold without a condition, the nearest part first. */
  all(keyword: string): Found[] {
    const annotation = ANNOTATIONS.has(keyword);
    return this.gathered.parts.flatMap((part) => {
      if (part.conditional || (part.annotationsOnly && !annotation)) return [];
      const node = member(part.object, keyword);
      return node === undefined ? [] : [{ node, part }];
    });
  }

  /** The place of each occurrence of a keyword, for keywords that hold schemas. */
  places(keyword: string): Place[] {
    return this.all(keyword).flatMap(({ part }) => this.document.child(part.place, keyword) ?? []);
  }

  first(keyword: string): JsonNode | undefined {
    return this.all(keyword)[0]?.node;
  }

  string(keyword: string): string | undefined {
    return this.all(keyword)
      .map(({ node }) => node)
      .find((node) => node.type === 'string')?.value;
  }

  /** True when any part says so. */
  flag(keyword: string): boolean {
    return this.all(keyword).some(({ node }) => node.type === 'boolean' && node.value === true);
  }

  say(code: SchemaProblemCode, detail: string, schemaPointer: string): void {
    this.problems.push({ code, detail, schemaPointer });
  }

  #types(): ReadonlySet<TypeName> | undefined {
    let types: ReadonlySet<TypeName> | undefined;
    for (const { node, part } of this.all('type')) {
      const named = this.#named(node, part);
      if (named !== undefined) types = types === undefined ? named : intersect(types, named);
    }
    const { onlyType } = this.spot;
    if (onlyType !== undefined) return new Set([onlyType]);
    if (types?.size === 0) this.say('contradiction', 'type', this.gathered.parts[0]?.place.pointer ?? '');
    return types;
  }

  #named(node: JsonNode, part: Part): ReadonlySet<TypeName> | undefined {
    const items = node.type === 'array' ? node.items : [node];
    const names = items.map((item) => {
      const name = TYPES.find((type) => item.type === 'string' && item.value === type);
      if (name === undefined) {
        const written = this.document.text.slice(item.start, item.end);
        this.say('unknown-type', item.type === 'string' ? item.value : written, part.place.pointer);
      }
      return name;
    });
    const known = names.filter((name) => name !== undefined);
    return known.length < names.length || known.length === 0 ? undefined : new Set(known);
  }
}

function intersect(a: ReadonlySet<TypeName>, b: ReadonlySet<TypeName>): ReadonlySet<TypeName> {
  const both = [...a].filter((type) => b.has(type) || (type === 'integer' && b.has('number')));
  if (b.has('integer') && a.has('number') && !both.includes('integer')) both.push('integer');
  return new Set(both);
}
