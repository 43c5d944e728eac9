import { Checker } from '@lifeline/schema-form/check';

type Problem = Checker['problems'][number];

/** What a schema must not have that a result is compared with; other problems are schemas that nothing meets. */
const FAULTS: Readonly<Partial<Record<Problem['code'], (detail: string) => string>>> = {
  'not-a-schema': () => 'it must be a map, true or false',
  'unknown-dialect': (detail) => `the dialect “${detail}” is not known`,
  'unresolved-ref': (detail) => `the reference “${detail}” leads nowhere`,
  'remote-ref': (detail) => `the reference “${detail}” leads out of the schema, and nothing is fetched`,
  'ref-loop': (detail) => `the reference “${detail}” leads back to itself`,
  'unknown-type': (detail) => `there is no type “${detail}”`,
  'bad-keyword': (detail) => `the value of “${detail}” is of the wrong type`,
  'bad-pattern': (detail) => `“${detail}” is no regular expression that can be used`,
  'too-much': () => 'it is too large, or nested too deep',
};

/** Why a schema cannot be what a result is compared with, as a sentence; undefined where it can. */
export function schemaFault(schemaText: string): string | undefined {
  for (const { code, schemaPointer, detail } of new Checker(schemaText).problems) {
    const words = FAULTS[code]?.(detail);
    if (words === undefined) continue;
    const place = schemaPointer === '' ? '' : ` at ${schemaPointer}`;
    return `This is no JSON Schema: ${words}${place}.`;
  }
  return undefined;
}
