import type { Dialect } from '../schema/document.ts';

interface KeywordRule {
  /** What the value must be; a JSON type name, or one of the forms that `prepare` knows. */
  readonly kind: string;
  /** Where the keyword exists; elsewhere it says nothing. */
  readonly dialects: readonly Dialect[];
}

const ALL: readonly Dialect[] = ['4', '7', '2019-09', '2020-12'];
const SINCE_7: readonly Dialect[] = ['7', '2019-09', '2020-12'];
const SINCE_2019: readonly Dialect[] = ['2019-09', '2020-12'];
const UNTIL_2019: readonly Dialect[] = ['4', '7', '2019-09'];

function rules(kind: string, dialects: readonly Dialect[], ...names: string[]): [string, KeywordRule][] {
  return names.map((name) => [name, { kind, dialects }]);
}

/** The keywords that restrict values, by dialect (JSON Schema draft-04 to 2020-12). */
export const KEYWORDS: Readonly<Record<string, KeywordRule>> = Object.fromEntries([
  ...rules('type', ALL, 'type'),
  ...rules('reference', ALL, '$ref'),
  ...rules('reference', ['2019-09'], '$recursiveRef'),
  ...rules('reference', ['2020-12'], '$dynamicRef'),
  ...rules('values', ALL, 'enum'),
  ...rules('value', SINCE_7, 'const'),
  ...rules('schema', ALL, 'not', 'additionalProperties'),
  ...rules('schema', SINCE_7, 'if', 'then', 'else', 'contains', 'propertyNames'),
  ...rules('schema', SINCE_2019, 'unevaluatedItems', 'unevaluatedProperties'),
  ...rules('schema', UNTIL_2019, 'additionalItems'),
  ...rules('schemaOrList', ALL, 'items'),
  ...rules('list', ALL, 'allOf', 'anyOf', 'oneOf'),
  ...rules('list', ['2020-12'], 'prefixItems'),
  ...rules('map', ALL, 'properties', 'patternProperties'),
  ...rules('map', SINCE_2019, 'dependentSchemas', 'dependentRequired'),
  ...rules('dependencies', ALL, 'dependencies'),
  ...rules('names', ALL, 'required'),
  ...rules('number', ALL, 'minimum', 'maximum', 'multipleOf'),
  ...rules('exclusive', ALL, 'exclusiveMinimum', 'exclusiveMaximum'),
  ...rules('number', ALL, 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'),
  ...rules('number', SINCE_2019, 'minContains', 'maxContains'),
  ...rules('boolean', ALL, 'uniqueItems'),
  ...rules('pattern', ALL, 'pattern'),
  ...rules('string', ALL, 'format'),
]);
