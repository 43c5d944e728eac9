import { MODERN } from '../../methods/sets.ts';
import { may } from './build.ts';
import type { Shapes } from './types.ts';

const ONE = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'additionalProperties',
  'items',
  'propertyNames',
  'unevaluatedProperties',
];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
const NUMBERS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
];
const TEXTS = [
  '$schema',
  '$id',
  '$ref',
  '$anchor',
  '$comment',
  'title',
  'description',
  'format',
  'pattern',
  'contentEncoding',
  'contentMediaType',
];
const FLAGS = ['uniqueItems', 'readOnly', 'writeOnly', 'deprecated'];

const keywords = (names: readonly string[], type: string) =>
  Object.fromEntries(names.map((name) => [name, may(type)]));

/** JSON Schema, as tools, their results and elicitation use it. */
export const SCHEMA_SHAPES: Shapes = {
  JsonSchema: {
    cite: {
      at: 'basic#json-schema-usage',
      elsewhere: {
        '2024-11-05': 'server/tools#tool',
        '2025-03-26': 'server/tools#tool',
        '2025-06-18': 'server/tools#tool',
      },
    },
    others: 'free',
    members: {
      type: may('any'),
      enum: may('any[]'),
      const: may('any'),
      default: may('any'),
      examples: may('any[]'),
      required: may('string[]'),
      enumNames: may('string[]'),
      'x-mcp-header': may('string', MODERN),
      ...keywords(ONE, 'JsonSchema'),
      ...keywords(LISTS, 'JsonSchema[]'),
      ...keywords(MAPS, 'JsonSchema{}'),
      ...keywords(NUMBERS, 'number'),
      ...keywords(TEXTS, 'string'),
      ...keywords(FLAGS, 'boolean'),
    },
  },
};
