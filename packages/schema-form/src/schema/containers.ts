import type { JsonNode } from '@lifeline/json';
import type { Place } from './document.ts';
import { Facets } from './facets.ts';
import type { ArrayShape, MapShape, ObjectShape, Property, Shape } from './field.ts';
import { listedOptions } from './options.ts';
import { ANY_SPOT, type Spot, spotOf } from './spot.ts';

/** The members of an object, by all the parts that describe it. */
export function objectShape(facets: Facets): ObjectShape {
  const required = requiredNames(facets);
  const properties = [...describedProperties(facets)].map(
    ([name, spot]): Property => ({ name, spot, required: required.has(name), undescribed: false }),
  );
  const named = new Set(properties.map(({ name }) => name));
  const map = mapShape(facets);
  const undescribed = [...required]
    .filter((name) => !named.has(name))
    .map((name): Property => ({ name, spot: map.rest ?? ANY_SPOT, required: true, undescribed: true }));
  return { kind: 'object', properties: [...properties, ...undescribed], map };
}

function requiredNames(facets: Facets): ReadonlySet<string> {
  const names = facets.all('required').flatMap(({ node, part }) => {
    if (node.type === 'array')
      return node.items.flatMap((item) => (item.type === 'string' ? [item.value] : []));
    if (node.type !== 'boolean') facets.say('bad-keyword', 'required', part.place.pointer);
    return [];
  });
  return new Set(names);
}

/** By name, in order of appearance; what holds only under a condition counts where nothing else is said. */
function describedProperties(facets: Facets): ReadonlyMap<string, Spot> {
  const { document, gathered } = facets;
  const spots = new Map<string, Spot>();
  for (const part of gathered.parts) {
    const properties = part.annotationsOnly ? undefined : document.child(part.place, 'properties');
    if (properties === undefined) continue;
    if (properties.node.type !== 'object') {
      facets.say('bad-keyword', 'properties', part.place.pointer);
      continue;
    }
    for (const [token, place] of document.children(properties)) {
      const name = String(token);
      const before = spots.get(name);
      if (before === undefined || (before.conditional && !part.conditional)) {
        spots.set(name, part.conditional ? { ...spotOf(place), conditional: true } : spotOf(place));
      } else if (before.conditional || !part.conditional) {
        spots.set(name, { ...before, places: [...before.places, place] });
      }
    }
  }
  return spots;
}

function mapShape(facets: Facets): MapShape {
  const { document } = facets;
  const patterns = facets.places('patternProperties').flatMap((place) =>
    place.node.type === 'object'
      ? [...document.children(place)].map(([pattern, spot]) => ({
          pattern: String(pattern),
          spot: spotOf(spot),
        }))
      : [],
  );
  const places = [...facets.places('additionalProperties'), ...facets.places('unevaluatedProperties')];
  const closed = places.some(({ node }) => isFalse(node));
  const described = places.some(({ node }) => node.type === 'object' && node.members.length > 0);
  const rest = closed ? undefined : restOf(places);
  return { patterns, rest, described: patterns.length > 0 || (!closed && described) };
}

/** The elements of an array; an array of listed values is drawn as one multiple choice. */
export function arrayShape(facets: Facets): ArrayShape | Shape {
  const { document } = facets;
  const items = facets.places('items');
  const lists = [...facets.places('prefixItems'), ...items.filter(({ node }) => node.type === 'array')];
  const prefix: Spot[] = [];
  for (const list of lists) {
    for (const [token, place] of document.children(list)) {
      const index = Number(token);
      prefix[index] = prefix[index] === undefined ? spotOf(place) : spotOf(...prefix[index].places, place);
    }
  }
  const single = items.filter(({ node }) => node.type !== 'array');
  const after = [
    ...single,
    ...(items.length > single.length ? facets.places('additionalItems') : []),
    ...(items.length === 0 ? facets.places('unevaluatedItems') : []),
  ];
  const rest = after.some(({ node }) => isFalse(node)) ? undefined : restOf(after);
  if (prefix.length === 0 && rest !== undefined && rest.places.length > 0) {
    const listing = listedOptions(new Facets(document, rest));
    if (listing !== undefined && listing.options.length > 0)
      return { kind: 'multi', options: listing.options };
  }
  return { kind: 'array', prefix, rest };
}

function restOf(places: readonly Place[]): Spot {
  const described = places.filter(({ node }) => node.type !== 'boolean');
  return described.length === 0 ? ANY_SPOT : spotOf(...described);
}

function isFalse(node: JsonNode): boolean {
  return node.type === 'boolean' && node.value === false;
}
