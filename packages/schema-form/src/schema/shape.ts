import type { JsonNode } from '@lifeline/json';
import { arrayShape, objectShape } from './containers.ts';
import { Facets } from './facets.ts';
import type { Branch, JsonReason, Shape, StringShape, UnionShape } from './field.ts';
import { listedOptions } from './options.ts';
import { ANY_SPOT, type Spot, spotOf, type TypeName } from './spot.ts';

export interface Shaped {
  readonly shape: Shape;
  readonly nullable: boolean;
  /** The facets behind the shape: those of the only branch that is not null, where a union had just one. */
  readonly facets: Facets;
}

/** How a spot is drawn; children are only named, never described, so recursive schemas are finite. */
export function shapeOf(facets: Facets): Shaped {
  const { never } = facets.gathered;
  if (never !== undefined) {
    facets.problems.push(never);
    return json(facets, 'nothing-allowed');
  }
  const listing = listedOptions(facets);
  if (listing !== undefined) {
    const { options, nullable } = listing;
    if (options.length > 0) return { shape: { kind: 'choice', options }, nullable, facets };
    facets.say('nothing-allowed', 'enum', facets.gathered.parts[0]?.place.pointer ?? '');
    return json(facets, 'nothing-allowed');
  }
  return unionOf(facets) ?? byType(facets);
}

function json(facets: Facets, reason: JsonReason): Shaped {
  return { shape: { kind: 'json', reason }, nullable: reason === 'any', facets };
}

function unionOf(facets: Facets): Shaped | undefined {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    for (const { node, part } of facets.all(keyword)) {
      if (facets.spot.settled.includes(node)) continue;
      if (node.type !== 'array' || node.items.length === 0) {
        facets.say(node.type === 'array' ? 'nothing-allowed' : 'bad-keyword', keyword, part.place.pointer);
        continue;
      }
      return fromBranches(facets, keyword, node, branchesOf(facets, node));
    }
  }
  return undefined;
}

function branchesOf(facets: Facets, union: JsonNode): Branch[] {
  const { document, spot } = facets;
  const place = [...facets.places('oneOf'), ...facets.places('anyOf')].find(({ node }) => node === union);
  if (place === undefined) return [];
  const settled = [...spot.settled, union];
  return [...document.children(place).values()].map((branch, index) => {
    const alone = new Facets(document, spotOf(branch));
    const isNull = alone.types?.size === 1 && alone.types.has('null');
    return { index, isNull, spot: { ...spot, places: [...spot.places, branch], settled } };
  });
}

function fromBranches(
  facets: Facets,
  keyword: UnionShape['keyword'],
  union: JsonNode,
  branches: readonly Branch[],
): Shaped {
  const others = branches.filter((branch) => !branch.isNull);
  const [only] = others;
  if (others.length === 1 && only !== undefined) {
    const shaped = shapeOf(new Facets(facets.document, only.spot));
    return { ...shaped, nullable: shaped.nullable || branches.length > 1 };
  }
  if (others.length === 0) return { shape: { kind: 'null' }, nullable: true, facets };
  const common: Spot = { ...facets.spot, settled: [...facets.spot.settled, union] };
  const nullable = others.length < branches.length;
  return { shape: { kind: 'union', keyword, branches, common }, nullable, facets };
}

function byType(facets: Facets): Shaped {
  const types = facets.types ?? inferredTypes(facets);
  if (types === undefined) return json(facets, facets.problems.length > 0 ? 'unusable' : 'any');
  const nullable = types.has('null') || facets.flag('nullable');
  const listed = [...types];
  const others = listed.filter((type) => type !== 'null' && !(type === 'integer' && types.has('number')));
  const [only] = others;
  if (only === undefined) {
    return types.has('null') ? { shape: { kind: 'null' }, nullable, facets } : json(facets, 'unusable');
  }
  if (others.length === 1) return { shape: ofType(only, facets), nullable, facets };
  const branches = listed.map((type, index): Branch => {
    return { index, isNull: type === 'null', spot: { ...facets.spot, onlyType: type } };
  });
  const shown = branches.filter(({ spot }) => spot.onlyType !== 'integer' || !types.has('number'));
  return { shape: { kind: 'union', keyword: 'type', branches: shown, common: ANY_SPOT }, nullable, facets };
}

/** Without `type`, keywords that make sense for one type only say which it is. */
function inferredTypes(facets: Facets): ReadonlySet<TypeName> | undefined {
  const has = (...keywords: string[]) => keywords.some((keyword) => facets.first(keyword) !== undefined);
  const object = has('properties', 'patternProperties', 'additionalProperties', 'required');
  const array = has('items', 'prefixItems');
  if (object === array) return undefined;
  return new Set([object ? 'object' : 'array']);
}

function ofType(type: TypeName, facets: Facets): Shape {
  switch (type) {
    case 'string':
      return stringShape(facets);
    case 'number':
    case 'integer':
      return { kind: 'number', integer: type === 'integer' };
    case 'object':
      return objectShape(facets);
    case 'array':
      return arrayShape(facets);
    default:
      return { kind: type };
  }
}

const PICKERS: Readonly<Record<string, StringShape['picker']>> = {
  date: 'date',
  'date-time': 'datetime-local',
  time: 'time',
};

function stringShape(facets: Facets): StringShape {
  const format = facets.string('format') ?? '';
  const binary =
    format === 'byte' || format === 'binary' || facets.string('contentEncoding')?.toLowerCase() === 'base64';
  const picker = Object.hasOwn(PICKERS, format) ? PICKERS[format] : undefined;
  return { kind: 'string', picker, binary, mediaType: facets.string('contentMediaType') };
}
