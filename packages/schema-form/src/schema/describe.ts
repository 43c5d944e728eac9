import { compactJson, type JsonNode, nodeText } from '@lifeline/json';
import type { SchemaDocument } from './document.ts';
import { Facets } from './facets.ts';
import type { Field, Limit, Shape } from './field.ts';
import { compilePattern } from './pattern.ts';
import { shapeOf } from './shape.ts';
import { type Spot, spotOf } from './spot.ts';

const NUMBER_LIMITS = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
];
/** Bounds that generators write for every integer; they tell a person nothing. */
const SAFE_BOUNDS: ReadonlySet<string> = new Set(['-9007199254740991', '9007199254740991']);

/** Keywords that the form shows, uses, or may ignore because they say nothing about values. */
const DRAWN: ReadonlySet<string> = new Set(
  `$schema $id id $ref $dynamicRef $recursiveRef $anchor $dynamicAnchor $recursiveAnchor $defs definitions $comment
  $vocabulary type title description default examples deprecated readOnly writeOnly format contentEncoding
  contentMediaType enum const enumNames nullable oneOf anyOf allOf properties required patternProperties
  additionalProperties items prefixItems additionalItems pattern uniqueItems then else ${NUMBER_LIMITS.join(' ')}`.split(
    /\s+/,
  ),
);

/** Describes a spot for display; never throws, whatever the schema says. */
export function describe(document: SchemaDocument, spot: Spot): Field {
  const { shape, nullable, facets } = shapeOf(new Facets(document, spot));
  const defaultNode = facets.first('default');
  const examples = facets.first('examples');
  const text = (node: JsonNode) => compactJson(nodeText(document.text, node));
  return {
    spot: facets.spot,
    schemaPointers: facets.gathered.parts.map(({ place }) => place.pointer),
    shape,
    nullable,
    typeText: typeText(shape, nullable, facets),
    title: facets.string('title'),
    description: facets.string('description'),
    defaultText: defaultNode && text(defaultNode),
    examples: examples?.type === 'array' ? examples.items.map(text) : [],
    deprecated: facets.flag('deprecated'),
    readOnly: facets.flag('readOnly'),
    writeOnly: facets.flag('writeOnly'),
    format: facets.string('format'),
    limits: limitsOf(facets),
    undrawn: undrawnOf(facets),
    problems: facets.problems,
  };
}

function typeText(shape: Shape, nullable: boolean, facets: Facets): string {
  const orNull = (text: string) =>
    nullable && text !== '' && !text.split(' | ').includes('null') ? `${text} | null` : text;
  const names = (types: Facets['types']) => (types === undefined ? '' : [...types].join(' | '));
  switch (shape.kind) {
    case 'union': {
      const branches = shape.branches.map(({ spot }) => names(new Facets(facets.document, spot).types));
      const distinct = [...new Set(branches.filter((name) => name !== ''))];
      return orNull(distinct.join(' | '));
    }
    case 'array':
    case 'multi': {
      const rest = facets.places('items').filter(({ node }) => node.type === 'object');
      const items = names(new Facets(facets.document, spotOf(...rest)).types);
      return orNull(items === '' ? 'array' : `array of ${items}`);
    }
    case 'choice':
    case 'json':
      return orNull(names(facets.types));
    case 'number':
      return orNull(shape.integer ? 'integer' : 'number');
    default:
      return orNull(shape.kind);
  }
}

function limitsOf(facets: Facets): Limit[] {
  const limits: Limit[] = [];
  for (const keyword of NUMBER_LIMITS) {
    for (const { node, part } of facets.all(keyword)) {
      if (node.type === 'number') {
        if (!SAFE_BOUNDS.has(node.text)) limits.push({ keyword, value: node.text });
      } else if (node.type !== 'boolean') {
        facets.say('bad-keyword', keyword, part.place.pointer);
      }
    }
  }
  for (const { node, part } of facets.all('pattern')) {
    if (node.type !== 'string') facets.say('bad-keyword', 'pattern', part.place.pointer);
    else if (compilePattern(node.value) === undefined)
      facets.say('bad-pattern', node.value, part.place.pointer);
    else limits.push({ keyword: 'pattern', value: node.value });
  }
  if (facets.flag('uniqueItems')) limits.push({ keyword: 'uniqueItems', value: 'true' });
  return limits;
}

function undrawnOf(facets: Facets): string[] {
  const names = facets.gathered.parts.flatMap((part) =>
    part.conditional || part.annotationsOnly ? [] : part.object.members.map(({ key }) => key),
  );
  return [...new Set(names)].filter((name) => !DRAWN.has(name));
}
