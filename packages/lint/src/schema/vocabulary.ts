import type { Dialect } from '@lifeline/schema-form';

/** Keywords of every dialect. */
const CORE = `$schema $ref $id id $comment title description default examples definitions type enum const
  multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern items maxItems minItems
  uniqueItems contains maxProperties minProperties required properties patternProperties additionalProperties
  propertyNames if then else allOf anyOf oneOf not format contentMediaType contentEncoding readOnly writeOnly
  additionalItems dependencies $anchor $recursiveAnchor $recursiveRef $dynamicAnchor $dynamicRef $vocabulary $defs
  deprecated minContains maxContains dependentRequired dependentSchemas prefixItems unevaluatedItems
  unevaluatedProperties contentSchema`;

/** Names that MCP or common tools give a meaning as annotations. */
const TOLERATED = `enumNames enumDescriptions enumTitles markdownDescription errorMessage`;

export const KNOWN_KEYWORDS: ReadonlySet<string> = new Set(CORE.split(/\s+/));
export const TOLERATED_KEYWORDS: ReadonlySet<string> = new Set(TOLERATED.split(/\s+/));

interface Foreign {
  /** Dialects that have it, as a sentence names them. */
  readonly of: string;
  /** What says the same in the schema's own dialect, as code. */
  readonly instead: string;
}

const SINCE_2019 = (instead: string): Foreign => ({ of: '2019-09, 2020-12', instead });

/** Keywords that mean nothing in a dialect but something in another, so that they look as if they held. */
const FOREIGN: Readonly<Record<Dialect, Readonly<Record<string, Foreign>>>> = {
  '2020-12': {
    id: { of: 'draft-04', instead: '$id' },
    additionalItems: { of: 'draft-07', instead: 'prefixItems, items' },
    dependencies: { of: 'draft-07', instead: 'dependentRequired, dependentSchemas' },
    $recursiveRef: { of: '2019-09', instead: '$dynamicRef' },
    $recursiveAnchor: { of: '2019-09', instead: '$dynamicAnchor' },
  },
  '2019-09': {
    id: { of: 'draft-04', instead: '$id' },
    dependencies: { of: 'draft-07', instead: 'dependentRequired, dependentSchemas' },
    prefixItems: { of: '2020-12', instead: 'items: [ … ]' },
    $dynamicRef: { of: '2020-12', instead: '$recursiveRef' },
  },
  '7': {
    id: { of: 'draft-04', instead: '$id' },
    dependentRequired: SINCE_2019('dependencies'),
    dependentSchemas: SINCE_2019('dependencies'),
    prefixItems: { of: '2020-12', instead: 'items: [ … ]' },
    unevaluatedItems: SINCE_2019('additionalItems'),
    unevaluatedProperties: SINCE_2019('additionalProperties'),
    minContains: SINCE_2019('contains'),
    maxContains: SINCE_2019('contains'),
    $dynamicRef: { of: '2020-12', instead: '$ref' },
    $recursiveRef: { of: '2019-09', instead: '$ref' },
  },
  '4': {
    $id: { of: 'draft-07', instead: 'id' },
    const: { of: 'draft-07', instead: 'enum: [ … ]' },
    contains: { of: 'draft-07', instead: 'items' },
    propertyNames: { of: 'draft-07', instead: 'patternProperties' },
    if: { of: 'draft-07', instead: 'anyOf' },
    dependentRequired: SINCE_2019('dependencies'),
    dependentSchemas: SINCE_2019('dependencies'),
    prefixItems: { of: '2020-12', instead: 'items: [ … ]' },
    unevaluatedItems: SINCE_2019('additionalItems'),
    unevaluatedProperties: SINCE_2019('additionalProperties'),
  },
};

/** Keywords of OpenAPI 3.0, which no dialect of JSON Schema has. */
const OPENAPI: Readonly<Record<string, Foreign>> = {
  nullable: { of: 'OpenAPI 3.0', instead: 'type: [ …, "null"]' },
  example: { of: 'OpenAPI 3.0', instead: 'examples: [ … ]' },
  discriminator: { of: 'OpenAPI', instead: 'oneOf, const' },
  xml: { of: 'OpenAPI', instead: '–' },
  externalDocs: { of: 'OpenAPI', instead: 'description' },
};

/** Whose keyword it is, where a dialect does not have it; undefined for its own and for unknown ones. */
export function foreignKeyword(keyword: string, dialect: Dialect): Foreign | undefined {
  const table = { ...OPENAPI, ...FOREIGN[dialect] };
  return Object.hasOwn(table, keyword) ? table[keyword] : undefined;
}

/** Formats of JSON Schema, and those that the OpenAPI format registry lists. */
export const FORMATS: ReadonlySet<string> = new Set(
  `date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference
  uuid uri-template json-pointer relative-json-pointer regex color phone utc-millisec ip-address host-name
  int8 int16 int32 int64 uint8 uint16 uint32 uint64 single-int double-int float double decimal decimal128 byte binary
  base64url password char html commonmark media-range http-date sf-binary sf-boolean sf-decimal sf-integer sf-string
  sf-token`.split(/\s+/),
);

/** For which types a keyword says anything (JSON Schema 2020-12, validation, 4.2). */
export const APPLIES_TO: Readonly<Record<string, readonly string[]>> = {
  ...forTypes(['string'], 'minLength maxLength pattern contentMediaType contentEncoding'),
  ...forTypes(['number', 'integer'], 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'),
  ...forTypes(
    ['array'],
    'items prefixItems additionalItems minItems maxItems uniqueItems contains unevaluatedItems',
  ),
  ...forTypes(
    ['object'],
    `properties patternProperties additionalProperties required minProperties maxProperties propertyNames
    dependentRequired dependentSchemas unevaluatedProperties`,
  ),
};

function forTypes(types: readonly string[], keywords: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(keywords.split(/\s+/).map((keyword) => [keyword, types]));
}
